import CellCanvas
import PopoverGeometry

extension PopoverDrawing {
  /// The arrow, and under it what joins it to the border.
  func drawArrow(on canvas: inout Canvas) {
    guard let direction else { return }
    if look.arrow.overlap == 0, look.surface != .border(nil) { drawJoin(direction, on: &canvas) }
    let origin = arrowOrigin(direction)
    for (row, parts) in look.arrow.parts[direction].enumerated() {
      for (column, part) in parts.enumerated() {
        let point = CellPoint(x: origin.x + column, y: origin.y + row)
        guard let part, isDrawn(point, direction) else { continue }
        canvas[point] = Cell(part.glyph, style: style(part.role, at: point))
      }
    }
  }

  /// Under the arrow the border shows the join; corners stay whole.
  private func drawJoin(_ direction: ArrowDirection, on canvas: inout Canvas) {
    let edge = background[direction.axis].cells
    guard let row = direction.popoverFollowsAnchor ? edge.first : edge.last else { return }
    let across = direction.axis.crossed
    let start = arrow[across].start
    for (index, glyph) in look.arrow.joins[direction].enumerated() {
      let point = CellPoint(across, along: start + index, across: row)
      guard isDrawn(point, direction) else { continue }
      canvas[point] = Cell(glyph, style: ink.style(.border, row: point.y))
    }
  }

  /// On the background the arrow keeps off the corners, also where it is laid out on top of them.
  private func isDrawn(_ point: CellPoint, _ direction: ArrowDirection) -> Bool {
    guard background.contains(point) else { return frame.contains(point) }
    let across = direction.axis.crossed
    return look.metrics.arrowRoom(on: background[across].cells, direction)
      .contains(point[across])
  }

  /// The first cell of the picture, which reaches into the background by the overlap.
  private func arrowOrigin(_ direction: ArrowDirection) -> CellPoint {
    let inside = direction.popoverFollowsAnchor ? 0 : -look.arrow.overlap
    return direction.axis == .vertical
      ? CellPoint(x: arrow.x, y: arrow.y + inside) : CellPoint(x: arrow.x + inside, y: arrow.y)
  }

  /// On the border the arrow lies on what the border lies on.
  private func style(_ role: ThemeRole, at point: CellPoint) -> Style {
    var style = ink.style(role, row: point.y)
    if background.contains(point) { style.background = ink.style(.border, row: point.y).background }
    return style
  }
}
