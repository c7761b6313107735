extension Canvas {
  /// Draws another canvas with its top left cell at `origin`, cut at the edges of this one and of `clip`;
  /// half a wide glyph is left blank. Rows of the same width are shared.
  public mutating func draw(_ other: Canvas, at origin: CellPoint, clip: CellRect? = nil) {
    var visible = CellRect(origin: origin, size: other.size).intersection(bounds)
    if let clip { visible = visible.intersection(clip) }
    let isAsWide = other.size.width == size.width && visible.width == size.width
    for y in visible.rows {
      if isAsWide {
        takeRow(y, from: y - origin.y, of: other)
      } else {
        draw(other.row(y - origin.y), at: origin.x, row: y, visible.columns)
      }
    }
  }

  private mutating func draw(_ cells: [Cell], at start: Int, row y: Int, _ columns: Range<Int>) {
    write(row: y, columns) { x in
      let cell = cells[x - start]
      let isWhole =
        cell.glyph.isContinuation
        ? x > columns.lowerBound : x + cell.glyph.width <= columns.upperBound
      return isWhole ? cell : Cell(.space, style: cell.style)
    }
  }
}
