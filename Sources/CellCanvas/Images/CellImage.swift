import PopoverGeometry

/// A small picture of cells; where a cell is missing, the page shows through.
///
/// Every glyph takes one column, so that no cut through a picture leaves half a glyph.
public struct CellImage: Equatable, Hashable, Sendable {
  public let size: CellSize
  /// The cells row by row; `nil` is a hole.
  public let cells: [Cell?]

  /// A picture of rows from top to bottom; `nil` if they are not all of one length, or if a glyph does
  /// not take exactly one column.
  public init?(rows: [[Cell?]]) {
    let width = rows.first?.count ?? 0
    guard rows.allSatisfy({ $0.count == width }),
      rows.joined().allSatisfy({ $0.map { $0.glyph.width == 1 } ?? true })
    else { return nil }
    size = CellSize(width: width, height: rows.count)
    cells = Array(rows.joined())
  }

  /// A picture drawn as lines of text in one style, as ``init(rows:)`` takes it; `hole` is the glyph that
  /// stands for a hole.
  public init?(_ art: String, style: Style = .plain, hole: Glyph? = nil) {
    let lines = art.split(separator: "\n", omittingEmptySubsequences: false)
    self.init(
      rows: lines.map { line in
        GlyphText(String(line)).glyphs.map { $0 == hole ? nil : Cell($0, style: style) }
      })
  }

  /// A picture made cell by cell of such as other pictures hold; a negative size is empty.
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

extension CellImage {
  /// The picture in a mirror: left becomes right, and each glyph its mirror image.
  public var mirrored: CellImage {
    CellImage(size: size) { point in
      self[CellPoint(x: size.width - 1 - point.x, y: point.y)]?.mapped(\.mirrored)
    }
  }

  /// The picture upside down: the top row becomes the bottom one, and each glyph its reflection.
  public var flipped: CellImage {
    CellImage(size: size) { point in
      self[CellPoint(x: point.x, y: size.height - 1 - point.y)]?.mapped(\.flipped)
    }
  }

  /// The picture turned a quarter clockwise: what pointed up points right.
  public var turned: CellImage {
    CellImage(size: CellSize(width: size.height, height: size.width)) { point in
      self[CellPoint(x: point.y, y: size.height - 1 - point.x)]?.mapped(\.turned)
    }
  }

  /// The picture of what points up, made to point elsewhere.
  public func pointing(_ direction: ArrowDirection) -> CellImage {
    switch direction {
    case .up: self
    case .down: flipped
    case .right: turned
    case .left: turned.mirrored
    }
  }

  /// The picture with corners and edges of their own: all within `capInsets` stays as it is, and what
  /// lies between repeats.
  public func resizable(capInsets: CellInsets) -> ResizableCellImage {
    ResizableCellImage(self, capInsets: capInsets)
  }
}

extension Cell {
  fileprivate func mapped(_ glyph: (Glyph) -> Glyph) -> Cell {
    Cell(glyph(self.glyph), style: style)
  }
}

extension CellImage {
  /// A text with colours as a picture, with holes as ``Canvas/image(_:)`` has them.
  public init(_ text: StyledText) {
    var canvas = Canvas(size: text.size)
    for (y, line) in text.lines.enumerated() {
      canvas.draw(line, at: CellPoint(x: 0, y: y), over: .plain)
    }
    self = canvas.image(canvas.bounds)
  }
}
