import CellCanvas
import PopoverGeometry

/// All that is needed to draw the parts of one popover.
struct PopoverDrawing {
  let shape: ThemeShape
  let direction: ArrowDirection?
  let ink: ThemeInk
  let background: CellRect
  let content: CellRect
  /// The arrow's strip outside of the background; empty without an arrow.
  let arrow: CellRect

  init(shape: ThemeShape, chrome: PopoverChrome, direction: ArrowDirection?, ink: ThemeInk) {
    self.shape = shape
    self.direction = direction
    self.ink = ink
    background = CellRect(chrome.background)
    content = CellRect(chrome.content)
    arrow = CellRect(chrome.arrow)
  }

  /// The background and the whole strip that the arrow stands in.
  var frame: CellRect {
    guard let direction else { return background }
    let height = arrow.length(direction.axis)
    let start = direction.popoverFollowsAnchor ? -height : 0
    return direction.axis == .vertical
      ? CellRect(
        x: background.x, y: background.y + start, width: background.width,
        height: background.height + height)
      : CellRect(
        x: background.x + start, y: background.y, width: background.width + height,
        height: background.height)
  }
}

extension PopoverDrawing {
  func drawFill(on canvas: inout Canvas) {
    for rows in ink.bands {
      let cell = Cell(.space, style: ink.style(.fill, row: rows.lowerBound))
      canvas.fill(CellRect(columns: background.columns, rows: rows), with: cell)
    }
  }

  func drawBorder(on canvas: inout Canvas) {
    guard let border = shape.border else { return }
    draw(border, around: background, on: &canvas)
    if shape.arrow.overlap == 0 { drawJoin(on: &canvas) }
  }

  /// The frame inside the padding: directly around the content and the blanks beside it.
  func drawContentFrame(on canvas: inout Canvas) {
    guard let frame = shape.contentFrame else { return }
    let thickness = shape.border == nil ? 0 : 1
    let inside = CellRect(
      x: background.x + thickness, y: background.y + thickness,
      width: background.width - 2 * thickness, height: background.height - 2 * thickness)
    if inside.width > 1, inside.height > 1 { draw(frame, around: inside, on: &canvas) }
  }

  private func draw(_ border: BorderSet, around rect: CellRect, on canvas: inout Canvas) {
    for (row, rows) in parts(of: rect.rows).enumerated() {
      for band in row == 1 ? ink.bands.map({ $0.clamped(to: rows) }) : [rows] where !band.isEmpty {
        let style = ink.style(.border, row: band.lowerBound)
        for (column, columns) in parts(of: rect.columns).enumerated()
        where (row, column) != (1, 1) {
          let cell = Cell(border.glyphs.rows[row][column], style: style)
          canvas.fill(CellRect(columns: columns, rows: band), with: cell)
        }
      }
    }
  }

  /// The first cell, those between, and the last one; what is too short has its start alone.
  private func parts(of range: Range<Int>) -> [Range<Int>] {
    let near = range.prefix(1)
    let far = range.dropFirst().suffix(1)
    return [near, near.endIndex..<far.startIndex, far]
  }
}

extension PopoverDrawing {
  /// Under the arrow the border shows the join; corners stay whole.
  private func drawJoin(on canvas: inout Canvas) {
    guard let direction else { return }
    let edge = background[direction.axis]
    guard let row = direction.popoverFollowsAnchor ? edge.first : edge.last else { return }
    let across = direction.axis.crossed
    let betweenCorners = background[across].dropFirst().dropLast() as Range<Int>
    let start = arrow[across].lowerBound
    for (index, glyph) in shape.arrow.joins[direction].enumerated()
    where betweenCorners.contains(start + index) {
      let point = CellPoint(across, start + index, row)
      canvas[point] = Cell(glyph, style: ink.style(.border, row: point.y))
    }
  }

  /// Blanks of the picture are holes through which shows what is there.
  func drawArrow(on canvas: inout Canvas) {
    guard let direction else { return }
    let origin = arrowOrigin(direction)
    for (row, glyphs) in shape.arrow.art[direction].rows.enumerated() {
      for (column, glyph) in glyphs.enumerated() where glyph != .space {
        let point = CellPoint(x: origin.x + column, y: origin.y + row)
        if frame.contains(point) { canvas[point] = Cell(glyph, style: arrowStyle(at: point)) }
      }
    }
  }

  /// The first cell of the picture, which reaches into the background by the overlap.
  private func arrowOrigin(_ direction: ArrowDirection) -> CellPoint {
    let inside = direction.popoverFollowsAnchor ? 0 : -shape.arrow.overlap
    return direction.axis == .vertical
      ? CellPoint(x: arrow.x, y: arrow.y + inside) : CellPoint(x: arrow.x + inside, y: arrow.y)
  }

  /// On the border the arrow lies on what the border lies on.
  private func arrowStyle(at point: CellPoint) -> Style {
    var style = ink.style(.arrow, row: point.y)
    if background.contains(point) { style.background = ink.style(.border, row: point.y).background }
    return style
  }
}
