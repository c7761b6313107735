extension Color {
  /// `#rrggbb` of a true colour or of an entry of xterm's palette; `nil` for the terminal's own.
  public var hexadecimal: String? {
    rgbValue.map { rgb in
      let digits = String(rgb, radix: 16)
      return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }
  }
}
