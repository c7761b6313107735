import CellCanvas
import PopoverGeometry

extension Theme {
  /// Darkens all of the canvas but `spared` rectangles, as the theme's backdrop has it; to be called
  /// before the popover is drawn, and without effect where the theme has no backdrop.
  ///
  /// - Parameter presence: how much of the way to the full darkness, from 0 to 1.
  public func drawBackdrop(
    on canvas: inout Canvas, except spared: [CellRect] = [], presence: Double = 1,
    depth: ColorDepth
  ) {
    guard let dim = backdrop, presence > 0 else { return }
    var mixing = StyleMixing(share: presence, depth: depth)
    var shade = Shade(role: .backdrop, of: palette, dim: dim, depth: depth)
    for rect in spared.reduce(
      [canvas.bounds], { rects, hole in rects.flatMap { $0.without(hole) } })
    {
      canvas.restyle(rect) { $0 = mixing.shaded($0, by: &shade) }
    }
  }

  /// Draws the shadow of the background; that of the arrow would only show on what the popover
  /// points at, so on the arrow's side it stays inside the frame.
  func drawShadow(
    around drawing: PopoverDrawing, presence: Double, depth: ColorDepth, on canvas: inout Canvas
  ) {
    guard let shadow, !drawing.background.isEmpty, presence > 0 else { return }
    var mixing = StyleMixing(share: presence, depth: depth)
    var shade = Shade(role: .shadow, of: palette, dim: shadow.dim, depth: depth)
    let columns = shadow.side == .right ? shadow.size.width : -shadow.size.width
    let fallen = drawing.background.offset(x: columns, y: shadow.size.height)
    for rect in fallen.without(drawing.background) {
      let visible = rect.intersection(drawing.shadowRoom)
      if let glyph = shadow.glyph {
        // A sign is there or not.
        guard presence >= 0.5 else { continue }
        canvas.fill(visible, with: Cell(glyph, style: style(.shadow, depth: depth)))
      } else {
        canvas.restyle(visible) { $0 = mixing.shaded($0, by: &shade) }
      }
    }
  }
}

extension StyleMixing {
  fileprivate mutating func shaded(_ style: Style, by shade: inout Shade) -> Style {
    share == 1 ? shade.shaded(style) : self.style(from: style, to: shade.shaded(style))
  }
}

extension PopoverDrawing {
  /// Everything but what lies beyond the arrow's side of the frame.
  fileprivate var shadowRoom: CellRect {
    let far = 1 << 30
    var columns = -far..<far
    var rows = columns
    switch direction {
    case .up: rows = frame.y..<far
    case .down: rows = -far..<frame.y + frame.height
    case .left: columns = frame.x..<far
    case .right: columns = -far..<frame.x + frame.width
    case nil: break
    }
    return CellRect(columns: columns, rows: rows)
  }
}
