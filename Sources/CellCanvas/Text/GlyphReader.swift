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
    while place < end {
      let scalar = text.unicodeScalars[place]
      let role = scalar.role
      guard base.takes(scalar, as: role, after: former) else { break }
      if role == .mark { glyph.marks.append(scalar.value) }
      former = nextScalar()
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
    switch scalar.role {
    case .glyph, .tone: self.init(scalar)
    case .mark, .unseen: return nil
    case .unknown: self = .replacement
    }
  }
}

extension Unicode.Scalar {
  private static let joiner: Unicode.Scalar = "\u{200D}"

  /// Whether a scalar belongs to the glyph that begins with this one: what has no column, and to a picture its tone and the
  /// pictures that are joined to it.
  fileprivate func takes(_ scalar: Self, as role: ScalarRole, after former: Self) -> Bool {
    switch role {
    case .mark, .unseen: true
    case .tone: properties.isEmojiModifierBase
    case .glyph: former == Self.joiner && scalar.isPictograph && isPictograph
    case .unknown: false
    }
  }
}
