/// A value to be written into a file, before its spelling is chosen.
package indirect enum FileValue: Equatable, Sendable {
  case text(String)
  case list([FileValue])
  case mapping(FileMapping)
  /// The same value in several forms, the preferred one first.
  case forms([FileValue])

  /// The form to be written where the file has no value yet.
  package var preferred: FileValue {
    if case .forms(let forms) = self, let first = forms.first { first.preferred } else { self }
  }

  /// The elements, if the value has the form of a list.
  package var elements: [FileValue]? {
    form { if case .list(let elements) = $0 { elements } else { nil } }
  }

  /// The keys and values, if the value has the form of a mapping.
  package var mapping: FileMapping? {
    form { if case .mapping(let mapping) = $0 { mapping } else { nil } }
  }

  /// The text, if the value has the form of a text.
  package var text: String? { form { if case .text(let text) = $0 { text } else { nil } } }

  private func form<Form>(_ match: (FileValue) -> Form?) -> Form? {
    if case .forms(let forms) = self { forms.lazy.compactMap(match).first } else { match(self) }
  }
}

/// Keys and their values.
package struct FileMapping: Equatable, Sendable {
  package struct Entry: Equatable, Sendable {
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
      "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
        + "'"
    case .singleQuoted, .doubleQuoted:
      doubleQuoted(text)
    case .literal, .flow, .block, .pair:
      nil
    }
  }

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

  /// Whether the text needs no quotes.
  private static func isPlain(_ text: String, isInFlow: Bool) -> Bool {
    let scalars = Array(text.unicodeScalars)
    guard let first = scalars.first, let last = scalars.last, last != " ", last != ":",
      startsPlain(first, before: scalars.dropFirst().first),
      !scalars.contains("\n"), text != "..."
    else { return false }
    let pairs = zip(scalars, scalars.dropFirst())
    if pairs.contains(where: { $0 == (":", " ") || $0 == (" ", "#") }) { return false }
    return !isInFlow || !scalars.contains { $0.isBracketOrComma || $0 == ":" }
  }

  /// Whether a plain text may begin with this character. A minus sign begins a number if a digit follows,
  /// else it may begin a list.
  private static func startsPlain(_ scalar: Unicode.Scalar, before next: Unicode.Scalar?) -> Bool {
    if scalar == "-" { return next.map { ("0"..."9").contains($0) } ?? false }
    let indicators: [Unicode.Scalar] = [
      "?", ":", "#", "&", "*", "!", "|", ">", "'", "\"", "%", "@", "`", " ",
    ]
    return !indicators.contains(scalar) && !scalar.isBracketOrComma
  }

}

extension ScalarSpelling {
  /// The header and the lines of a text as a literal, without indentation; `nil` if the text is better, or
  /// only possible, in quotes.
  static func literal(_ text: String) -> (header: String, lines: [Substring])? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 1, text.unicodeScalars.last != "\n",
      let firstShown = lines.firstIndex(where: { $0.unicodeScalars.contains { $0 != " " } })
    else { return nil }
    let beginsWithBlank = lines[...firstShown].contains { $0.unicodeScalars.first == " " }
    return (beginsWithBlank ? "|2" : "|", lines)
  }
}
