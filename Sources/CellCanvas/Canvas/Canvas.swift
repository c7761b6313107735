/// A grid of cells to draw on.
///
/// Whatever is drawn outside of it is clipped, never an error, and nobody who draws can reach the
/// terminal. Both halves of a wide glyph live and die together.
///
/// Copies share the rows on which nobody has drawn since: a frame that is drawn on a copy of a page
/// costs what is drawn on it, and two frames need no comparison where they share a row.
public struct Canvas: Equatable, Sendable {
  public let size: CellSize
  /// From top to bottom, all as long as the canvas is wide.
  private var rows: [[Cell]]

  public init(size: CellSize, filledWith cell: Cell = .blank) {
    self.size = CellSize(width: max(0, size.width), height: max(0, size.height))
    let row = Array(repeating: cell, count: self.size.width)
    rows = Array(repeating: row, count: self.size.height)
  }

  public var bounds: CellRect { CellRect(size: size) }

  /// The cells row by row.
  public var cells: [Cell] { Array(rows.joined()) }

  /// The cell at a place; blank outside. Setting one blanks the other half of a wide glyph it cuts.
  public subscript(point: CellPoint) -> Cell {
    get { bounds.contains(point) ? rows[point.y][point.x] : .blank }
    set {
      if bounds.contains(point) { write(row: point.y, point.x..<point.x + 1) { _ in newValue } }
    }
  }

  /// The cells of one row.
  public func row(_ y: Int) -> [Cell] { rows.indices.contains(y) ? rows[y] : [] }

  /// Whether both canvases have the same row in memory, and so it looks alike: one of them is a copy
  /// of the other, or both are of a third, and nobody has drawn on this row since.
  public func sharesRow(_ y: Int, with other: Canvas) -> Bool {
    guard rows.indices.contains(y), other.rows.indices.contains(y) else { return false }
    return rows[y].withUnsafeBufferPointer { own in
      other.rows[y].withUnsafeBufferPointer { own.baseAddress == $0.baseAddress }
    }
  }

  /// Takes a whole row over from a canvas of the same width, and shares it with that.
  mutating func takeRow(_ y: Int, from row: Int, of other: Canvas) { rows[y] = other.rows[row] }

  /// Writes on the cells of one row in place. The row and the columns are on the canvas.
  @inline(__always)
  mutating func draw(
    row y: Int, over columns: Range<Int>, _ draw: (UnsafeMutableBufferPointer<Cell>) -> Void
  ) {
    rows[y].withUnsafeMutableBufferPointer { cells in
      cells.cutGlyphs(at: columns)
      draw(cells)
    }
  }

  /// Writes cells of one row in place; where there is none, what is there stays. The row and the
  /// columns are on the canvas.
  @inline(__always)
  mutating func write(row y: Int, _ columns: Range<Int>, _ cell: (Int) -> Cell?) {
    rows[y].withUnsafeMutableBufferPointer { cells in
      for x in columns {
        guard let cell = cell(x) else { continue }
        cells.cutGlyphs(at: x..<x + 1)
        cells[x] = cell
      }
    }
  }
}

extension UnsafeMutableBufferPointer<Cell> {
  /// Blanks the halves of wide glyphs that are left over beside columns that are drawn on.
  @inline(__always)
  fileprivate func cutGlyphs(at columns: Range<Int>) {
    let (first, next) = (columns.lowerBound, columns.upperBound)
    if first > 0, self[first].glyph.isContinuation { self[first - 1].glyph = .space }
    if next < count, self[next].glyph.isContinuation { self[next].glyph = .space }
  }
}

extension Canvas {
  /// Fills the part of `rect` that is on the canvas.
  public mutating func fill(_ rect: CellRect, with cell: Cell) {
    let visible = rect.intersection(bounds)
    guard !visible.isEmpty else { return }
    let columns = visible.columns
    for y in visible.rows {
      draw(row: y, over: columns) { cells in cells[columns].update(repeating: cell) }
    }
  }

  /// Changes the style of what is already there.
  public mutating func restyle(_ rect: CellRect, _ change: (inout Style) -> Void) {
    let visible = rect.intersection(bounds)
    for y in visible.rows {
      rows[y].withUnsafeMutableBufferPointer { cells in
        for x in visible.columns { change(&cells[x].style) }
      }
    }
  }
}

extension Canvas {
  /// The characters row by row, each row at full width and ended by a line feed.
  public var picture: String {
    var text = ""
    text.reserveCapacity((size.width + 1) * size.height)
    for row in rows {
      for cell in row { text += cell.glyph.text }
      text += "\n"
    }
    return text
  }

  /// The same canvas with every cell passed through `change`.
  public func mapped(_ change: (Cell) -> Cell) -> Canvas {
    var canvas = self
    canvas.rows = rows.map { $0.map(change) }
    return canvas
  }
}

extension Canvas {
  /// The same picture in ASCII alone; a wide glyph leaves its mark and a blank.
  public var inASCII: Canvas {
    mapped { cell in
      Cell(cell.glyph.isContinuation ? .space : cell.glyph.ascii, style: cell.style)
    }
  }
}

extension Canvas {
  /// The same picture where ambiguous glyphs take two columns: those that were drawn as one are replaced
  /// by ASCII, so that boxes keep their shape.
  public var withoutAmbiguous: Canvas {
    mapped { cell in
      cell.glyph.isAmbiguous && !cell.glyph.isWidened
        ? Cell(cell.glyph.ascii, style: cell.style) : cell
    }
  }
}

extension Canvas {
  /// A part of what was drawn as a picture, with a hole where a glyph takes more than one column.
  public func image(_ part: CellRect) -> CellImage {
    CellImage(size: part.size) { place in
      let cell = self[CellPoint(x: part.x + place.x, y: part.y + place.y)]
      return cell.glyph.width == 1 ? cell : nil
    }
  }
}
