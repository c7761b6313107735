import CellCanvas

/// A row of cells as it is to be, and as it was.
struct RowChange {
  let y: Int
  let new: UnsafeBufferPointer<Cell>
  /// As many as of the new ones.
  let old: UnsafeBufferPointer<Cell>

  private var width: Int { new.count }

  /// Tells what looks different from left to right, and that the rest of the row is blank if it is shorter
  /// to erase that.
  func forEachRun(erasing abilities: ANSIAbilities, _ body: (ChangedRun) -> Void) {
    let blank = startOfErasable(by: abilities)
    var run: ChangedRun?
    var next = firstChange(from: 0)
    while let x = next {
      if x >= blank, isChanged(from: x, atLeast: 4) {
        if let run { body(run) }
        return body(ChangedRun(erasing: x..<width, y: y, style: new[x].style))
      }
      let columns = x..<x + new.columnsOfGlyph(at: x)
      if run?.take(new[x], over: columns) != true {
        if let run { body(run) }
        run = ChangedRun(new[x], over: columns, y: y)
      }
      next = firstChange(from: columns.upperBound)
    }
    if let run { body(run) }
  }

  /// The first column from `x` on where something looks different, if there is one. It is never the
  /// second half of a wide glyph, whose first half tells how it looks.
  private func firstChange(from x: Int) -> Int? {
    var x = x
    while x < width {
      if new[x] != old[x] {
        if isSeen(at: x) { return x }
      }
      x += 1
    }
    return nil
  }

  /// Whether two cells that differ look different.
  @inline(never)
  private func isSeen(at x: Int) -> Bool {
    let cell = new[x]
    if cell.glyph.isContinuation { return x == 0 || new.columnsOfGlyph(at: x - 1) == 1 }
    return !cell.isBlank(like: old[x])
  }

  /// Whether at least `count` glyphs from `x` on look different.
  private func isChanged(from x: Int, atLeast count: Int) -> Bool {
    var left = count
    var x = x
    while left > 0, let change = firstChange(from: x) {
      left -= 1
      x = change + 1
    }
    return left == 0
  }

  /// Where the rest of a row is blank and can be erased; its end if it cannot.
  private func startOfErasable(by abilities: ANSIAbilities) -> Int {
    guard let last = new.last, last.glyph == .space, abilities.erasingLeaves(last.style) else {
      return width
    }
    var start = width - 1
    while start > 0, new[start - 1] == last || new[start - 1].isBlank(like: last) { start -= 1 }
    return start
  }
}

extension UnsafeBufferPointer<Cell> {
  /// The columns of the glyph that begins at `x`.
  func columnsOfGlyph(at x: Int) -> Int {
    x + 1 < count && self[x + 1].glyph.isContinuation && self[x].glyph.width == 2 ? 2 : 1
  }
}

extension Cell {
  /// Whether both are blanks and nobody could tell them apart.
  fileprivate func isBlank(like other: Cell) -> Bool {
    glyph == .space && other.glyph == .space && style.isLikeOnBlank(other.style)
  }
}
