import CellCanvas

extension Canvas {
  /// Fills a rectangle and draws a thin line around it.
  mutating func drawBox(_ rect: CellRect, style: Style) {
    let (right, bottom) = (rect.columns.upperBound - 1, rect.rows.upperBound - 1)
    fill(rect, with: Cell(Glyph("│"), style: style))
    fill(
      CellRect(x: rect.x + 1, y: rect.y, width: rect.width - 2, height: rect.height),
      with: Cell(Glyph("─"), style: style))
    fill(
      CellRect(x: rect.x + 1, y: rect.y + 1, width: rect.width - 2, height: rect.height - 2),
      with: Cell(style: style))
    let corners: [(x: Int, y: Int, glyph: Glyph)] = [
      (rect.x, rect.y, Glyph("┌")), (right, rect.y, Glyph("┐")), (rect.x, bottom, Glyph("└")),
      (right, bottom, Glyph("┘")),
    ]
    for corner in corners {
      self[CellPoint(x: corner.x, y: corner.y)] = Cell(corner.glyph, style: style)
    }
  }
}
