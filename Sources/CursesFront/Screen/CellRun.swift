import CellCanvas

/// Neighbouring cells of one row.
struct CellRun: Equatable, Sendable {
  var y: Int
  var columns: Range<Int>
}

extension Canvas {
  /// The runs of cells that differ from `former`; all of them if there is none of the same size. A run
  /// begins with a whole glyph.
  func changes(since former: Canvas?) -> [CellRun] {
    guard let former, former.size == size else {
      return size.width == 0 ? [] : bounds.rows.map { CellRun(y: $0, columns: bounds.columns) }
    }
    return cells.withUnsafeBufferPointer { new in
      former.cells.withUnsafeBufferPointer { old in
        bounds.rows.flatMap { y in
          let row = y * size.width..<(y + 1) * size.width
          return Canvas.runs(of: new.extracting(row), since: old.extracting(row), y: y)
        }
      }
    }
  }

  private static func runs(
    of new: UnsafeBufferPointer<Cell>, since old: UnsafeBufferPointer<Cell>, y: Int
  ) -> [CellRun] {
    var runs: [CellRun] = []
    var x = 0
    while let start = (x..<new.count).first(where: { new[$0] != old[$0] }) {
      let end = (start..<new.count).first { new[$0] == old[$0] } ?? new.count
      let isCut = start > x && new[start].glyph.isContinuation
      runs.append(CellRun(y: y, columns: (isCut ? start - 1 : start)..<end))
      x = end
    }
    return runs
  }
}
