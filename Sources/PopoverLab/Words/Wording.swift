import CellCanvas

/// One sentence in several lengths, the longest first.
extension [String] {
  /// The first that fits into `width` columns, or else the last.
  func first(fitting width: Int) -> String {
    first { GlyphText($0).width <= width } ?? last ?? ""
  }
}

extension String {
  /// The text with a capital letter, as at the start of a sentence.
  package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// The text with a small letter, as after a colon.
  var uncapitalized: String { prefix(1).lowercased() + dropFirst() }

  /// The text with a full stop, unless it ends with one or a question mark.
  var sentence: String { hasSuffix(".") || hasSuffix("?") ? self : self + "." }

  /// The text without blanks at its ends.
  var withoutOuterBlanks: String {
    let start = unicodeScalars.drop { $0 == " " }
    let end = start.lastIndex { $0 != " " }
    return end.map { String(start[...$0]) } ?? ""
  }

  /// A name without the quotes around it that shells need for one with blanks.
  var unquoted: String {
    let scalars = unicodeScalars
    let isQuoted = scalars.count > 1 && scalars.first == "\"" && scalars.last == "\""
    return isQuoted ? String(scalars.dropFirst().dropLast()) : self
  }
}
