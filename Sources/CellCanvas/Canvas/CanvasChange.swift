/// A cell of a canvas that a drawing has changed, for programs that keep their own screen.
public struct CanvasChange: Equatable, Sendable {
  /// Where it is.
  public var point: CellPoint
  /// What is there now.
  public var cell: Cell
}

extension Canvas {
  /// The cells that are not as they were on an earlier canvas, row by row.
  ///
  /// Put the cells of your own screen on a canvas, draw on a copy, and write the changes back: what lies beside an
  /// arrow stays as it is, and so does a page that a shadow only darkens. Rows that both share cost nothing.
  ///
  /// - Parameter former: the canvas before the drawing; where it has no cell, every cell has changed.
  public func changes(since former: Canvas) -> [CanvasChange] {
    bounds.rows.flatMap { y -> [CanvasChange] in
      if sharesRow(y, with: former), size.width == former.size.width { return [] }
      return bounds.columns.compactMap { x in
        let point = CellPoint(x: x, y: y)
        let isSame = former.bounds.contains(point) && former[point] == self[point]
        return isSame ? nil : CanvasChange(point: point, cell: self[point])
      }
    }
  }
}
