import CellCanvas
import PopoverGeometry

extension Theme {
  /// Draws a popover where `layout` has it: its fill, border, arrow, title and lines of text.
  ///
  /// It is a pure function, and whatever has no room is cut: at the edges of the canvas, of the frame
  /// and of the content. What lies beside the arrow stays as it is.
  public func draw(
    _ layout: PopoverLayout, title: String = "", lines: [GlyphText] = [], depth: ColorDepth,
    on canvas: inout Canvas
  ) {
    canvas.fill(
      CellRect(layout.background), with: Cell(.space, style: style(.fill, depth: depth)))
    drawBorder(layout, depth: depth, on: &canvas)
    drawArrow(layout, depth: depth, on: &canvas)
    let titleRow = drawTitle(title, layout, depth: depth, on: &canvas)
    drawLines(lines, layout, below: titleRow, depth: depth, on: &canvas)
  }

  private func drawBorder(_ layout: PopoverLayout, depth: ColorDepth, on canvas: inout Canvas) {
    guard let border else { return }
    let rect = CellRect(layout.background)
    let style = style(.border, depth: depth)
    for (row, rows) in parts(of: rect.rows).enumerated() {
      for (column, columns) in parts(of: rect.columns).enumerated() where (row, column) != (1, 1) {
        let cell = Cell(border.glyphs.rows[row][column], style: style)
        canvas.fill(CellRect(columns: columns, rows: rows), with: cell)
      }
    }
    drawJoin(layout, style: style, on: &canvas)
  }

  /// The first cell, those between, and the last one; what is too short has its start alone.
  private func parts(of range: Range<Int>) -> [Range<Int>] {
    let near = range.prefix(1)
    let far = range.dropFirst().suffix(1)
    return [near, near.endIndex..<far.startIndex, far]
  }

  /// Under the arrow the border shows the join; corners stay whole.
  private func drawJoin(_ layout: PopoverLayout, style: Style, on canvas: inout Canvas) {
    guard let direction = layout.arrowDirection else { return }
    let rect = CellRect(layout.background)
    let edge = rect[direction.axis]
    guard let row = direction.popoverFollowsAnchor ? edge.first : edge.last else { return }
    let across = direction.axis.crossed
    let betweenCorners = rect[across].dropFirst().dropLast() as Range<Int>
    let start = CellRect(layout.arrow)[across].lowerBound
    for (index, glyph) in arrow.joins[direction].enumerated()
    where betweenCorners.contains(start + index) {
      canvas[CellPoint(across, start + index, row)] = Cell(glyph, style: style)
    }
  }

  /// Blanks of the picture are holes through which the page shows.
  private func drawArrow(_ layout: PopoverLayout, depth: ColorDepth, on canvas: inout Canvas) {
    guard let direction = layout.arrowDirection else { return }
    let rect = CellRect(layout.arrow)
    let visible = rect.intersection(CellRect(layout.frame))
    let style = style(.arrow, depth: depth)
    for (row, glyphs) in arrow.art[direction].rows.enumerated() {
      for (column, glyph) in glyphs.enumerated() where glyph != .space {
        let point = CellPoint(x: rect.x + column, y: rect.y + row)
        if visible.contains(point) { canvas[point] = Cell(glyph, style: style) }
      }
    }
  }

  /// Lines of text from the top of the content; a title that takes the first row moves them down.
  private func drawLines(
    _ lines: [GlyphText], _ layout: PopoverLayout, below titleRow: Int?, depth: ColorDepth,
    on canvas: inout Canvas
  ) {
    var content = CellRect(layout.content)
    if let titleRow, content.y == titleRow {
      content.y += 1
      content.height -= 1
    }
    let style = style(.text, depth: depth)
    for (y, line) in zip(content.rows, lines) {
      canvas.draw(line, at: CellPoint(x: content.x, y: y), style: style, clip: content)
    }
  }
}
