extension Canvas {
  /// Draws another canvas with its top left cell at `origin`, cut at the edges of this one; half a
  /// wide glyph is left blank.
  public mutating func draw(_ other: Canvas, at origin: CellPoint) {
    let visible = CellRect(origin: origin, size: other.size).intersection(bounds)
    for y in visible.rows {
      let row = other.row(y - origin.y)
      let start = row.startIndex - origin.x
      write(row: y, visible.columns) { x in
        let cell = row[start + x]
        let isWhole =
          cell.glyph.isContinuation
          ? x > visible.x : x + cell.glyph.width <= visible.columns.upperBound
        return isWhole ? cell : Cell(.space, style: cell.style)
      }
    }
  }
}
