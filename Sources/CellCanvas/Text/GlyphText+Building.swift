// Texts that change with every frame are built without strings.
extension GlyphText {
  /// An empty text with room for some glyphs.
  public init(capacity: Int) {
    self.init()
    glyphs.reserveCapacity(capacity)
  }

  /// Appends a literal of ASCII.
  public mutating func append(_ words: StaticString) {
    words.withUTF8Buffer { bytes in
      glyphs.append(contentsOf: bytes.lazy.map { Glyph(ascii: $0) })
      width += bytes.count
    }
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

  /// The text with its first letter in lower case, if it is one of ASCII.
  public var uncapitalized: GlyphText {
    guard let scalar = glyphs.first?.scalar, (0x41...0x5A).contains(scalar) else { return self }
    var text = self
    text.glyphs[0].scalar += 0x20
    return text
  }

  /// The text as a string.
  public var text: String { glyphs.map(\.text).joined() }
}
