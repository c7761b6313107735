import CellCanvas

extension Theme {
  /// Between these and white, black text has more contrast than white text.
  static let darkLimit = 0.179

  /// The luminance, from 0 to 1, of what fills most of the screen: the page, or the popover where the
  /// page has the terminal's own colours.
  public var brightness: Double { palette.brightness }

  /// Whether light text stands out more on it than dark text.
  public var isDark: Bool { brightness <= Theme.darkLimit }

  /// Whether it is dark, and whether it is light, in any of its appearances.
  public var shades: (dark: Bool, light: Bool) {
    appearances.reduce(into: (false, false)) { shades, appearance in
      var look = self
      look.appearance = appearance
      if look.isDark { shades.dark = true } else { shades.light = true }
    }
  }
}

extension ThemePalette {
  /// The luminance of the page, else of the fill; where neither is known, what the text supposes.
  var brightness: Double {
    let page = style(.page, depth: .trueColor)
    if let color = page.background.rgbValue { return Color.luminance(color) }
    let fills = steps(depth: .trueColor).compactMap {
      $0[ThemeRole.fill.rawValue].background.rgbValue
    }
    if !fills.isEmpty { return fills.map(Color.luminance).reduce(0, +) / Double(fills.count) }
    let text = style(.text, depth: .trueColor).foreground.rgbValue
    return text.map { 1 - Color.luminance($0) } ?? 0
  }
}
