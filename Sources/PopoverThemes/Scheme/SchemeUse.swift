import CellCanvas

/// How a theme uses the tones, as far as their colours depend on it.
struct SchemeUse {
  /// Whether nothing but the colour of the surface shows where a popover ends.
  var isSolid = false
  /// Whether labels lie on the line.
  var hasTextOnLine = false
  /// By how much, in percent, the page is darker around a popover.
  var backdrop: Int?
  /// By how much, in percent, it is darker again in its shadow.
  var shadow: Int?

  /// The tones that must stand out from what is around a popover.
  var edges: Set<SchemeTone> { isSolid ? [.line, .surface] : [.line] }

  /// The page around a popover, and that in its shadow.
  func surroundings(_ page: UInt32) -> [UInt32] {
    let around = page.darker(backdrop)
    return shadow == nil ? [around] : [around, around.darker(shadow)]
  }
}

extension SchemeUse {
  /// - Parameter place: the tone that has the place of a colour in the theme.
  init(_ palette: ThemePalette, _ shape: ThemeShape, place: (Color) -> SchemeTone?) {
    func style(_ role: ThemeRole) -> Style { palette.style(role, depth: .trueColor) }
    isSolid = place(style(.arrow).foreground) == .surface
    hasTextOnLine = [.title, .footer].contains { place(style($0).background) == .line }
    backdrop = shape.backdrop
    shadow = shape.shadow.flatMap { $0.glyph == nil ? $0.dim : nil }
  }
}

extension UInt32 {
  /// The colour darker by so many percent.
  fileprivate func darker(_ percent: Int?) -> UInt32 {
    Color.rgb(self).darker(percent ?? 0, .trueColor)?.rgb ?? self
  }
}
