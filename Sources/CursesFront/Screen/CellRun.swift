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
    return bounds.rows.flatMap { y in
      sharesRow(y, with: former) ? [] : Canvas.runs(of: row(y), since: former.row(y), y: y)
    }
  }

  private static func runs(
    of new: [Cell], since old: [Cell], y: Int
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
