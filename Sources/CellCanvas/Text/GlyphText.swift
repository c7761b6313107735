/// Text for cells: its glyphs, and the columns that they take.
public struct GlyphText: Equatable, Sendable {
  /// The glyphs from left to right, without continuations.
  public internal(set) var glyphs: [Glyph] = []
  /// The columns that all glyphs take together.
  public internal(set) var width = 0

  /// An empty text.
  public init() {}

  /// Reads `text`. Control characters become `?`, and characters without a width are left out.
  public init(_ text: String) { self.init(text, ambiguous: .one) }

  /// Reads `text` for a terminal that gives ambiguous characters one or two columns.
  public init(_ text: String, ambiguous: AmbiguousWidth) {
    var text = text
    self.init(capacity: text.utf8.count)
    // Most texts of a frame are ASCII, of which each byte is a glyph.
    let isASCII = text.withUTF8 { bytes in
      guard bytes.allSatisfy({ $0 < 0x80 }) else { return false }
      append(ascii: bytes)
      return true
    }
    if isASCII { return }
    for glyph in GlyphReader(text[...], ambiguous: ambiguous) { append(glyph) }
  }

  /// A text of some glyphs.
  public init(_ glyphs: [Glyph]) {
    self.glyphs = glyphs
    width = glyphs.reduce(0) { $0 + $1.width }
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

extension GlyphText {
  /// The same text with two columns for each ambiguous character.
  public var widened: GlyphText { GlyphText(glyphs.map(\.widened)) }

  /// Cut to at most `width` columns, with an ellipsis at the end if something is missing and there is room for it. What
  /// makes one character of several glyphs is not cut.
  public func shortened(to width: Int, ellipsis: Glyph = Glyph("…")) -> GlyphText {
    guard self.width > width else { return self }
    var (short, character) = (GlyphText(), GlyphText())
    let room = width - ellipsis.width
    for glyph in glyphs where room >= 0 {
      if !character.goesOn(with: glyph) { short.appendAndEmpty(&character) }
      character.append(glyph)
      if short.width + character.width > room { break }
    }
    if room >= 0 { short.append(ellipsis) }
    return short
  }

  /// Whether a glyph makes one character with all of these.
  package func goesOn(with glyph: Glyph) -> Bool {
    guard let last = glyphs.last, last.joins(glyph) else { return false }
    // Of flags alone, those before the last decide, too: two letters are one flag, and the third begins another.
    return Unicode.Scalar(glyph.scalar)?.isFlagLetter != true || (text + glyph.text).count == 1
  }

  /// Takes all glyphs of another text.
  mutating func appendAndEmpty(_ other: inout GlyphText) {
    append(other)
    other.removeAll()
  }

  /// Makes it empty, and keeps the room for its glyphs.
  mutating func removeAll() {
    glyphs.removeAll(keepingCapacity: true)
    width = 0
  }
}

// Texts that change with every frame are built without strings.
extension GlyphText {
  /// An empty text with room for some glyphs.
  public init(capacity: Int) {
    self.init()
    glyphs.reserveCapacity(capacity)
  }

  /// Appends a literal of ASCII.
  public mutating func append(_ words: StaticString) {
    words.withUTF8Buffer { append(ascii: $0) }
  }

  private mutating func append(ascii bytes: UnsafeBufferPointer<UInt8>) {
    glyphs.append(contentsOf: bytes.lazy.map { Glyph(ascii: $0) })
    width += bytes.count
  }

  /// Appends blanks; none if their number is negative.
  public mutating func append(blanks count: Int) {
    guard count > 0 else { return }
    glyphs.append(contentsOf: repeatElement(.space, count: count))
    width += count
  }

  /// Appends a number in decimal digits.
  public mutating func append(number: Int) {
    if number < 0 { append(Glyph("-")) }
    append(digitsOf: number.magnitude)
  }

  private mutating func append(digitsOf number: UInt) {
    if number >= 10 { append(digitsOf: number / 10) }
    append(Glyph(ascii: UInt8(ascii: "0") + UInt8(number % 10)))
  }

  /// The text as a string.
  public var text: String { glyphs.map(\.text).joined() }
}
