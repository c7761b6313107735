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
