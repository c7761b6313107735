import MessageText

/// The characters of a file, decoded without repair: invalid bytes and control characters are faults, and
/// a placeholder takes their place, so that the rest can be read.
package struct DecodedText {
  package private(set) var scalars: [Unicode.Scalar] = []
  /// What each placeholder replaces.
  private var reasons: [(index: Int, reason: Fault.Reason)] = []
  /// Whether decoding stopped early: a file with a zero byte, or with very many faults, is no text.
  package private(set) var isCut = false

  /// A scalar that is no character and so in no file, but that the parser accepts.
  static let placeholder: Unicode.Scalar = "\u{10FFFF}"

  /// - Parameter bytes: a byte order mark at their start is skipped.
  package init(_ bytes: [UInt8]) {
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
        appendPlaceholder(for: .invalidUTF8(byte: bytes[index]))
        // The continuation bytes belong to the invalid one.
        repeat { index += 1 } while index < bytes.count && bytes[index] & 0xC0 == 0x80
        (iterator, decoder) = (bytes[index...].makeIterator(), UTF8())
      }
    }
  }

  /// The faults with their places.
  package var faults: [Fault] { reasons.isEmpty ? [] : faults(in: SourceText(scalars)) }

  func faults(in text: SourceText) -> [Fault] {
    reasons.map { Fault(at: text.place(of: $0.index), $0.reason) }
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    guard scalar.mayStandInFile else { return appendPlaceholder(for: .controlCharacter(scalar)) }
    scalars.append(scalar)
  }

  private mutating func appendPlaceholder(for reason: Fault.Reason) {
    reasons.append((scalars.count, reason))
    scalars.append(Self.placeholder)
    isCut = reason == .controlCharacter("\0") || reasons.count >= Fault.mostOfAFile
  }
}
