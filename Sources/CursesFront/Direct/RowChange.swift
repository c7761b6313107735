import CellCanvas

/// A row of cells as it is to be, and as it was.
struct RowChange {
  let y: Int
  let new: UnsafeBufferPointer<Cell>
  /// As many as of the new ones.
  let old: UnsafeBufferPointer<Cell>

  var width: Int { new.count }

  /// The columns of the glyph that begins at `x`.
  func columns(at x: Int) -> Int {
    x + 1 < width && new[x + 1].glyph.isContinuation && new[x].glyph.width == 2 ? 2 : 1
  }

  /// The first column from `x` on where something looks different, if there is one. It is never the
  /// second half of a wide glyph, whose first half tells how it looks.
  func firstChange(from x: Int) -> Int? {
    var x = x
    while x < width {
      if new[x] != old[x] {
        if isSeen(at: x) { return x }
      }
      x += 1
    }
    return nil
  }

  /// Whether a glyph of ASCII in this style is at `x`, where there was something else.
  func isPlainChange(at x: Int, in style: Style) -> Bool {
    let (cell, former) = (new[x], old[x])
    guard cell.style == style, cell.glyph.isPlain, cell != former else { return false }
    return cell.glyph != .space || former.glyph != .space
  }

  /// Whether two cells that differ look different.
  @inline(never)
  private func isSeen(at x: Int) -> Bool {
    let cell = new[x]
    if cell.glyph.isContinuation { return x == 0 || columns(at: x - 1) == 1 }
    return !cell.isBlank(like: old[x])
  }

  /// Whether at least `count` glyphs from `x` on look different.
  func isChanged(from x: Int, atLeast count: Int) -> Bool {
    var left = count
    var x = x
    while left > 0, let change = firstChange(from: x) {
      left -= 1
      x = change + 1
    }
    return left == 0
  }

  /// The columns at the end that are blank and all look the same.
  var blankEnd: Range<Int>? {
    guard let last = new.last, last.glyph == .space else { return nil }
    var start = width - 1
    while start > 0, new[start - 1] == last || new[start - 1].isBlank(like: last) { start -= 1 }
    return start..<width
  }
}

extension Cell {
  /// Whether both are blanks and nobody could tell them apart.
  fileprivate func isBlank(like other: Cell) -> Bool {
    glyph == .space && other.glyph == .space && style.isLikeOnBlank(other.style)
  }
}
