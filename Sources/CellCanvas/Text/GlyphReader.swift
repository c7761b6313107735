/// Reads the glyphs of a text from left to right, one at a time: of a long text, no more is read than is wanted.
struct GlyphReader: Sequence, IteratorProtocol {
  private let text: String
  private let end: String.Index
  private let ambiguous: AmbiguousWidth
  private var place: String.Index
  /// The second letter of a flag, when the first one was given.
  private var letter: Glyph?

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
    if let second = letter {
      letter = nil
      return second
    }
    while place < end {
      if let ascii = nextASCII() { return Glyph(ascii: ascii) }
      if let glyph = nextCluster() { return glyph }
    }
    return nil
  }

  /// A character of ASCII; `nil` if something may belong to it, as marks do, and a line feed to the return before it.
  private mutating func nextASCII() -> UInt8? {
    let (byte, after) = (text.utf8[place], text.utf8.index(after: place))
    guard byte < 0x80, byte != 0x0D, after == end || text.utf8[after] < 0x80 else { return nil }
    place = after
    return byte
  }

  /// A character of several scalars, or outside ASCII; `nil` if it takes no column.
  private mutating func nextCluster() -> Glyph? {
    let character = text[place]
    place = text.index(after: place)
    if let ascii = character.asciiValue { return Glyph(ascii: ascii) }
    let scalars = character.unicodeScalars
    let mark = scalars.dropFirst().first(where: \.isMark)
    if scalars.count > 1, scalars.allSatisfy(\.isFlagLetter) {
      letter = scalars.dropFirst().first.flatMap { Glyph(base: $0, mark: mark) }
    }
    return scalars.first.flatMap { Glyph(base: $0, mark: mark) }
  }
}

extension Unicode.Scalar {
  fileprivate var isFlagLetter: Bool { (0x1F1E6...0x1F1FF).contains(value) }

  /// Whether it is a combining mark; selectors of a presentation are not.
  fileprivate var isMark: Bool {
    guard !properties.isVariationSelector else { return false }
    let category = properties.generalCategory
    return category == .nonspacingMark || category == .enclosingMark
  }
}
