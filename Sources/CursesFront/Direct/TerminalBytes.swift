/// Bytes for a terminal, in a buffer that is used again and again.
struct TerminalBytes: Sendable {
  private(set) var bytes: [UInt8] = []

  var count: Int { bytes.count }

  mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  /// Takes back what was appended since there were `count` bytes.
  mutating func truncate(to count: Int) { bytes.removeLast(bytes.count - count) }

  @inline(__always)
  mutating func append(_ byte: UInt8) { bytes.append(byte) }

  mutating func append(_ other: [UInt8]) { bytes.append(contentsOf: other) }

  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Appends a scalar value in UTF-8.
  @inline(__always)
  mutating func append(scalar: UInt32) {
    if scalar < 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: scalar))
    } else {
      appendLong(scalar)
    }
  }

  private mutating func appendLong(_ scalar: UInt32) {
    var shift = UTF8.width(scalar) * 6 - 6
    let lead = shift == 6 ? 0xC0 : shift == 12 ? 0xE0 : 0xF0 as UInt32
    bytes.append(UInt8(truncatingIfNeeded: lead | scalar >> UInt32(shift)))
    while shift > 0 {
      shift -= 6
      bytes.append(UInt8(truncatingIfNeeded: 0x80 | scalar >> UInt32(shift) & 0x3F))
    }
  }

  /// Appends a number that is not negative, in decimal digits.
  mutating func append(number: Int) {
    if number >= 10 { append(number: number / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
  }

  /// Appends a control sequence with one number, which is left out if it is 1.
  mutating func append(sequence letter: Unicode.Scalar, _ number: Int) {
    append("\u{1B}[")
    if number != 1 { append(number: number) }
    append(UInt8(ascii: letter))
  }
}

extension UTF8 {
  /// The bytes that a scalar value takes.
  static func width(_ scalar: UInt32) -> Int {
    scalar < 0x80 ? 1 : scalar < 0x800 ? 2 : scalar < 0x1_0000 ? 3 : 4
  }
}

extension Int {
  /// The decimal digits of a number that is not negative.
  var digitCount: Int {
    var (count, rest) = (1, self)
    while rest >= 10 {
      rest /= 10
      count += 1
    }
    return count
  }
}
