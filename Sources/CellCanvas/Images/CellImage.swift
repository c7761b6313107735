import PopoverGeometry

/// A small picture of cells, with holes through which the page shows.
///
/// Every glyph takes one column, so that no cut through a picture leaves half a glyph.
public struct CellImage: Equatable, Hashable, Sendable {
  /// Its columns and rows.
  public let size: CellSize
  /// The cells row by row; `nil` is a hole.
  public let cells: [Cell?]

  /// A picture of rows from top to bottom; `nil` if they differ in length, or if a glyph does not
  /// take exactly one column.
  public init?(rows: [[Cell?]]) {
    let width = rows.first?.count ?? 0
    guard rows.allSatisfy({ $0.count == width }),
      rows.joined().allSatisfy({ $0.map { $0.glyph.width == 1 } ?? true })
    else { return nil }
    size = CellSize(width: width, height: rows.count)
    cells = Array(rows.joined())
  }

  /// A picture drawn as lines of text in one style, under the conditions of ``init(rows:)``.
  ///
  /// - Parameter hole: the glyph that marks a hole.
  public init?(_ art: String, style: Style = .plain, hole: Glyph? = nil) {
    let lines = art.split(separator: "\n", omittingEmptySubsequences: false)
    self.init(
      rows: lines.map { line in
        GlyphText(String(line)).glyphs.map { $0 == hole ? nil : Cell($0, style: style) }
      })
  }

  /// A text as a picture, with holes in place of glyphs that take two columns.
  public init(_ text: StyledText) {
    size = text.size
    cells = text.lines.flatMap { line in
      let cells = line.runs.flatMap { run in
        run.text.glyphs.flatMap { CellImage.cells(of: $0, in: run.style) }
      }
      return cells + Array(repeating: Cell.blank, count: text.size.width - line.width)
    }
  }

  /// The cells of a glyph: one, or a hole for each of two columns.
  private static func cells(of glyph: Glyph, in style: Style) -> [Cell?] {
    glyph.width == 1 ? [Cell(glyph, style: style)] : Array(repeating: nil, count: glyph.width)
  }

  /// A picture whose cells are computed one by one; glyphs that do not take one column are not
  /// allowed. A negative size is empty.
  init(size: CellSize, _ cell: (CellPoint) -> Cell?) {
    let bounds = CellRect(size: size)
    var cells: [Cell?] = []
    cells.reserveCapacity(bounds.columns.count * bounds.rows.count)
    for y in bounds.rows {
      for x in bounds.columns { cells.append(cell(CellPoint(x: x, y: y))) }
    }
    self.size = CellSize(width: bounds.columns.count, height: bounds.rows.count)
    self.cells = cells
  }

  /// The cell at a place; `nil` in a hole and outside.
  public subscript(point: CellPoint) -> Cell? {
    CellRect(size: size).contains(point) ? cells[point.y * size.width + point.x] : nil
  }
}

extension CellImage: Turnable {
  /// The picture mirrored left to right, each glyph included.
  public var mirrored: CellImage {
    CellImage(size: size) { point in
      self[CellPoint(x: size.width - 1 - point.x, y: point.y)]?.mapped(\.mirrored)
    }
  }

  /// The picture flipped top to bottom, each glyph included.
  public var flipped: CellImage {
    CellImage(size: size) { point in
      self[CellPoint(x: point.x, y: size.height - 1 - point.y)]?.mapped(\.flipped)
    }
  }

  /// The picture turned a quarter clockwise, each glyph included: an arrow up becomes one to the
  /// right.
  public var turned: CellImage {
    CellImage(size: CellSize(width: size.height, height: size.width)) { point in
      self[CellPoint(x: point.y, y: size.height - 1 - point.x)]?.mapped(\.turned)
    }
  }

  /// The picture as a resizable one: what lies within `capInsets` stays, and the middle repeats.
  public func resizable(capInsets: CellInsets) -> ResizableCellImage {
    ResizableCellImage(self, capInsets: capInsets)
  }
}

extension Cell {
  fileprivate func mapped(_ glyph: (Glyph) -> Glyph) -> Cell {
    Cell(glyph(self.glyph), style: style)
  }
}
