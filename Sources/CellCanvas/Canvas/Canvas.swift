/// A grid of cells to draw on.
///
/// Drawing outside of it is clipped, never an error. A drawing that covers half of a wide glyph
/// blanks the other half.
///
/// A copy shares each row until one of both is drawn on. So a frame on a copy of a page costs only
/// what is drawn on it, and shared rows of two frames need no comparison.
public struct Canvas: Equatable, Sendable {
  /// Its columns and rows.
  public let size: CellSize
  /// The rows from top to bottom, each as long as the canvas is wide.
  var rows: [[Cell]]
  /// The rows that drawings reach, where a part of the canvas is seen; `nil` is all of them. The others stay as they are, and
  /// share one row in memory.
  package var drawnRows: Range<Int>?

  /// A canvas filled with one cell; a negative size is empty.
  public init(size: CellSize, filledWith cell: Cell = .blank) {
    self.size = CellSize(width: max(0, size.width), height: max(0, size.height))
    let row = Array(repeating: cell, count: self.size.width)
    rows = Array(repeating: row, count: self.size.height)
  }

  /// Whether both have the same cells.
  public static func == (one: Canvas, other: Canvas) -> Bool {
    one.size == other.size && one.rows == other.rows
  }

  /// The whole canvas.
  public var bounds: CellRect { CellRect(size: size) }

  /// The part of it that drawings reach.
  package var drawn: CellRect {
    drawnRows.map { CellRect(columns: bounds.columns, rows: $0).intersection(bounds) } ?? bounds
  }

  /// All cells, row by row.
  public var cells: [Cell] { Array(rows.joined()) }

  /// The cell at a place; outside it is blank, and setting it does nothing.
  public subscript(point: CellPoint) -> Cell {
    get { bounds.contains(point) ? rows[point.y][point.x] : .blank }
    set { if drawn.contains(point) { rows[point.y].set(newValue, at: point.x) } }
  }

  /// The cells of one row; none outside.
  public func row(_ y: Int) -> [Cell] { rows.indices.contains(y) ? rows[y] : [] }

  /// The styles of the cells in a rectangle.
  package func styles(in rect: CellRect) -> Set<Style> {
    let visible = rect.intersection(bounds)
    return visible.rows.reduce(into: []) { styles, y in
      for cell in rows[y][visible.columns] { styles.insert(cell.style) }
    }
  }

  /// Whether both canvases have the same row in memory, and therefore the same cells in it.
  public func sharesRow(_ y: Int, with other: Canvas) -> Bool {
    guard rows.indices.contains(y), other.rows.indices.contains(y) else { return false }
    return rows[y].sharesMemory(with: other.rows[y])
  }
}

// A screen may have thousands of rows, most of them blank. Neighbours that share memory cost what one of them does.
extension Canvas {
  /// Changes each row in the same way.
  private mutating func changeRows(_ part: Range<Int>, _ change: (inout [Cell]) -> Void) {
    var isAsAbove = false
    for y in part {
      let isAsBelow = y + 1 < part.upperBound && rows[y].sharesMemory(with: rows[y + 1])
      if isAsAbove { rows[y] = rows[y - 1] } else { change(&rows[y]) }
      isAsAbove = isAsBelow
    }
  }

  /// What `body` makes of each row, from top to bottom.
  private func mapRows<Value>(_ body: ([Cell]) -> Value) -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(rows.count)
    for (y, row) in rows.enumerated() {
      let isAsAbove = y > 0 && row.sharesMemory(with: rows[y - 1])
      values.append(isAsAbove ? values[y - 1] : body(row))
    }
    return values
  }
}

/// A cell of a canvas that a drawing has changed, for programs that keep their own screen.
public struct CanvasChange: Equatable, Sendable {
  /// Where it is.
  public var point: CellPoint
  /// What is there now.
  public var cell: Cell
}

extension Canvas {
  /// The cells that are not as they were on an earlier canvas, row by row.
  ///
  /// Put the cells of your own screen on a canvas, draw on a copy, and write the changes back: what lies beside an
  /// arrow stays as it is, and so does a page that a shadow only darkens. Rows that both share cost nothing.
  ///
  /// - Parameter former: the canvas before the drawing; where it has no cell, every cell has changed.
  public func changes(since former: Canvas) -> [CanvasChange] {
    bounds.rows.flatMap { y -> [CanvasChange] in
      if sharesRow(y, with: former), size.width == former.size.width { return [] }
      return bounds.columns.compactMap { x in
        let point = CellPoint(x: x, y: y)
        let isSame = former.bounds.contains(point) && former[point] == self[point]
        return isSame ? nil : CanvasChange(point: point, cell: self[point])
      }
    }
  }
}

extension Canvas {
  /// Fills the part of `rect` that is on the canvas.
  public mutating func fill(_ rect: CellRect, with cell: Cell) {
    let visible = rect.intersection(drawn)
    guard !visible.isEmpty else { return }
    changeRows(visible.rows) { $0.fill(visible.columns, with: cell) }
  }

  /// Changes the style of the cells in `rect`; `change` makes the same of the same style.
  public mutating func restyle(_ rect: CellRect, _ change: (inout Style) -> Void) {
    let visible = rect.intersection(drawn)
    changeRows(visible.rows) { row in
      for x in visible.columns { change(&row[x].style) }
    }
  }

  /// The characters as text, each row at full width and ended by a line feed.
  public var picture: String {
    mapRows { [Cell].text(of: $0) + "\n" }.joined()
  }

  /// The same text without blanks at the ends of its lines.
  package var pictureWithoutBlankEnds: String {
    mapRows { row in
      let end = row.lastIndex { $0.glyph != .space }.map { $0 + 1 } ?? 0
      return [Cell].text(of: row[..<end]) + "\n"
    }.joined()
  }

  /// The same canvas with every cell passed through `change`, which makes the same of the same cell.
  public func mapped(_ change: (Cell) -> Cell) -> Canvas {
    var canvas = self
    canvas.rows = mapRows { $0.map(change) }
    return canvas
  }

  /// The same picture in ASCII only; the second cell of a wide glyph becomes a blank.
  public var inASCII: Canvas {
    mapped { cell in
      Cell(cell.glyph.isContinuation ? .space : cell.glyph.ascii, style: cell.style)
    }
  }

  /// The same picture for a terminal that gives ambiguous glyphs two columns: those that were drawn
  /// as one are replaced by ASCII, so that boxes keep their shape.
  public var withoutAmbiguous: Canvas {
    mapped { cell in
      cell.glyph.isAmbiguous && !cell.glyph.isWidened
        ? Cell(cell.glyph.ascii, style: cell.style) : cell
    }
  }

  /// A part of the canvas as a picture, with holes in place of glyphs that take two columns.
  public func image(_ part: CellRect) -> CellImage {
    CellImage(size: part.size) { place in
      let cell = self[CellPoint(x: part.x + place.x, y: part.y + place.y)]
      return cell.glyph.width == 1 ? cell : nil
    }
  }
}

extension Canvas {
  /// Draws text in one row, cut at the edges of `clip`; a wide glyph that is cut becomes a blank.
  public mutating func draw(
    _ text: GlyphText, at origin: CellPoint, style: Style, clip: CellRect? = nil
  ) {
    let visible = (clip ?? bounds).intersection(drawn)
    let columns = (origin.x..<origin.x + text.width).clamped(to: visible.columns)
    guard visible.rows.contains(origin.y), !columns.isEmpty else { return }
    rows[origin.y].draw(text.glyphs, at: origin.x, in: columns, style: style)
  }

  /// Draws cells beside each other as they are; the second half of a wide glyph, which may have a style of its own, only
  /// behind the first.
  package mutating func draw(row cells: [Cell], at origin: CellPoint) {
    for (x, cell) in cells.enumerated() {
      let place = CellPoint(x: origin.x + x, y: origin.y)
      if !cell.glyph.isContinuation {
        draw(GlyphText([cell.glyph]), at: place, style: cell.style)
      } else if cells.isSecondHalf(at: x) {
        restyle(CellRect(x: place.x, y: place.y, width: 1, height: 1)) { $0 = cell.style }
      }
    }
  }

  /// Draws a string in one row, like a ``GlyphText``.
  public mutating func draw(
    _ text: String, at origin: CellPoint, style: Style, clip: CellRect? = nil
  ) {
    draw(GlyphText(text), at: origin, style: style, clip: clip)
  }

  /// Draws a picture, its top left at `origin`, cut by `clip`; what is there shows through its holes.
  public mutating func draw(_ image: CellImage, at origin: CellPoint, clip: CellRect? = nil) {
    let rect = CellRect(origin: origin, size: image.size)
    let visible = rect.intersection(clip ?? bounds).intersection(drawn)
    for y in visible.rows {
      let start = (y - rect.y) * image.size.width - rect.x
      for x in visible.columns {
        if let cell = image.cells[start + x] { rows[y].set(cell, at: x) }
      }
    }
  }

  /// Draws a picture stretched to `rect`, as ``ResizableCellImage/stretched(to:)`` does, cut at the
  /// edges of `clip`. Only the visible part of `rect` costs time.
  public mutating func draw(
    _ image: ResizableCellImage, in rect: CellRect, clip: CellRect? = nil
  ) {
    let visible = rect.intersection(clip ?? bounds).intersection(drawn)
    let (picture, caps) = (image.image, image.capInsets)
    guard !visible.isEmpty, !picture.cells.isEmpty else { return }
    let vertical = Stretch(picture.size.height, caps: caps[.vertical], to: rect.height)
    let horizontal = Stretch(picture.size.width, caps: caps[.horizontal], to: rect.width)
    let columns = visible.columns.map { ($0, horizontal.source(of: $0 - rect.x)) }
    for y in visible.rows {
      let start = vertical.source(of: y - rect.y) * picture.size.width
      for (x, source) in columns {
        if let cell = picture.cells[start + source] { rows[y].set(cell, at: x) }
      }
    }
  }

  /// Draws another canvas with its top left cell at `origin`, cut at the edges of `clip`; a wide
  /// glyph that is cut becomes a blank. Rows that are covered by equally long ones are shared with
  /// them.
  public mutating func draw(_ other: Canvas, at origin: CellPoint, clip: CellRect? = nil) {
    let rect = CellRect(origin: origin, size: other.size)
    let visible = rect.intersection(clip ?? bounds).intersection(drawn)
    let isAsWide = other.size.width == size.width && visible.width == size.width
    for y in visible.rows {
      if isAsWide {
        rows[y] = other.rows[y - origin.y]
      } else {
        draw(other.row(y - origin.y), at: origin.x, row: y, visible.columns)
      }
    }
  }

  private mutating func draw(_ cells: [Cell], at start: Int, row y: Int, _ columns: Range<Int>) {
    for x in columns {
      let cell = cells[x - start]
      let isWhole =
        cell.glyph.isContinuation
        ? x > columns.lowerBound : x + cell.glyph.width <= columns.upperBound
      rows[y].set(isWhole ? cell : Cell(.space, style: cell.style), at: x)
    }
  }

  /// Draws a line over the style `base`, as ``Style/over(_:)`` has it, cut at the edges of `clip`.
  public mutating func draw(
    _ line: StyledLine, at origin: CellPoint, over base: Style, clip: CellRect? = nil
  ) {
    var place = origin
    for run in line.runs {
      draw(run.text, at: place, style: run.style.over(base), clip: clip)
      place.x += run.text.width
    }
  }
}
