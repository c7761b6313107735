extension Color {
  /// The relative luminance of `0xRRGGBB` from 0 to 1, as WCAG 2 defines it.
  public static func luminance(_ rgb: UInt32) -> Double {
    func linear(_ shift: UInt32) -> Double {
      let channel = Double(rgb >> shift & 0xFF) / 255
      return channel <= 0.04045 ? channel / 12.92 : powered((channel + 0.055) / 1.055)
    }
    return 0.2126 * linear(16) + 0.7152 * linear(8) + 0.0722 * linear(0)
  }

  /// `base` to the power of 2.4, for a base from 0 to 1: its square times the fifth root of that.
  private static func powered(_ base: Double) -> Double {
    let square = base * base
    guard square > 0 else { return 0 }
    var root = 1.0
    // Newton's method falls towards the root from above and is exact long before this many steps.
    for _ in 0..<40 { root -= (root - square / (root * root * root * root)) / 5 }
    return square * root
  }
}

extension Style {
  /// The contrast of both colours from 1 to 21, as WCAG 2 defines it; `nil` where the terminal alone
  /// knows one of them.
  public var contrast: Double? {
    guard let front = foreground.rgbValue.map(Color.luminance),
      let back = background.rgbValue.map(Color.luminance)
    else { return nil }
    return (max(front, back) + 0.05) / (min(front, back) + 0.05)
  }
}
