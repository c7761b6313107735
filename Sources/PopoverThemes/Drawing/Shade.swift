import CellCanvas
import PopoverGeometry

/// The effect of a shadow or a backdrop on styles.
///
/// The colors of the role replace those of the cells. If the role has none, the colors of the cells become
/// darker, or dim where only the terminal knows them.
struct Shade {
  private let own: Style?
  private let attributes: Attributes
  private let dim: Int
  private let depth: ColorDepth
  /// Mixes the shaded styles with the plain ones while the shade comes or goes.
  private var mixing: StyleMixing?
  /// The style shaded last, as neighboring cells mostly have the same one.
  private var last: (style: Style, shaded: Style)?

  /// - Parameters:
  ///   - dim: how much darker colors become, in percent.
  ///   - presence: how much of the full shade is there, from 0 to 1.
  init(
    role: ThemeRole, of palette: ThemePalette, dim: Int, presence: Double, depth: ColorDepth
  ) {
    let style = palette.style(role, depth: depth)
    own = palette.hasColors(role) && depth != .none ? style : nil
    attributes = style.attributes
    self.dim = dim
    self.depth = depth
    mixing = presence == 1 ? nil : StyleMixing(share: presence, depth: depth)
  }

  mutating func shaded(_ style: Style) -> Style {
    if let last, last.style == style { return last.shaded }
    let full = own ?? darkened(style)
    let shaded = mixing?.style(from: style, to: full) ?? full
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
  /// The color made darker by a percentage; `nil` where only the terminal knows it.
  fileprivate func darker(_ dim: Int, _ depth: ColorDepth) -> Color? {
    guard let rgbValue else { return nil }
    let left = UInt32(100 - min(max(0, dim), 100))
    let channels = [16, 8, 0].map { ((rgbValue >> $0 & 0xFF) * left / 100) << $0 }
    return Color.rgb(channels.reduce(0, |)).reduced(to: depth)
  }
}

extension PopoverDrawing {
  /// Draws the shadow of the background. The arrow has no shadow, as it would only fall on the anchor, and the
  /// shadow ends with the frame on the arrow's side.
  func draw(
    _ shadow: ThemeShadow, of palette: ThemePalette, presence: Double, depth: ColorDepth,
    on canvas: inout Canvas
  ) {
    guard !background.isEmpty, presence > 0 else { return }
    var shade = Shade(
      role: .shadow, of: palette, dim: shadow.dim, presence: presence, depth: depth)
    let columns = shadow.side == .right ? shadow.size.width : -shadow.size.width
    let fallen = background.offset(x: columns, y: shadow.size.height)
    for rect in fallen.without(background) {
      let visible = rect.intersection(shadowRoom)
      if let glyph = shadow.glyph {
        // A glyph cannot fade: it appears halfway.
        guard presence >= 0.5 else { continue }
        canvas.fill(visible, with: Cell(glyph, style: palette.style(.shadow, depth: depth)))
      } else {
        canvas.restyle(visible) { $0 = shade.shaded($0) }
      }
    }
  }

  /// Everything except beyond the arrow's side of the frame.
  private var shadowRoom: CellRect {
    let far = 1 << 30
    var room = CellRect(columns: -far..<far, rows: -far..<far)
    guard let direction else { return room }
    let frame = frame[direction.axis]
    room[direction.axis] = Interval(
      direction.popoverFollowsAnchor ? frame.start..<far : -far..<frame.end)
    return room
  }
}
