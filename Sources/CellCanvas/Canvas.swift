/// A grid of cells to draw on.
///
/// Whatever is drawn outside of it is clipped, never an error, and nobody who draws can reach the
/// terminal. Both halves of a wide glyph live and die together.
public struct Canvas: Equatable, Sendable {
  public let size: CellSize
  /// The cells row by row.
  public private(set) var cells: [Cell]

  public init(size: CellSize, filledWith cell: Cell = .blank) {
    self.size = CellSize(width: max(0, size.width), height: max(0, size.height))
    cells = Array(repeating: cell, count: self.size.width * self.size.height)
  }

  public var bounds: CellRect { CellRect(size: size) }

  /// The cell at a place; blank outside. Setting one blanks the other half of a wide glyph it cuts.
  public subscript(point: CellPoint) -> Cell {
    get { bounds.contains(point) ? cells[point.y * size.width + point.x] : .blank }
    set {
      if bounds.contains(point) { write(row: point.y, point.x..<point.x + 1) { _ in newValue } }
    }
  }

  /// The cells of one row.
  public func row(_ y: Int) -> ArraySlice<Cell> {
    bounds.rows.contains(y) ? cells[y * size.width..<(y + 1) * size.width] : []
  }

  /// Writes cells of one row in place; where there is none, what is there stays. The row and the
  /// columns are on the canvas.
  @inline(__always)
  mutating func write(row y: Int, _ columns: Range<Int>, _ cell: (Int) -> Cell?) {
    let start = y * size.width
    let last = size.width - 1
    cells.withUnsafeMutableBufferPointer { cells in
      for x in columns {
        guard let cell = cell(x) else { continue }
        let index = start + x
        if x > 0, cells[index].glyph.isContinuation { cells[index - 1].glyph = .space }
        if x < last, cells[index + 1].glyph.isContinuation { cells[index + 1].glyph = .space }
        cells[index] = cell
      }
    }
  }

  /// The same with one cell for all of them: only at the ends can a wide glyph be cut.
  private mutating func write(row y: Int, _ columns: Range<Int>, _ cell: Cell) {
    let row = y * size.width
    let (start, end) = (row + columns.lowerBound, row + columns.upperBound)
    cells.withUnsafeMutableBufferPointer { cells in
      if columns.lowerBound > 0, cells[start].glyph.isContinuation {
        cells[start - 1].glyph = .space
      }
      if columns.upperBound < size.width, cells[end].glyph.isContinuation {
        cells[end].glyph = .space
      }
      cells[start..<end].update(repeating: cell)
    }
  }
}

extension Canvas {
  /// Fills the part of `rect` that is on the canvas.
  public mutating func fill(_ rect: CellRect, with cell: Cell) {
    let visible = rect.intersection(bounds)
    guard !visible.isEmpty else { return }
    for y in visible.rows { write(row: y, visible.columns, cell) }
  }

  /// Changes the style of what is already there.
  public mutating func restyle(_ rect: CellRect, _ change: (inout Style) -> Void) {
    let visible = rect.intersection(bounds)
    for y in visible.rows {
      for x in visible.columns { change(&cells[y * size.width + x].style) }
    }
  }

  /// Draws text in one row, cut at the edges of `clip`; a wide glyph that does not fit whole is left
  /// blank.
  public mutating func draw(
    _ text: GlyphText, at origin: CellPoint, style: Style, clip: CellRect? = nil
  ) {
    let visible = (clip ?? bounds).intersection(bounds)
    guard visible.rows.contains(origin.y) else { return }
    var x = origin.x
    for glyph in text.glyphs {
      if x >= visible.columns.upperBound { return }
      let taken = x..<x + glyph.width
      draw(glyph, row: origin.y, taken, style: style, columns: visible.columns)
      x = taken.upperBound
    }
  }

  public mutating func draw(
    _ text: String, at origin: CellPoint, style: Style, clip: CellRect? = nil
  ) {
    draw(GlyphText(text), at: origin, style: style, clip: clip)
  }

  private mutating func draw(
    _ glyph: Glyph, row y: Int, _ taken: Range<Int>, style: Style, columns: Range<Int>
  ) {
    let shown = taken.clamped(to: columns)
    let isWhole = shown == taken
    write(row: y, shown) { x in
      let part = x == taken.lowerBound ? glyph : .continuation
      return Cell(isWhole ? part : .space, style: style)
    }
  }
}

extension Canvas {
  /// The characters row by row, each row at full width and ended by a line feed.
  public var picture: String {
    var text = ""
    text.reserveCapacity(cells.count + size.height)
    for y in 0..<size.height {
      for cell in row(y) { text += cell.glyph.text }
      text += "\n"
    }
    return text
  }

  /// The same canvas with every cell passed through `change`.
  public func mapped(_ change: (Cell) -> Cell) -> Canvas {
    var canvas = self
    canvas.cells = cells.map(change)
    return canvas
  }
}
