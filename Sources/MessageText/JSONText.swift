extension String {
  /// The text in double quotes, as JSON has it. What could make a terminal show a text as another one is escaped, as
  /// control characters are.
  package var quotedAsJSON: String {
    var bytes: [UInt8] = []
    bytes.append(quotedAsJSON: self)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension [UInt8] {
  /// Appends a text in double quotes, as JSON has it.
  package mutating func append(quotedAsJSON text: String) {
    append(UInt8(ascii: "\""))
    if text.utf8.allSatisfy(\.isPlainInJSON) {
      append(contentsOf: text.utf8)
    } else {
      for scalar in text.unicodeScalars { append(scalar) }
    }
    append(UInt8(ascii: "\""))
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    if let short = Self.shortEscapes[scalar] {
      append(contentsOf: short.utf8)
    } else if scalar.isShownAlone {
      append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    } else {
      for unit in scalar.utf16 { append(contentsOf: "\\u\(unit.hexadecimal(4))".utf8) }
    }
  }

  private static let shortEscapes: [Unicode.Scalar: String] = [
    "\"": "\\\"", "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t", "\u{8}": "\\b",
    "\u{C}": "\\f",
  ]
}

extension UInt8 {
  fileprivate var isPlainInJSON: Bool {
    (0x20..<0x7F).contains(self) && self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\")
  }
}
