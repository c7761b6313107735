/// Reads the glyphs of a text from left to right, one at a time: of a long text, no more is read than is wanted.
struct GlyphReader: Sequence, IteratorProtocol {
  private let text: String
  private let end: String.Index
  private let ambiguous: AmbiguousWidth
  private var place: String.Index

  /// Control characters become `?`, and characters without a width are left out.
  init(_ text: Substring, ambiguous: AmbiguousWidth = .one) {
    self.text = text.base
    self.ambiguous = ambiguous
    (place, end) = (text.startIndex, text.endIndex)
  }

  mutating func next() -> Glyph? {
    guard let glyph = nextGlyph() else { return nil }
    return ambiguous == .two ? glyph.widened : glyph
  }

  private mutating func nextGlyph() -> Glyph? {
    while place < end {
      if let ascii = nextASCII() { return Glyph(ascii: ascii) }
      if let glyph = nextWithMarks() { return glyph }
    }
    return nil
  }

  /// A character of ASCII; `nil` if something may belong to it, as marks do.
  private mutating func nextASCII() -> UInt8? {
    let (byte, after) = (text.utf8[place], text.utf8.index(after: place))
    guard byte < 0x80, after == end || text.utf8[after] < 0x80 else { return nil }
    place = after
    return byte
  }

  /// The next scalar with all that belongs to it and has no column; `nil` if it has none itself.
  private mutating func nextWithMarks() -> Glyph? {
    let base = nextScalar()
    guard var glyph = Glyph(of: base) else { return nil }
    var former = base
    while place < end, text.unicodeScalars[place].goesOn(after: former, from: base) {
      former = nextScalar()
      if former.isMark { glyph.marks.append(former.value) }
    }
    return glyph
  }

  private mutating func nextScalar() -> Unicode.Scalar {
    defer { text.unicodeScalars.formIndex(after: &place) }
    return text.unicodeScalars[place]
  }
}

extension Glyph {
  /// The glyph of a scalar of a text; `nil` if it takes no column.
  fileprivate init?(of scalar: Unicode.Scalar) {
    if scalar.isMark || scalar.isUnseen { return nil }
    switch scalar.properties.generalCategory {
    case .control, .surrogate, .unassigned, .lineSeparator, .paragraphSeparator: self = .replacement
    default: self.init(scalar)
    }
  }
}

extension Unicode.Scalar {
  private static let joiner: Unicode.Scalar = "\u{200D}"

  /// Whether it belongs to the glyph before it: a mark, what is not seen, and in an emoji the tone of the skin and what is
  /// joined to it.
  fileprivate func goesOn(after former: Unicode.Scalar, from base: Unicode.Scalar) -> Bool {
    if isASCII { return false }
    if isMark || isUnseen { return true }
    if properties.isEmojiModifier { return base.properties.isEmojiModifierBase }
    return former == .joiner && properties.isEmoji && base.properties.isEmoji
  }

  /// Whether it is not shown: a selector of a presentation, or a format character. Those that begin a number or end a
  /// verse are signs of their own.
  fileprivate var isUnseen: Bool {
    if properties.isVariationSelector { return true }
    return properties.generalCategory == .format
      && !Self.formatSigns.contains { $0.contains(value) }
  }

  private static let formatSigns: [ClosedRange<UInt32>] = [
    0x600...0x605, 0x6DD...0x6DD, 0x70F...0x70F, 0x890...0x891, 0x8E2...0x8E2,
    0x110BD...0x110BD, 0x110CD...0x110CD,
  ]
}
