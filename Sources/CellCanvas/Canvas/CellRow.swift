/// A row of a canvas.
extension [Cell] {
  /// Whether both are the same in memory, and therefore in their cells.
  func sharesMemory(with other: [Cell]) -> Bool {
    withUnsafeBufferPointer { own in
      other.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress }
    }
  }

  /// The characters of some cells.
  package static func text(of cells: some Sequence<Cell>) -> String {
    cells.reduce(into: "") { $0 += $1.glyph.text }
  }

  /// Whether a column is the second one of a wide glyph.
  package func isSecondHalf(at x: Int) -> Bool {
    x > 0 && x < count && self[x].glyph.isContinuation && self[x - 1].glyph.width == 2
  }

  /// The columns of the glyph that begins in one.
  package func columnsOfGlyph(at x: Int) -> Int { isSecondHalf(at: x + 1) ? 2 : 1 }

  /// The columns of the character in a column, which terminals draw as a whole: a glyph of one or two, or glyphs that make one
  /// character together. Flags beside each other count as one, as only all letters tell which two of them belong together. With
  /// another row, as many columns as it takes for no character of either to be cut.
  package func character(at x: Int, with other: [Cell] = []) -> Range<Int> {
    var (start, end) = (x, x + 1)
    while continues(at: start) || other.continues(at: start) { start -= 1 }
    while continues(at: end) || other.continues(at: end) { end += 1 }
    return start..<end
  }

  /// Whether a column is the last of a character to which terminals may give other columns: of a glyph of disputed width, or
  /// of several glyphs.
  func endsUncertainCharacter(at x: Int) -> Bool {
    if self[x].glyph.isPlain || continues(at: x + 1) { return false }
    let columns = character(at: x)
    let first = columns.lowerBound
    return self[first].glyph.isOfDisputedWidth || columns.count > columnsOfGlyph(at: first)
  }

  /// Whether a column goes on with the character of the one before it: as the second half of a wide glyph, or with a glyph
  /// that makes one character with the one there.
  private func continues(at x: Int) -> Bool {
    guard x > 0, x < count, !self[x].glyph.isPlain else { return false }
    let glyph = self[x].glyph
    if glyph.isContinuation { return self[x - 1].glyph.width == 2 }
    return glyph.mayBeJoined && self.glyph(before: x).joins(glyph)
  }

  private func glyph(before x: Int) -> Glyph {
    self[x > 1 && self[x - 1].glyph.isContinuation ? x - 2 : x - 1].glyph
  }

  /// The first column from `start` on whose cell is another one in a row of the same length; `nil` if there is none.
  package func firstDifference(from start: Int, to other: [Cell]) -> Int? {
    withUnsafeBufferPointer { row in
      other.withUnsafeBufferPointer { other in
        row.indices[start...].first { row[$0] != other[$0] }
      }
    }
  }

  /// Sets a cell of a row, and blanks the other half of a wide glyph that is cut by it.
  mutating func set(_ cell: Cell, at x: Int) { fill(x..<x + 1, with: cell) }

  /// Fills columns of a row, and blanks the other halves of wide glyphs that are cut by them.
  ///
  /// - Parameter columns: at least one, all of them in the row.
  mutating func fill(_ columns: Range<Int>, with cell: Cell) {
    replace(columns) { row in
      for x in columns { row[x] = cell }
    }
  }

  /// Draws the part of a text that is in `columns`, at least one of them; a wide glyph that is cut becomes a blank.
  mutating func draw(_ glyphs: [Glyph], at start: Int, in columns: Range<Int>, style: Style) {
    replace(columns) { row in
      var x = start
      for glyph in glyphs where x < columns.upperBound {
        let end = x + glyph.width
        let shown = (x..<end).clamped(to: columns)
        let isWhole = shown.lowerBound == x && shown.upperBound == end
        for place in shown {
          let half = place == x ? glyph : .continuation
          row[place] = Cell(isWhole ? half : .space, style: style)
        }
        x = end
      }
    }
  }

  /// Lets `body` write all of these columns, and blanks the other halves of wide glyphs that are cut by them.
  private mutating func replace(
    _ columns: Range<Int>, by body: (UnsafeMutableBufferPointer<Cell>) -> Void
  ) {
    let (first, end) = (columns.lowerBound, columns.upperBound)
    withUnsafeMutableBufferPointer { row in
      if first > 0, row[first].glyph.isContinuation { row[first - 1].glyph = .space }
      if end < row.count, row[end].glyph.isContinuation { row[end].glyph = .space }
      body(row)
    }
  }
}
