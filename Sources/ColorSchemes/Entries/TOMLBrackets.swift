import AnnotatedYAML

/// The brackets and keys of a text in TOML. The parser takes for granted that a table has a name, that no element of an
/// array begins with a closing brace and that a key has few parts, and ends the program otherwise; so all of this is
/// looked for before it reads.
struct TOMLBrackets {
  private let text: [Unicode.Scalar]
  private var index = 0
  /// The brackets that are not closed yet.
  private var open: [Unicode.Scalar] = []
  /// Whether what follows belongs to a value, not to the name of a table.
  private var isValue = false
  /// The end of the line that was looked for last, which holds until the index has passed it.
  private var knownEndOfLine = -1
  /// The dots in the key at the index; each begins a table in the one before.
  private var dots = 0

  /// - Throws: the first fault at which the parser would end the program.
  static func check(_ text: String) throws(Fault) {
    var brackets = TOMLBrackets(text: Array(text.unicodeScalars))
    while brackets.index < brackets.text.count { try brackets.readMark() }
  }

  private init(text: [Unicode.Scalar]) { self.text = text }

  private mutating func readMark() throws(Fault) {
    let mark = text[index]
    switch mark {
    case "#": index = endOfLine
    case "\"", "'": index = endOfText(quotedBy: mark)
    default:
      try note(mark)
      try checkDepth(after: mark)
      index += 1
    }
  }

  private mutating func note(_ mark: Unicode.Scalar) throws(Fault) {
    switch mark {
    case "=": isValue = true
    case "\n" where open.isEmpty: isValue = false
    case "[" where open.isEmpty && !isValue && !hasName:
      throw fault("a table has a name of letters in its brackets")
    case "}" where open.last == "[": throw fault("an array ends with ']', not with '}'")
    case "[", "{": open.append(mark)
    case "]", "}": _ = open.popLast()
    default: break
    }
  }

  private mutating func checkDepth(after mark: Unicode.Scalar) throws(Fault) {
    switch mark {
    case ".": dots += 1
    case "=", ",", "\n", "[", "]", "{", "}": dots = 0
    default: return
    }
    let limit = SchemeEntries.depthLimit
    guard max(dots + 1, open.count) <= limit else { throw Fault(at: place, .tooDeep(limit: limit)) }
  }

  /// Whether what stands in the brackets at the index begins as a name does, or is empty, which the parser reports.
  private var hasName: Bool {
    let inside = text[(index + 1)...]
    let first = (inside.first == "[" ? inside.dropFirst() : inside).first {
      $0 != " " && $0 != "\t"
    }
    guard let first, first.isASCII else { return false }
    return first.properties.isAlphabetic || "0123456789-_\"']".unicodeScalars.contains(first)
  }

  /// Where the text ends that begins at the index; a text of several lines has three marks on each side.
  private mutating func endOfText(quotedBy mark: Unicode.Scalar) -> Int {
    let marks = [mark, mark, mark]
    guard text[index...].starts(with: marks) else {
      return end(of: [mark], in: (index + 1)..<endOfLine) ?? endOfLine
    }
    guard let end = end(of: marks, in: (index + 3)..<text.count) else { return text.count }
    // One or two more belong to the text.
    return end + text[end...].prefix(2).prefix { $0 == mark }.count
  }

  private var endOfLine: Int {
    mutating get {
      if knownEndOfLine < index {
        knownEndOfLine = text[index...].firstIndex(of: "\n") ?? text.count
      }
      return knownEndOfLine
    }
  }

  /// Behind the next such marks, but for those that a backslash takes into a text.
  private func end(of marks: [Unicode.Scalar], in range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      if text[index...].starts(with: marks) { return index + marks.count }
      index += text[index] == "\\" && marks[0] == "\"" ? 2 : 1
    }
    return nil
  }

  private func fault(_ words: String) -> Fault { Fault(at: place, SchemeProblem.toml(words)) }

  private var place: Place {
    let before = text[..<index]
    let line = before.count { $0 == "\n" } + 1
    return Place(line: line, column: index - (before.lastIndex(of: "\n") ?? -1))
  }
}
