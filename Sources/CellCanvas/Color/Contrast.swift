extension Color {
  /// The relative luminance of `0xRRGGBB` from 0 to 1, as WCAG 2 defines it.
  public static func luminance(_ rgb: UInt32) -> Double { LinearLight(rgb).luminance }

  /// The contrast of two colours `0xRRGGBB` from 1 to 21, as WCAG 2 defines it, not rounded: 4.48 is
  /// less than 4.5.
  public static func contrast(_ one: UInt32, _ other: UInt32) -> Double {
    contrast(luminances: luminance(one), luminance(other))
  }

  static func contrast(luminances one: Double, _ other: Double) -> Double {
    (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }
}

extension Style {
  /// The contrast of both colours from 1 to 21, as WCAG 2 defines it; `nil` where the terminal alone
  /// knows one of them.
  public var contrast: Double? {
    guard let front = foreground.rgbValue, let back = background.rgbValue else { return nil }
    return Color.contrast(front, back)
  }
}
