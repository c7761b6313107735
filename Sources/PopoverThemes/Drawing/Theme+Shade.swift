import CellCanvas
import PopoverGeometry

extension Theme {
  /// Darkens all of the canvas but `spared` rectangles, as the theme's backdrop has it; to be called
  /// before the popover is drawn, and without effect where the theme has no backdrop.
  public func drawBackdrop(
    on canvas: inout Canvas, except spared: [CellRect] = [], depth: ColorDepth
  ) {
    guard let dim = backdrop else { return }
    var shade = Shade(role: .backdrop, of: palette, dim: dim, depth: depth)
    for rect in spared.reduce(
      [canvas.bounds], { rects, hole in rects.flatMap { $0.without(hole) } })
    {
      canvas.restyle(rect) { $0 = shade.shaded($0) }
    }
  }

  /// Draws the shadow of the background; that of the arrow would only show on what the popover
  /// points at, so on the arrow's side it stays inside the frame.
  func drawShadow(around drawing: PopoverDrawing, depth: ColorDepth, on canvas: inout Canvas) {
    guard let shadow, !drawing.background.isEmpty else { return }
    var shade = Shade(role: .shadow, of: palette, dim: shadow.dim, depth: depth)
    let columns = shadow.side == .right ? shadow.size.width : -shadow.size.width
    let fallen = drawing.background.offset(x: columns, y: shadow.size.height)
    for rect in fallen.without(drawing.background) {
      let visible = rect.intersection(drawing.shadowRoom)
      if let glyph = shadow.glyph {
        canvas.fill(visible, with: Cell(glyph, style: style(.shadow, depth: depth)))
      } else {
        canvas.restyle(visible) { $0 = shade.shaded($0) }
      }
    }
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
