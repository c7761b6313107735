/// Values for some of the bytes of ASCII.
struct ByteTable<Value: Sendable>: Sendable {
  private var values: [Value?]

  init(_ rows: [(Unicode.Scalar, Value)]) {
    values = Array(repeating: nil, count: 0x80)
    for (byte, value) in rows { values[Int(UInt8(ascii: byte))] = value }
  }

  subscript(byte: UInt8) -> Value? { byte < 0x80 ? values[Int(byte)] : nil }
}
