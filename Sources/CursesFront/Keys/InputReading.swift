import PopoverLab

/// One thing that is read at the start of the bytes that a terminal has sent.
struct InputReading: Equatable {
  /// What begins with a sequence and ends with a mark of its own.
  enum Opening {
    case paste
    case controlString
  }

  /// The bytes it takes.
  var length: Int
  /// The key that it means, if it is one.
  var key: Key?
  /// The event of the mouse that it reports, if it does.
  var mouse: MouseEvent?
  var opens: Opening?
  /// Whether it is the mark at the end of a pasted text.
  var endsPaste = false
}

extension Key {
  func with(_ more: Modifiers) -> Key { Key(code, modifiers.union(more)) }
}

extension InputReading {
  /// Reads a character of UTF-8 or a control character; `nil` if its last bytes are missing.
  static func character(in bytes: some Collection<UInt8>) -> InputReading? {
    guard let first = bytes.first else { return nil }
    if first < 0x80 { return InputReading(length: 1, key: ascii(first)) }
    guard let form = forms.first(where: { $0.mask & first == $0.lead }) else {
      return InputReading(length: 1)
    }
    let continuation = bytes.dropFirst().prefix(form.length - 1).prefix { $0 & 0xC0 == 0x80 }
    if continuation.count < form.length - 1 {
      return continuation.count + 1 == bytes.count
        ? nil : InputReading(length: continuation.count + 1)
    }
    let value = continuation.reduce(UInt32(first & ~form.mask)) { $0 << 6 | UInt32($1 & 0x3F) }
    let scalar = value < form.least ? nil : Unicode.Scalar(value)
    return InputReading(length: form.length, key: scalar.map(Key.character))
  }

  /// The first bytes of UTF-8 with the length of the character and its least value: an overlong form is
  /// not valid, and the values below U+00A0 are control characters.
  private static let forms: [(mask: UInt8, lead: UInt8, length: Int, least: UInt32)] = [
    (0xE0, 0xC0, 2, 0xA0), (0xF0, 0xE0, 3, 0x800), (0xF8, 0xF0, 4, 0x1_0000),
  ]

  private static func ascii(_ byte: UInt8) -> Key {
    switch byte {
    case 0x08, Byte.delete: Key(.backspace)
    case 0x09: Key(.tab)
    case 0x0A, 0x0D: Key(.enter)
    case Byte.escape: Key(.escape)
    case 0x00: .control(" ")
    case 0x01...0x1A: .control(Unicode.Scalar(byte | 0x60))
    case 0x1C...0x1F: .control(Unicode.Scalar(byte | 0x40))
    default: .character(Unicode.Scalar(byte))
    }
  }
}
