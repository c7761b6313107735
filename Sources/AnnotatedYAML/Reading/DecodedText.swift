/// The scalars of a file. Nothing is repaired: wrong bytes and control characters are faults, and a sign
/// that no file may hold stands in their place, so that the rest can be read.
struct DecodedText {
  private(set) var scalars: [Unicode.Scalar] = []
  private(set) var faults: [Fault] = []
  /// Whether there is more than was read: what holds a zero byte is no text, and what holds so much that
  /// is wrong is none either.
  private(set) var isCut = false

  /// What stands where a fault was told: in no file, as it is no character, but the parser takes it.
  static let sign: Unicode.Scalar = "\u{10FFFF}"
  static let faultLimit = 100

  /// - Parameter bytes: a byte order mark at their start is left out.
  init(_ bytes: [UInt8]) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    scalars.reserveCapacity(bytes.count)
    var index = bytes.starts(with: mark) ? mark.count : 0
    var place = Place.start
    var iterator = bytes[index...].makeIterator()
    var decoder = UTF8()
    while index < bytes.count, !isCut {
      if case .scalarValue(let scalar) = decoder.decode(&iterator) {
        index += UTF8.width(scalar)
        take(scalar, at: &place, before: bytes[index...].first)
      } else {
        note(Fault(at: place, .invalidUTF8(byte: bytes[index])))
        scalars.append(Self.sign)
        place.column += 1
        // The bytes that continue a character have no beginning without it.
        repeat { index += 1 } while index < bytes.count && bytes[index] & 0xC0 == 0x80
        (iterator, decoder) = (bytes[index...].makeIterator(), UTF8())
      }
    }
  }

  private mutating func take(
    _ scalar: Unicode.Scalar, at place: inout Place, before next: UInt8?
  ) {
    let isWell = scalar.mayStandInFile
    if !isWell { note(Fault(at: place, .controlCharacter(scalar))) }
    if scalar == "\0" { isCut = true }
    scalars.append(isWell ? scalar : Self.sign)
    place.step(over: scalar, before: next.map { Unicode.Scalar($0) })
  }

  private mutating func note(_ fault: Fault) {
    faults.append(fault)
    isCut = faults.count >= Self.faultLimit
  }
}
