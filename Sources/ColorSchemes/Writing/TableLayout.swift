import MessageText

/// TOML: a table for what stands before the last part of a key; what stands in no table comes first.
struct TableLayout {
  /// The tables in the order of their first keys.
  private var order: [String] = []
  private var tables: [String: Table] = [:]

  static func text(of outline: SchemeOutline) -> String {
    LineLayout.heading(of: outline, mark: "#") + TableLayout(outline).text
  }

  private init(_ outline: SchemeOutline) {
    for detail in outline.details { add(detail.value, at: detail.key) }
    for line in outline.lines { add(line.text, at: line.key) }
  }

  private mutating func add(_ text: String, at key: String) {
    let key = Key(key)
    if tables[key.table] == nil { order.append(key.table) }
    tables[key.table, default: Table()].add(text, at: key)
  }

  private var text: String {
    // Behind a header, a key is one of that table.
    let names = order.filter(\.isEmpty) + order.filter { !$0.isEmpty }
    return names.compactMap { name in tables[name]?.text(name) }.joined(separator: "\n")
  }
}

extension TableLayout {
  /// What stands below a header.
  private struct Table {
    private var entries = ""
    private var lists: [String: [String]] = [:]

    mutating func add(_ text: String, at key: Key) {
      if let list = key.list {
        lists[list, default: []].append(text.quotedText)
      } else if key.table == Key.indexed {
        entries += Self.element(text, at: key)
      } else {
        entries += "\(key.last) = \(text.quotedText)\n"
      }
    }

    /// A colour above 15 of Alacritty.
    private static func element(_ text: String, at key: Key) -> String {
      guard let number = Int(key.name) else { return "" }
      return "[[\(Key.indexed)]]\nindex = \(number)\ncolor = \(text.quotedText)\n"
    }

    func text(_ name: String) -> String {
      let lists = Key.lists.compactMap { list in
        self.lists[list].map { "\(list) = [\($0.joined(separator: ", "))]\n" }
      }
      let isHeaded = !name.isEmpty && name != Key.indexed
      return (isHeaded ? "[\(name)]\n" : "") + entries + lists.joined()
    }
  }

  /// A key of TOML.
  private struct Key {
    /// The table in which it stands, as it is written.
    let table: String
    /// The list in the table of which it is an element.
    let list: String?
    let name: String

    /// The name as it is written.
    var last: String { name.isPlainWord ? name : name.quotedText }

    static let lists = ["ansi", "brights"]
    static let indexed = "colors.indexed_colors"

    init(_ key: String) {
      let parts = key.partsOfKey
      let isList = parts.count == 3 && parts[0] == "colors" && Self.lists.contains(parts[1])
      let written = parts.map { $0.isPlainWord ? $0 : $0.quotedText }
      table = written.dropLast(isList ? 2 : 1).joined(separator: ".")
      list = isList ? parts[1] : nil
      name = parts.last ?? ""
    }
  }
}
