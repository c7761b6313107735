extension String {
  /// The text with escapes in place of single scalars. A search for a sign would not find it before a combining mark, with
  /// which it is one character.
  package func escaping(_ escapes: [Unicode.Scalar: String]) -> String {
    unicodeScalars.reduce(into: "") { text, scalar in
      if let escape = escapes[scalar] {
        text += escape
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }
}

/// Text in files of XML and HTML.
package enum Markup {
  /// The text with references in place of what would be read as markup.
  package static func escaped(_ text: String) -> String { text.escaping(references) }

  private static let references: [Unicode.Scalar: String] = [
    "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;",
  ]
}
