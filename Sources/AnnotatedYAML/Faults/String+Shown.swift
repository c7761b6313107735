extension String {
  /// The same text with a code for what could disturb a terminal or make it read as another one, such
  /// as `<U+001B>` and `<U+202E>`.
  public var shownSafely: String {
    unicodeScalars.map { $0.isShownAlone ? String($0) : "<\($0.codePoint)>" }.joined()
  }
}

extension Unicode.Scalar {
  /// Whether a file may hold it: no control characters and no line breaks but the usual ones.
  var mayStandInFile: Bool { self == "\t" || self == "\n" || self == "\r" || mayStandInText }

  /// Whether a value may hold it: it can be shown, or left out without harm. What turns the direction of
  /// writing around could make a text read as another one.
  var mayStandInText: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x2029, 0xFEFF: false
    case 0x202A...0x202E, 0x2066...0x2069: false
    default: value & 0xFFFE != 0xFFFE
    }
  }

  /// Whether it can be printed in a message as it is.
  var isShownAlone: Bool { mayStandInText && properties.generalCategory != .format }

  /// Its number as it is written: `U+001B`.
  var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
