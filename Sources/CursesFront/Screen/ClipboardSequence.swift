/// The control sequence by which a program puts text into the clipboard of its terminal: OSC 52 of
/// xterm, which carries the text's UTF-8 in base 64, so that nothing in it can be a command.
struct ClipboardSequence: Equatable {
  let bytes: [UInt8]

  init(_ text: String) {
    bytes = Array("\u{1B}]52;c;".utf8) + ClipboardSequence.base64(Array(text.utf8)) + [Byte.bell]
  }

  /// Three bytes become four digits of six bits; `=` stands for what is missing at the end.
  private static func base64(_ bytes: [UInt8]) -> [UInt8] {
    stride(from: 0, to: bytes.count, by: 3).flatMap { start in
      let part = bytes[start..<min(start + 3, bytes.count)]
      let value = (0..<3).reduce(0) { $0 << 8 | Int($1 < part.count ? part[start + $1] : 0) }
      return [18, 12, 6, 0].enumerated().map { place, shift in
        place <= part.count ? digits[value >> shift & 0x3F] : UInt8(ascii: "=")
      }
    }
  }

  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
}
