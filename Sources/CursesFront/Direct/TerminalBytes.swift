/// Bytes for a terminal, in a buffer that is used again and again.
struct TerminalBytes: Sendable {
  private(set) var bytes: [UInt8] = []

  var count: Int { bytes.count }

  mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  /// Takes back what was appended since there were `count` bytes.
  mutating func truncate(to count: Int) { bytes.removeLast(bytes.count - count) }

  @inline(__always)
  mutating func append(_ byte: UInt8) { bytes.append(byte) }

  mutating func append(_ other: some Sequence<UInt8>) { bytes.append(contentsOf: other) }

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
    var rest = scalar.utf8Bytes
    while rest != 0 {
      bytes.append(UInt8(truncatingIfNeeded: rest))
      rest >>= 8
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

extension UInt32 {
  /// The UTF-8 of a scalar value beyond ASCII, its first byte in the lowest bits.
  fileprivate var utf8Bytes: UInt32 {
    let (last, third, second) = (tail(0), tail(6), tail(12))
    if self < 0x800 { return 0xC0 | self >> 6 | last << 8 }
    if self < 0x1_0000 { return 0xE0 | self >> 12 | third << 8 | last << 16 }
    return 0xF0 | self >> 18 | second << 8 | third << 16 | last << 24
  }

  /// A byte that follows the first one, with the six bits from `shift` on.
  private func tail(_ shift: UInt32) -> UInt32 { 0x80 | self >> shift & 0x3F }
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
