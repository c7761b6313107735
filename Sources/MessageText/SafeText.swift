/// A text that somebody wrote, in quotes, sanitized and cut to 40 characters.
package func quoted(_ text: String) -> String {
  let isLong = text.unicodeScalars.count > 40
  return "'\(String(text.unicodeScalars.prefix(40)).shownSafely)\(isLong ? "…" : "")'"
}

extension String {
  /// The text sanitized for a terminal: a code such as `<U+001B>` or `<U+202E>` replaces each character
  /// that could disturb the terminal or make the text read as another one.
  package var shownSafely: String {
    // Mostly there is nothing to replace.
    if utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return self }
    return unicodeScalars.map { $0.isShownAlone ? String($0) : "<\($0.codePoint)>" }.joined()
  }
}

extension String {
  /// The text for a terminal that is not in UTF-8, where the bytes of other characters may be control characters: with codes in
  /// place of all that is not ASCII.
  package var inASCII: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return self }
    return unicodeScalars.map { $0.isASCII ? String($0) : "<\($0.codePoint)>" }.joined()
  }
}

extension Unicode.Scalar {
  /// Whether a file may contain it: tabs, ordinary line breaks, and all that a value may contain.
  package var mayStandInFile: Bool {
    self == "\t" || self == "\n" || self == "\r" || mayStandInText
  }

  /// Whether a value may contain it: no control characters, no line breaks, and no marks that
  /// reverse the direction of writing, which could make a text read as another one.
  package var mayStandInText: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x2029, 0xFEFF: false
    case 0x202A...0x202E, 0x2066...0x2069: false
    default: value & 0xFFFE != 0xFFFE
    }
  }

  /// Whether a message can show it unchanged.
  package var isShownAlone: Bool { mayStandInText && properties.generalCategory != .format }

  /// Its number in the notation `U+001B`.
  package var codePoint: String {
    "U+" + value.hexadecimal(4).uppercased()
  }
}

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

extension FixedWidthInteger {
  /// Reads hexadecimal digits and nothing else, as a sign would be; `nil` also for a number that is too great.
  package init?(hexadecimal digits: some StringProtocol) {
    guard digits.allSatisfy(\.isHexDigit) else { return nil }
    self.init(digits, radix: 16)
  }

  /// At least so many hexadecimal digits.
  package func hexadecimal(_ count: Int) -> String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: Swift.max(0, count - digits.count)) + digits
  }
}
