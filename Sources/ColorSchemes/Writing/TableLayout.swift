import MessageText

/// TOML: a table for what stands before the last dot of a key.
struct TableLayout {
  private let outline: SchemeOutline

  static func text(of outline: SchemeOutline) -> String {
    let heading = outline.comments.map { "# \($0.key): \($0.value.shownSafely)\n" }.joined()
    let layout = TableLayout(outline: outline)
    return heading + layout.tables.map(layout.text).joined(separator: "\n")
  }

  /// The names of the tables in the order of their first keys.
  private var tables: [String] {
    (outline.details.map(\.key) + outline.lines.map(\.key)).reduce(into: []) { names, key in
      let name = Key(key).table
      if !names.contains(name) { names.append(name) }
    }
  }

  private func text(of table: String) -> String {
    let lines = outline.lines.filter { Key($0.key).table == table }
    if table == Key.indexed { return lines.compactMap(Self.element).joined() }
    let single = lines.filter { Key($0.key).list == nil }
    let details = outline.details.filter { Key($0.key).table == table }
    let pairs = details + single.map { (key: $0.key, value: $0.text) }
    let entries = pairs.map { Self.entry(Key($0.key).last, $0.value.quotedText) }
    let lists = Key.lists.filter { list in lines.contains { Key($0.key).list == list } }
    return "[\(Self.name(table))]\n" + (entries + lists.map { list($0, lines) }).joined()
  }

  private func list(_ name: String, _ lines: [SchemeOutline.Line]) -> String {
    let values = lines.filter { Key($0.key).list == name }.map { $0.text.quotedText }
    return Self.entry(name, "[" + values.joined(separator: ", ") + "]")
  }
}

extension TableLayout {
  private static func entry(_ key: String, _ value: String) -> String {
    "\(name(key)) = \(value)\n"
  }

  /// A colour above 15 of Alacritty.
  private static func element(_ line: SchemeOutline.Line) -> String? {
    Int(Key(line.key).last).map { number in
      "[[\(Key.indexed)]]\n" + entry("index", "\(number)")
        + entry("color", line.text.quotedText)
    }
  }

  /// A name with dots, in quotes where it has to be.
  private static func name(_ name: String) -> String {
    let parts = name.split(separator: ".").map(String.init)
    return parts.map { $0.isPlainWord ? $0 : $0.quotedText }.joined(separator: ".")
  }

  /// A key of TOML in its parts.
  private struct Key {
    let table: String
    /// The list in the table of which it is an element.
    let list: String?
    let last: String

    static let lists = ["ansi", "brights"]
    static let indexed = "colors.indexed_colors"

    init(_ key: String) {
      let parts = key.split(separator: ".").map(String.init)
      let isList = parts.count == 3 && parts[0] == "colors" && Self.lists.contains(parts[1])
      table = parts.dropLast(isList ? 2 : 1).joined(separator: ".")
      list = isList ? parts[1] : nil
      last = parts.last ?? key
    }
  }
}
