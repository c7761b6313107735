extension DocumentReader {
  /// The scalars of a file. Nothing is repaired: wrong bytes and control characters are faults.
  func decode(_ bytes: [UInt8]) throws(Fault) -> [Unicode.Scalar] {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    var scalars: [Unicode.Scalar] = []
    scalars.reserveCapacity(bytes.count)
    var index = bytes.starts(with: mark) ? mark.count : 0
    var place = Place.start
    var iterator = bytes[index...].makeIterator()
    var decoder = UTF8()
    while index < bytes.count {
      guard case .scalarValue(let scalar) = decoder.decode(&iterator) else {
        throw Fault(at: place, .invalidUTF8(byte: bytes[index]))
      }
      guard scalar.mayStandInFile else { throw Fault(at: place, .controlCharacter(scalar)) }
      scalars.append(scalar)
      index += UTF8.width(scalar)
      place.step(over: scalar, before: index < bytes.count ? Unicode.Scalar(bytes[index]) : nil)
    }
    return scalars
  }
}
