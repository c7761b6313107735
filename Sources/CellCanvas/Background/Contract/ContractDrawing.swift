/// A background drawn on a page of glyphs that no background has. Cells are counted from its frame.
struct ContractDrawing: Equatable {
  private static let margin = 3
  private static let page = Cell(
    Glyph("\u{E000}"), style: Style(foreground: .rgb(0x01_0203), background: .rgb(0x04_0506)))

  private let frame: CellRect
  private var canvas: Canvas

  init(_ background: some PopoverBackground, size: CellSize) {
    let margin = Self.margin
    frame = CellRect(x: margin, y: margin, width: size.width, height: size.height)
    canvas = Canvas(
      size: CellSize(width: size.width + 2 * margin, height: size.height + 2 * margin),
      filledWith: Self.page)
    background.draw(in: frame, on: &canvas)
  }

  /// The same drawing with the background drawn on top once more.
  func drawnOver(by background: some PopoverBackground) -> ContractDrawing {
    var drawing = self
    background.draw(in: frame, on: &drawing.canvas)
    return drawing
  }

  subscript(point: CellPoint) -> Cell {
    canvas[CellPoint(x: point.x + frame.x, y: point.y + frame.y)]
  }

  func isCovered(_ point: CellPoint) -> Bool { self[point] != Self.page }

  /// The quarters of a cell that cover the page. A block covers only its own quarters if the
  /// background behind it is one of the page's colours; every other glyph covers its whole cell.
  func quartersCovered(_ point: CellPoint, on page: [Color]) -> CellQuarters {
    let cell = self[point]
    guard cell != Self.page else { return [] }
    guard let filled = cell.glyph.quarters, !filled.isEmpty, page.contains(cell.style.background)
    else { return .all }
    let isReversed = cell.style.attributes.contains(.reverse)
    return isReversed ? CellQuarters.all.subtracting(filled) : filled
  }

  /// The first drawn cell outside of the frame.
  var firstOutside: CellPoint? {
    for y in canvas.bounds.rows {
      let row = canvas.row(y)
      let isBeside = frame.rows.contains(y)
      let outside = isBeside ? [row.prefix(Self.margin), row.suffix(Self.margin)] : [row[...]]
      for cells in outside {
        if let index = cells.firstIndex(where: { $0 != Self.page }) {
          return place(CellPoint(x: index - row.startIndex, y: y))
        }
      }
    }
    return nil
  }

  /// The first cell that differs in another drawing.
  func firstDifference(from other: ContractDrawing) -> CellPoint? {
    guard other != self else { return nil }
    let index = zip(canvas.cells, other.canvas.cells).enumerated().first { $1.0 != $1.1 }?.offset
    return index.map { index in
      place(CellPoint(x: index % canvas.size.width, y: index / canvas.size.width))
    }
  }

  /// A cell of the canvas, counted from the frame.
  private func place(_ point: CellPoint) -> CellPoint { point.relative(to: frame.origin) }
}
