/// What a scalar of a text is to the glyphs of a row: decided here alone.
package enum ScalarRole: Sendable {
  /// It takes a column or two.
  case glyph
  /// It has no column and stands upon the glyph before it: a combining mark, or the vowel or the last consonant of a Hangul
  /// syllable in parts.
  case mark
  /// The tone of the skin of the emoji before it; after anything else a glyph of its own.
  case tone
  /// It is not shown: a selector of a presentation, or a format character.
  case unseen
  /// It cannot be shown: a control character, or none that is known.
  case unknown
}

extension Unicode.Scalar {
  /// What it is to the glyphs of a row.
  package var role: ScalarRole {
    if isHangulMark { return .mark }
    let properties = properties
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return properties.isVariationSelector ? .unseen : .mark
    case .modifierSymbol: return properties.isEmojiModifier ? .tone : .glyph
    case .format: return isFormatSign ? .glyph : .unseen
    case .control, .surrogate, .unassigned, .lineSeparator, .paragraphSeparator: return .unknown
    default: return .glyph
    }
  }

  private var isHangulMark: Bool {
    (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FB).contains(value)
  }

  /// Whether it is one of the format characters that are seen: they begin a number or end a verse.
  private var isFormatSign: Bool { Self.formatSigns.contains { $0.contains(value) } }

  private static let formatSigns: [ClosedRange<UInt32>] = [
    0x600...0x605, 0x6DD...0x6DD, 0x70F...0x70F, 0x890...0x891, 0x8E2...0x8E2,
    0x110BD...0x110BD, 0x110CD...0x110CD,
  ]

  /// Whether it is a picture, which can be joined to another one. Digits, letters of flags and tones are emoji by Unicode's
  /// table, and no pictures.
  var isPictograph: Bool {
    properties.isEmoji && !isASCII && !isFlagLetter && !properties.isEmojiModifier
  }

  /// Whether it is one of the letters of which two name a country and are its flag.
  var isFlagLetter: Bool { (0x1F1E6...0x1F1FF).contains(value) }
}
