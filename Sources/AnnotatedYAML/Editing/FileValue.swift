/// A value to be written into a file, before its spelling is chosen.
package indirect enum FileValue: Hashable, Sendable {
  case text(String)
  case list([FileValue])
  case mapping(FileMapping)
  /// The same value in several forms, the preferred one first.
  case forms([FileValue])

  /// The form to be written where the file has no value yet.
  package var preferred: FileValue {
    if case .forms(let forms) = self, let first = forms.first { first.preferred } else { self }
  }

  package var elements: [FileValue]? {
    form { if case .list(let elements) = $0 { elements } else { nil } }
  }

  package var mapping: FileMapping? {
    form { if case .mapping(let mapping) = $0 { mapping } else { nil } }
  }

  /// Whether it was a list or had names as keys, all of which have gone.
  func isEmptied(by new: FileValue) -> Bool {
    elements != nil && new.elements?.isEmpty == true
      || mapping?.isNamed == true && new.mapping?.entries.isEmpty == true
  }

  package var text: String? { form { if case .text(let text) = $0 { text } else { nil } } }

  /// The value in a form that it has; `nil` if it has no such form.
  private func form<Form>(_ match: (FileValue) -> Form?) -> Form? {
    if case .forms(let forms) = self { forms.lazy.compactMap(match).first } else { match(self) }
  }
}

package struct FileMapping: Hashable, Sendable {
  package struct Entry: Hashable, Sendable {
    package var key: String
    package var value: FileValue
    /// Whether the value is the default, so that the key can be left out.
    package var isDefault: Bool

    package init(key: String, value: FileValue, isDefault: Bool = false) {
      self.key = key
      self.value = value
      self.isDefault = isDefault
    }
  }

  package var entries: [Entry]
  /// Whether the keys are names given by the author, whose order matters.
  package var isNamed: Bool

  package init(entries: [Entry], isNamed: Bool = false) {
    self.entries = entries
    self.isNamed = isNamed
  }

  package subscript(key: String) -> FileValue? { entries.first { $0.key == key }?.value }
}

/// The spelling of a text in a file.
package enum ScalarSpelling {
  /// The text on one line, in double quotes where it needs quotes.
  static func inline(_ text: String, isInFlow: Bool) -> String {
    isPlain(text, isInFlow: isInFlow) ? text : doubleQuoted(text)
  }

  /// The text in the style of the node that it replaces; `nil` if that style cannot express it.
  static func like(_ form: SourceNode.Style, _ text: String, isInFlow: Bool) -> String? {
    switch form {
    case .plain:
      inline(text, isInFlow: isInFlow)
    case .singleQuoted where !text.unicodeScalars.contains("\n"):
      singleQuoted(text)
    case .singleQuoted, .doubleQuoted:
      doubleQuoted(text)
    case .literal, .flow, .block, .pair:
      nil
    }
  }

  /// A text of one line in single quotes.
  static func singleQuoted(_ text: String) -> String { "'" + text.escaping(["'": "''"]) + "'" }

  package static func doubleQuoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\n": quoted += "\\n"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// The text as JSON has it, in quotes where it is no number, `true` or `false`.
  static func json(_ text: String) -> String {
    let isNumber = Int(text).map { "\($0)" } == text || Double(text).map { "\($0)" } == text
    let isBare = ["true", "false"].contains(text) || isNumber && text.last?.isNumber == true
    return isBare ? text : doubleQuoted(text)
  }

  /// What other readers of YAML take for no value at all, for keys to merge, or for a default.
  private static let wordsWithMeaning = ["null", "Null", "NULL", "~", "<<", "="]

  /// Whether the text needs no quotes.
  private static func isPlain(_ text: String, isInFlow: Bool) -> Bool {
    let scalars = Array(text.unicodeScalars)
    guard let first = scalars.first, let last = scalars.last, last != " ", last != ":",
      startsPlain(first, before: scalars.dropFirst().first),
      !scalars.contains("\n"), text != "...", !wordsWithMeaning.contains(text)
    else { return false }
    let pairs = zip(scalars, scalars.dropFirst())
    if pairs.contains(where: { $0 == (":", " ") || $0 == (" ", "#") }) { return false }
    return !isInFlow || !scalars.contains { $0.isBracketOrComma || $0 == ":" }
  }

  /// Whether a plain text may begin with this character; a minus sign only before a digit.
  private static func startsPlain(_ scalar: Unicode.Scalar, before next: Unicode.Scalar?) -> Bool {
    if scalar == "-" { return next.map { ("0"..."9").contains($0) } ?? false }
    let indicators: [Unicode.Scalar] = [
      "?", ":", "#", "&", "*", "!", "|", ">", "'", "\"", "%", "@", "`", " ",
    ]
    return !indicators.contains(scalar) && !scalar.isBracketOrComma
  }
}

extension ScalarSpelling {
  /// The header and lines of a text as a literal, not indented; `nil` if quotes are better or needed.
  static func literal(_ text: String) -> (header: String, lines: [Substring])? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 1, text.unicodeScalars.last != "\n",
      let firstShown = lines.firstIndex(where: { $0.unicodeScalars.contains { $0 != " " } })
    else { return nil }
    let beginsWithBlank = lines[...firstShown].contains { $0.unicodeScalars.first == " " }
    return (beginsWithBlank ? "|2" : "|", lines)
  }
}

extension Unicode.Scalar {
  /// Whether it separates values in flow style.
  var isBracketOrComma: Bool { "[]{},".unicodeScalars.contains(self) }
}

/// Writes values that are not in a file yet, in a form that reads well.
package struct FreshWriting {
  /// Short mappings and lists stay on one line up to this column.
  private static let width = 80
  private static let step = 2

  let lineBreak: String
  private let hasLiterals: Bool
  /// Whether what is written is JSON, which has quotes around keys and words.
  let isJSON: Bool

  package init(lineBreak: String, hasLiterals: Bool = true, isJSON: Bool = false) {
    (self.lineBreak, self.hasLiterals, self.isJSON) = (lineBreak, hasLiterals, isJSON)
  }

  /// The header and lines of a text that is written as a literal.
  func literal(_ text: String) -> (header: String, lines: [Substring])? {
    hasLiterals ? ScalarSpelling.literal(text) : nil
  }

  /// A value in flow style, on one line.
  package func inline(_ value: FileValue) -> String {
    switch value.preferred {
    case .text(let text):
      return isJSON ? ScalarSpelling.json(text) : ScalarSpelling.inline(text, isInFlow: true)
    case .list(let elements):
      return "[" + elements.map(inline).joined(separator: ", ") + "]"
    case .mapping(let mapping):
      let entries = mapping.written.map { key($0, isInFlow: true) + " " + inline($0.value) }
      return entries.isEmpty ? "{}" : "{ " + entries.joined(separator: ", ") + " }"
    case .forms:
      return ""
    }
  }

  func key(_ entry: FileMapping.Entry, isInFlow: Bool) -> String {
    let key =
      isJSON
      ? ScalarSpelling.doubleQuoted(entry.key)
      : ScalarSpelling.inline(entry.key, isInFlow: isInFlow)
    return key + ":"
  }

  /// A key and its value on whole lines, indented to `column` except for the first line.
  func entry(_ entry: FileMapping.Entry, column: Int) -> String {
    after(key(entry, isInFlow: false), entry.value, column: column)
  }

  /// An element of a list on whole lines, indented to `column` except for the first line.
  func element(_ value: FileValue, column: Int) -> String {
    guard case .mapping(let mapping) = value.preferred, !fits(value, after: "-", column: column)
    else { return after("-", value, column: column) }
    return "- " + block(mapping, column: column + Self.step)
  }

  /// A value behind its key or dash, on the same line, with `comment`, or on lines of its own.
  func after(_ start: String, _ value: FileValue, column: Int, comment: String? = nil) -> String {
    let comment = (comment.map { " " + $0 } ?? "") + lineBreak
    let indent = String(repeating: " ", count: column + Self.step)
    switch value.preferred {
    case .text(let text):
      guard let literal = literal(text) else {
        return start + " " + ScalarSpelling.inline(text, isInFlow: false) + comment
      }
      let lines = literal.lines.map { ($0.isEmpty ? "" : indent + $0) + lineBreak }
      return start + " " + literal.header + comment + lines.joined()
    case _ where fits(value, after: start, column: column):
      return start + " " + inline(value) + comment
    case .mapping(let mapping):
      return start + comment + indent + block(mapping, column: column + Self.step)
    case .list(let elements):
      let lines = elements.map { indent + element($0, column: column + Self.step) }
      return start + comment + lines.joined()
    case .forms:
      return start + comment
    }
  }

  /// The keys on lines of their own, indented to `column` except for the first line.
  private func block(_ mapping: FileMapping, column: Int) -> String {
    mapping.written.map { entry($0, column: column) }
      .joined(separator: String(repeating: " ", count: column))
  }

  /// Whether the value is written on one line: if it is shallow and short enough.
  private func fits(_ value: FileValue, after start: String, column: Int) -> Bool {
    value.isShallow && column + start.count + 1 + inline(value).count <= Self.width
  }
}

extension FreshWriting {
  /// A whole file, with a blank line before each value that takes several lines.
  package func document(_ mapping: FileMapping) -> String {
    mapping.written.map { entry in
      let isPart = !entry.value.isShallow
      return (isPart ? lineBreak : "") + self.entry(entry, column: 0)
    }
    .joined()
  }
}

extension FileMapping {
  /// The entries whose values are not the default.
  var written: [Entry] { entries.filter { !$0.isDefault } }
}

extension FileValue {
  /// Whether it contains no names of the author's, no texts of several lines, no mappings in lists.
  fileprivate var isShallow: Bool {
    switch preferred {
    case .text(let text): ScalarSpelling.literal(text) == nil
    case .list(let elements): elements.allSatisfy { $0.isShallowElement }
    case .mapping(let mapping):
      (!mapping.isNamed || mapping.entries.isEmpty)
        && mapping.written.allSatisfy { $0.value.isShallow }
    case .forms: true
    }
  }

  /// Mappings in a list are each on a line of their own.
  private var isShallowElement: Bool {
    if case .mapping = preferred { false } else { isShallow }
  }
}
