extension String {
  /// The same text with a code for what could disturb a terminal or make it read as another one, such
  /// as `<U+001B>` and `<U+202E>`.
  public var shownSafely: String {
    unicodeScalars.map { $0.isShownAlone ? String($0) : "<\($0.codePoint)>" }.joined()
  }
}

extension Unicode.Scalar {
  /// Its number as it is written: `U+001B`.
  var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
