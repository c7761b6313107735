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
    let base = text.unicodeScalars[place]
    text.unicodeScalars.formIndex(after: &place)
    guard var glyph = Glyph(of: base) else { return nil }
    var former = base
    while place < end {
      let scalar = text.unicodeScalars[place]
      if scalar.isMark {
        glyph.marks.append(scalar.value)
      } else if !scalar.goesOn(after: former, from: base) {
        break
      }
      text.unicodeScalars.formIndex(after: &place)
      former = scalar
    }
    return glyph
  }
}

extension Unicode.Scalar {
  private static let joiner: Unicode.Scalar = "\u{200D}"

  /// Whether it belongs to the glyph before it and does not show: a format character or a selector, and in an emoji the tone
  /// of the skin and what is joined to it.
  fileprivate func goesOn(after former: Unicode.Scalar, from base: Unicode.Scalar) -> Bool {
    if isASCII { return false }
    if properties.isVariationSelector || properties.generalCategory == .format { return true }
    guard properties.isEmoji, base.properties.isEmoji else { return false }
    return former == .joiner || properties.isEmojiModifier
  }
}
