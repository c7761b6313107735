/// The numbers of one "select graphic rendition": all that a change of style can need, in place.
struct SGRCodes: Sendable {
  /// None of them is larger than 255, and no change takes more than 16.
  private var codes = SIMD16<UInt8>()
  private(set) var count = 0

  mutating func append(_ code: UInt8) {
    codes[count] = code
    count += 1
  }

  /// The number of bytes of the sequence.
  var length: Int {
    (0..<count).reduce(2 + count) { $0 + Int(codes[$1]).digitCount }
  }

  var bytes: [UInt8] {
    var output = TerminalBytes()
    output.append("\u{1B}[")
    // Without a number it is a reset.
    for index in 0..<count where count > 1 || codes[0] != 0 {
      if index > 0 { output.append(UInt8(ascii: ";")) }
      output.append(number: Int(codes[index]))
    }
    output.append(UInt8(ascii: "m"))
    return output.bytes
  }
}
