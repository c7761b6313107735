/// Text for cells: its glyphs, and the columns that they take.
public struct GlyphText: Equatable, Sendable {
  /// From left to right, without continuations.
  public internal(set) var glyphs: [Glyph] = []
  /// The columns that all glyphs take together.
  public internal(set) var width = 0

  /// An empty text.
  public init() {}

  /// Reads `text`. Control characters become `?`, and characters without a width are left out.
  public init(_ text: String) {
    if readASCII(text) { return }
    glyphs.reserveCapacity(text.utf8.count)
    for character in text { append(character) }
  }

  /// Reads a text of ASCII only; `false` if it is another one.
  private mutating func readASCII(_ text: String) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { bytes in
      // A line feed after a carriage return belongs to the same character.
      guard bytes.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) else { return false }
      glyphs = bytes.map { Glyph(ascii: $0) }
      width = glyphs.count
      return true
    } ?? false
  }

  private mutating func append(_ character: Character) {
    if let ascii = character.asciiValue { return append(Glyph(ascii: ascii)) }
    let scalars = character.unicodeScalars
    let mark = scalars.dropFirst().first(where: \.isMark)
    for base in scalars.prefix(scalars.allSatisfy(\.isFlagLetter) ? 2 : 1) {
      if let glyph = Glyph(base: base, mark: mark) { append(glyph) }
    }
  }

  /// Appends one glyph.
  public mutating func append(_ glyph: Glyph) {
    glyphs.append(glyph)
    width += glyph.width
  }

  /// Appends another text.
  public mutating func append(_ text: GlyphText) {
    glyphs += text.glyphs
    width += text.width
  }
}

extension Glyph {
  /// The glyph of a byte of ASCII; control characters become `?`.
  init(ascii: UInt8) {
    self.init(scalar: (0x20..<0x7F).contains(ascii) ? UInt32(ascii) : Glyph.replacement.scalar)
  }

  /// The glyph of a cluster that begins with `base`; `nil` if it takes no column.
  fileprivate init?(base: Unicode.Scalar, mark: Unicode.Scalar?) {
    switch base.properties.generalCategory {
    case .control, .surrogate, .unassigned, .lineSeparator, .paragraphSeparator:
      self = .replacement
    case .format, .nonspacingMark, .enclosingMark:
      return nil
    default:
      self.init(scalar: base.value, mark: mark?.value ?? 0)
    }
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

extension GlyphText {
  /// Reads `text` for a terminal that gives ambiguous characters so many columns.
  public init(_ text: String, ambiguous: AmbiguousWidth) {
    self.init(text)
    if ambiguous == .two { widen() }
  }

  /// The same text with two columns for each ambiguous character.
  public var widened: GlyphText {
    var text = self
    text.widen()
    return text
  }

  private mutating func widen() {
    for index in glyphs.indices where glyphs[index].isAmbiguous {
      glyphs[index] = glyphs[index].widened
    }
    width = glyphs.reduce(0) { $0 + $1.width }
  }
}
