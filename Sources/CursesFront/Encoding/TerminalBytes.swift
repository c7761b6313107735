import CellCanvas

/// Bytes for a terminal, in a buffer that is reused for every frame.
struct TerminalBytes: Sendable {
  private(set) var bytes: [UInt8] = []

  var count: Int { bytes.count }

  mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  /// Removes what was appended after there were `count` bytes.
  mutating func truncate(to count: Int) { bytes.removeLast(bytes.count - count) }

  mutating func append(_ byte: UInt8) { bytes.append(byte) }

  mutating func append(_ other: some Sequence<UInt8>) { bytes.append(contentsOf: other) }

  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  mutating func append(_ glyph: Glyph) {
    append(scalar: glyph.scalar)
    if glyph.mark != 0 { append(scalar: glyph.mark) }
  }

  /// Appends the glyphs of cells that show only ASCII.
  mutating func append(ascii cells: ArraySlice<Cell>) {
    append(cells.lazy.map { UInt8(truncatingIfNeeded: $0.glyph.scalar) })
  }

  /// Appends a scalar value in UTF-8.
  private mutating func append(scalar: UInt32) {
    if scalar < 0x80 { return append(UInt8(truncatingIfNeeded: scalar)) }
    append(UTF8.encode(Unicode.Scalar(scalar) ?? "\u{FFFD}") ?? UTF8.encodedReplacementCharacter)
  }

  /// Appends a number that is not negative, in decimal digits.
  mutating func append(number: Int) {
    if number >= 10 { append(number: number / 10) }
    append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
  }

  /// Appends a control sequence with one number, which is left out if it is 1.
  mutating func append(sequence letter: Unicode.Scalar, _ number: Int) {
    append("\u{1B}[")
    if number != 1 { append(number: number) }
    append(UInt8(ascii: letter))
  }
}

extension Int {
  /// The decimal digits of a number that is not negative.
  var digitCount: Int { self < 10 ? 1 : 1 + (self / 10).digitCount }
}
