import AnnotatedYAML
import MessageText

/// The form of small files that have a key and a value in each line. One reader serves them all. A value may stand in
/// quotes, which are no part of it.
struct LineGrammar: Sendable {
  /// What stands between key and value; `nil` if blanks alone do.
  var separator: Character?
  /// The characters with which a comment begins, at the start of a line.
  var comments: Set<Character>
  /// Whether `[name]` begins a section, whose name comes before its keys.
  var hasSections = false
  /// The names that are keys themselves where `#define NAME value` gives a value a name; `nil` if nothing does. Other
  /// names stand for their values only.
  var defined: Set<String>?

  /// The keys and values of a text, and what its comments say of it.
  func entries(in text: String) -> SchemeEntries {
    var entries = SchemeEntries()
    var section = ""
    var macros: [String: String] = [:]
    for line in SchemeEntries.lines(of: defined == nil ? text : text.withoutBlockComments) {
      if let macro = macro(line.text) {
        macros[macro.name] = macro.value
        if defined?.contains(macro.name) == true {
          entries.append(macro.name, macro.value, at: line.place, keyPlace: line.place)
        }
      } else if let first = line.text.first, comments.contains(first) {
        if let remark = Self.remark(line.text, at: line.place) { entries.remarks.append(remark) }
      } else if let name = self.section(line.text) {
        section = name + "."
      } else if let pair = pair(line.text) {
        let value = Self.expanded(pair.value, macros)
        let place = Place(line: line.place.line, column: line.place.column + pair.column)
        entries.append(section + pair.key, value, at: place, keyPlace: line.place)
      }
    }
    return entries
  }

  private func macro(_ line: Substring) -> (name: String, value: String)? {
    guard defined != nil, line.first == "#" else { return nil }
    let words = line.dropFirst().split { $0 == " " || $0 == "\t" }
    guard words.first == "define", words.count > 2 else { return nil }
    return (String(words[1]), String(words[2]))
  }

  /// The value with what a name in it stands for, which may have an opacity in brackets before it.
  private static func expanded(_ value: String, _ macros: [String: String]) -> String {
    let start = value.first == "[" ? value.firstIndex(of: "]").map(value.index(after:)) : nil
    let name = value[(start ?? value.startIndex)...].trimmed
    return macros[name].map { value[..<(start ?? value.startIndex)] + $0 } ?? value
  }

  private func section(_ line: Substring) -> String? {
    guard hasSections, line.first == "[", let end = line.firstIndex(of: "]") else { return nil }
    return line[line.index(after: line.startIndex)..<end].trimmed
  }

  /// - Returns: `column` is that of the value, counted from the start of the line.
  private func pair(_ line: Substring) -> (key: String, value: String, column: Int)? {
    let end = line.firstIndex { separator.map([$0].contains) ?? ($0 == " " || $0 == "\t") }
    guard let end else { return nil }
    let (key, rest) = (line[..<end].trimmed, line[line.index(after: end)...])
    let start = rest.firstIndex { !$0.isWhitespace } ?? rest.endIndex
    return key.isEmpty
      ? nil : (key, rest.trimmed, line[..<start].unicodeScalars.count)
  }
}

extension LineGrammar {
  /// What a comment such as `## name: Nord` or `# Author: Jane` says.
  static func remark(_ line: Substring, at place: Place) -> SchemeEntry? {
    let words = line.drop { "#!; \t".contains($0) }
    guard let colon = words.firstIndex(of: ":") else { return nil }
    let key = words[..<colon].trimmed.lowercased()
    let value = words[words.index(after: colon)...].unquoted
    return value.isEmpty
      ? nil : SchemeEntry(key: key, value: .text(value), place: place, keyPlace: place)
  }
}

extension SchemeEntries {
  fileprivate mutating func append(
    _ key: String, _ value: String, at place: Place, keyPlace: Place
  ) {
    all.append(
      SchemeEntry(key: key, value: .text(value.unquoted), place: place, keyPlace: keyPlace))
  }
}

extension String {
  /// The text with blanks in place of comments as C has them, in the same lines and columns.
  fileprivate var withoutBlockComments: String {
    var (text, rest) = ("", self[...])
    while let start = rest.firstRange(of: "/*"),
      let end = rest[start.upperBound...].firstRange(of: "*/")?.upperBound
    {
      text += rest[..<start.lowerBound]
      text += String(rest[start.lowerBound..<end].map { $0.isNewline ? $0 : " " })
      rest = rest[end...]
    }
    return text + rest
  }
}

extension StringProtocol {
  /// The text without a pair of quotes around it, which `"A" and "B"` has not.
  var unquoted: String {
    let text = trimmed
    guard text.count > 1, let mark = text.first, mark == "\"" || mark == "'",
      text.dropFirst().firstIndex(of: mark) == text.indices.last
    else { return text }
    return String(text.dropFirst().dropLast())
  }

  /// The text as ``unquoted`` gives it back: another pair of quotes stands around one that has a pair itself.
  var keepingQuotes: String {
    let text = trimmed
    if text.unquoted == text { return text }
    return text.first == "'" ? "\"\(text)\"" : "'\(text)'"
  }
}
