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
    set { if bounds.contains(point) { put(newValue, at: point.y * size.width + point.x) } }
  }

  /// The cells of one row.
  public func row(_ y: Int) -> ArraySlice<Cell> {
    bounds.rows.contains(y) ? cells[y * size.width..<(y + 1) * size.width] : []
  }

  private mutating func put(_ cell: Cell, at index: Int) {
    let column = index % size.width
    if cells[index].glyph.isContinuation, column > 0 { cells[index - 1].glyph = .space }
    if column + 1 < size.width, cells[index + 1].glyph.isContinuation {
      cells[index + 1].glyph = .space
    }
    cells[index] = cell
  }
}

extension Canvas {
  /// Fills the part of `rect` that is on the canvas.
  public mutating func fill(_ rect: CellRect, with cell: Cell) {
    let visible = rect.intersection(bounds)
    for y in visible.rows {
      for x in visible.columns { self[CellPoint(x: x, y: y)] = cell }
    }
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
      draw(glyph, at: CellPoint(x: x, y: origin.y), style: style, columns: visible.columns)
      x += glyph.width
    }
  }

  public mutating func draw(
    _ text: String, at origin: CellPoint, style: Style, clip: CellRect? = nil
  ) {
    draw(GlyphText(text), at: origin, style: style, clip: clip)
  }

  private mutating func draw(
    _ glyph: Glyph, at point: CellPoint, style: Style, columns: Range<Int>
  ) {
    let taken = point.x..<point.x + glyph.width
    let isWhole = taken.clamped(to: columns) == taken
    for x in taken where columns.contains(x) {
      let shown = x == taken.lowerBound ? glyph : .continuation
      self[CellPoint(x: x, y: point.y)] = Cell(isWhole ? shown : .space, style: style)
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
