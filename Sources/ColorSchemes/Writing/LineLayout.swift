import MessageText

/// Files with a key and a value in each line.
enum LineLayout {
  static func ghostty(of outline: SchemeOutline) -> String {
    heading(of: outline, mark: "#")
      + outline.lines.map { line in
        line.key.hasPrefix("palette.")
          ? "palette = \(line.key.dropFirst(8))=\(line.text)\n" : "\(line.key) = \(line.text)\n"
      }.joined()
  }

  static func kitty(of outline: SchemeOutline) -> String {
    heading(of: outline, mark: "##")
      + outline.lines.map { "\($0.key) \($0.text)\n" }.joined()
  }

  static func foot(of outline: SchemeOutline) -> String {
    heading(of: outline, mark: "#") + FootLayout(outline).text
  }

  static func xresources(of outline: SchemeOutline) -> String {
    heading(of: outline, mark: "!")
      + outline.lines.map { "\(resource($0.key)): \($0.text)\n" }.joined()
  }

  /// For every program, unless the key has one.
  private static func resource(_ key: String) -> String {
    FormatRules.resource(key) == key ? "*" + key : key
  }

  /// Comments such as `## name: Nord`.
  static func heading(of outline: SchemeOutline, mark: String) -> String {
    outline.comments.map { "\(mark) \($0.key): \($0.value.shownSafely.keepingQuotes)\n" }.joined()
  }
}

/// Foot's sections.
private struct FootLayout {
  private let lines: [SchemeOutline.Line]
  /// The section of the colours that count.
  private let section: String

  init(_ outline: SchemeOutline) {
    lines = outline.lines
    let used = Set(lines.compactMap { Self.parts($0.key).section })
    section =
      used.contains("colors-dark")
      ? "colors-light" : used.contains("colors") ? "colors-dark" : "colors"
  }

  /// The name of a section before a dot, if there is one, and the key.
  private static func parts(_ key: String) -> (section: String?, key: String) {
    guard let dot = key.firstIndex(of: ".") else { return (nil, key) }
    return (String(key[..<dot]), String(key[key.index(after: dot)...]))
  }

  var text: String {
    let names = lines.map { Self.parts($0.key).section ?? section }
    let own = Dictionary(grouping: zip(names, lines)) { $0.0 }.mapValues { $0.map(\.1) }
    var known: Set<String> = []
    let sections = ([section] + names).filter { known.insert($0).inserted }
    let start = section == "colors-light" ? "[main]\ninitial-color-theme=light\n\n" : ""
    return start
      + sections.map { name in
        let values = (own[name] ?? []).compactMap { value($0).map { "\($0)\n" } }
        return "[\(name)]\n" + values.joined()
      }.joined(separator: "\n")
  }

  /// The text below the cursor and the cursor stand in one value.
  private func value(_ line: SchemeOutline.Line) -> String? {
    if line.key == "cursor-text" { return nil }
    let below = line.key == "cursor" ? lines.first { $0.key == "cursor-text" } : nil
    let before = below.map { $0.bareText + " " } ?? ""
    return "\(Self.parts(line.key).key)=\(before)\(line.bareText)"
  }
}

extension SchemeOutline.Line {
  /// Foot has colours without a mark before their digits.
  fileprivate var bareText: Substring { rgb == nil ? text[...] : text.dropFirst() }
}
