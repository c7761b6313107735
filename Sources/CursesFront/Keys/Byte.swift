/// Bytes with a meaning of their own in what a terminal sends.
enum Byte {
  static let bell: UInt8 = 0x07
  static let escape: UInt8 = 0x1B
  static let delete: UInt8 = 0x7F
  static let pasteEnd = Array("\u{1B}[201~".utf8)
}
