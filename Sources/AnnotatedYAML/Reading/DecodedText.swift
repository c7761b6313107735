/// The characters of a file. Nothing is repaired: wrong bytes and control characters are faults, and a sign
/// that no file may hold stands in their place, so that the rest can be read.
struct DecodedText {
  private(set) var scalars: [Unicode.Scalar] = []
  /// By the indices of the signs.
  private var reasons: [(index: Int, reason: Fault.Reason)] = []
  /// Whether there is more than was read: what holds a zero byte is no text, and neither is what holds so
  /// much that is wrong.
  private(set) var isCut = false

  /// It stands in no file, as it is no character, but the parser takes it.
  static let sign: Unicode.Scalar = "\u{10FFFF}"
  static let faultLimit = 100

  /// - Parameter bytes: a byte order mark at their start is left out.
  init(_ bytes: [UInt8]) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    scalars.reserveCapacity(bytes.count)
    var index = bytes.starts(with: mark) ? mark.count : 0
    var iterator = bytes[index...].makeIterator()
    var decoder = UTF8()
    while index < bytes.count, !isCut {
      if case .scalarValue(let scalar) = decoder.decode(&iterator) {
        index += UTF8.width(scalar)
        append(scalar)
      } else {
        appendSign(for: .invalidUTF8(byte: bytes[index]))
        // The bytes that continue a character have no beginning without it.
        repeat { index += 1 } while index < bytes.count && bytes[index] & 0xC0 == 0x80
        (iterator, decoder) = (bytes[index...].makeIterator(), UTF8())
      }
    }
  }

  var faults: [Fault] {
    let text = SourceText(scalars)
    return reasons.map { Fault(at: text.place(of: $0.index), $0.reason) }
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    guard scalar.mayStandInFile else { return appendSign(for: .controlCharacter(scalar)) }
    scalars.append(scalar)
  }

  private mutating func appendSign(for reason: Fault.Reason) {
    reasons.append((scalars.count, reason))
    scalars.append(Self.sign)
    isCut = reason == .controlCharacter("\0") || reasons.count >= Self.faultLimit
  }
}
