import CellCanvas

/// What becomes of the styles that a shadow or a backdrop falls on.
///
/// A role with colours of its own puts these in the place of what is there. Without them colours
/// become darker, and those that only the terminal knows are shown dim.
struct Shade {
  private let own: Style?
  private let attributes: Attributes
  private let dim: Int
  private let depth: ColorDepth
  /// Cells beside one another mostly look alike.
  private var last: (style: Style, shaded: Style)?

  /// - Parameter dim: how much darker colours become, in hundredths.
  init(role: ThemeRole, of palette: ThemePalette, dim: Int, depth: ColorDepth) {
    let style = palette.style(role, depth: depth)
    own = palette.hasColors(role) && depth != .none ? style : nil
    attributes = style.attributes
    self.dim = dim
    self.depth = depth
  }

  mutating func shaded(_ style: Style) -> Style {
    if let last, last.style == style { return last.shaded }
    let shaded = own ?? darkened(style)
    last = (style, shaded)
    return shaded
  }

  private func darkened(_ style: Style) -> Style {
    var shaded = style
    shaded.attributes.formUnion(attributes.subtracting(.dim))
    guard depth != .none, let front = style.foreground.darker(dim, depth),
      let back = style.background.darker(dim, depth)
    else {
      shaded.attributes.insert(.dim)
      return shaded
    }
    (shaded.foreground, shaded.background) = (front, back)
    return shaded
  }
}

extension Color {
  /// A colour of less light, in hundredths; `nil` where the terminal alone knows it.
  fileprivate func darker(_ dim: Int, _ depth: ColorDepth) -> Color? {
    guard let rgbValue else { return nil }
    let left = UInt32(100 - min(max(0, dim), 100))
    let channels = [16, 8, 0].map { ((rgbValue >> $0 & 0xFF) * left / 100) << $0 }
    return Color.rgb(channels.reduce(0, |)).reduced(to: depth)
  }
}
