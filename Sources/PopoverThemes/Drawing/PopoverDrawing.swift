import CellCanvas
import PopoverGeometry

/// The drawing of the chrome of one popover: what is drawn, and where.
struct PopoverDrawing {
  let chrome: ThemeChrome
  /// The direction of the arrow; `nil` if there is none or the corners leave no room for it.
  let direction: ArrowDirection?
  /// The columns or rows of the background's edge between its corners, in which the arrow is; empty without an arrow.
  private let arrowRoom: Range<Int>
  let ink: ThemeInk
  let frame: CellRect
  let background: CellRect
  let content: CellRect
  /// The rectangle of the arrow outside the background; empty without an arrow.
  let arrow: CellRect

  /// - Parameter frame: the rectangle to which drawing is clipped.
  init(
    _ chrome: ThemeChrome, layout: PopoverChrome, direction: ArrowDirection?, frame: CellRect,
    steps: [[Style]]
  ) {
    self.chrome = chrome
    self.frame = frame
    let background = CellRect(layout.background)
    self.background = background
    arrowRoom =
      direction.map { chrome.metrics.arrowRoom(on: background[$0.axis.crossed].cells, $0) } ?? 0..<0
    self.direction = arrowRoom.isEmpty ? nil : direction
    content = CellRect(layout.content)
    arrow = CellRect(layout.arrow)
    ink = ThemeInk(steps: steps, rows: background.rows)
  }

  /// Fill, border, content frame and arrow.
  func draw(on canvas: inout Canvas) {
    if !drawWithoutSeam(on: &canvas) {
      drawSurface(on: &canvas)
      drawArrow(on: &canvas)
    }
    drawContentFrame(on: &canvas)
  }

  private func drawSurface(on canvas: inout Canvas) {
    switch chrome.surface {
    case .picture(let picture):
      drawBands(of: background, on: &canvas) { style in
        picture.image(style)?.resizable(capInsets: picture.capInsets)
      }
    case .border(let border):
      for rows in ink.bands {
        let cell = Cell(.space, style: ink.style(.fill, row: rows.lowerBound))
        canvas.fill(CellRect(columns: background.columns, rows: rows), with: cell)
      }
      if let border { draw(border, around: background, on: &canvas) }
    }
  }

  /// Draws a picture into a rectangle, each of its bands in the styles of that band.
  private func drawBands(
    of rect: CellRect, on canvas: inout Canvas,
    _ picture: ((ThemeRole) -> Style) -> ResizableCellImage?
  ) {
    for rows in ink.bands(covering: rect.rows) {
      let row = rows.lowerBound
      guard let image = picture({ ink.style($0, row: row) }) else { continue }
      let band = CellRect(columns: rect.columns, rows: rows).intersection(frame)
      canvas.draw(image, in: rect, clip: band)
    }
  }
}

extension PopoverDrawing {
  /// Draws surface and arrow as one picture, and returns whether there is one and the edge is long enough: the
  /// picture for an end if the arrow is exactly there, else the one for the middle, stretched on both sides.
  private func drawWithoutSeam(on canvas: inout Canvas) -> Bool {
    guard let direction, let edge = chrome.seamless?.edges[direction] else { return false }
    let axis = direction.axis.crossed
    let length = background.size[axis]
    let start = arrow[axis].start - background[axis].start
    let fixed = [edge.start, edge.end].compactMap { $0 }
      .first { $0.fixedStart(on: length, along: axis) == start }
    guard fixed != nil || edge.middle.fits(at: start, on: length, along: axis) else { return false }
    drawBands(of: frame, on: &canvas) { style in
      guard let fixed else { return edge.middle.placed(at: start, along: axis, style) }
      return fixed.picture.image(style)?.resizable(capInsets: fixed.picture.capInsets)
    }
    return true
  }
}

extension PopoverDrawing {
  /// Draws the frame around the content and its padding, inside the insets.
  func drawContentFrame(on canvas: inout Canvas) {
    guard let frame = chrome.contentFrame else { return }
    let inside = background.inset(by: chrome.insets)
    if inside.width > 1, inside.height > 1 { draw(frame, around: inside, on: &canvas) }
  }

  func draw(_ border: BorderSet, around rect: CellRect, on canvas: inout Canvas) {
    let columnRanges = thirds(of: rect.columns)
    for (row, rows) in thirds(of: rect.rows).enumerated() {
      for band in row == 1 ? ink.bands.map({ $0.clamped(to: rows) }) : [rows] where !band.isEmpty {
        let style = ink.style(.border, row: band.lowerBound)
        for (column, columns) in columnRanges.enumerated()
        where (row, column) != (1, 1) {
          let cell = Cell(border.glyphs.rows[row][column], style: style)
          canvas.fill(CellRect(columns: columns, rows: band), with: cell)
        }
      }
    }
  }

  /// The first cell, those between, and the last one. A range of one cell has only the first one.
  private func thirds(of range: Range<Int>) -> [Range<Int>] {
    let near = range.prefix(1)
    let far = range.dropFirst().suffix(1)
    return [near, near.endIndex..<far.startIndex, far]
  }
}

extension PopoverDrawing {
  /// Draws the arrow, and under it the join with the border.
  func drawArrow(on canvas: inout Canvas) {
    guard let direction else { return }
    if chrome.arrow.overlap == 0, chrome.surface != .border(nil) {
      drawJoin(direction, on: &canvas)
    }
    let origin = arrowOrigin(direction)
    for (row, parts) in chrome.arrow.rows[direction].enumerated() {
      for (column, part) in parts.enumerated() {
        let point = CellPoint(x: origin.x + column, y: origin.y + row)
        guard let part, isDrawn(point, direction) else { continue }
        canvas[point] = Cell(part.glyph, style: style(part.role, at: point))
      }
    }
  }

  /// Replaces the border under the arrow by the join, except for the corners.
  private func drawJoin(_ direction: ArrowDirection, on canvas: inout Canvas) {
    let edge = background[direction.axis].cells
    guard let row = direction.popoverFollowsAnchor ? edge.first : edge.last else { return }
    let across = direction.axis.crossed
    let start = arrow[across].start
    for (index, glyph) in chrome.arrow.joins[direction].enumerated() {
      let point = CellPoint(across, along: start + index, across: row)
      guard isDrawn(point, direction) else { continue }
      canvas[point] = Cell(glyph, style: ink.style(.border, row: point.y))
    }
  }

  /// Whether a cell of the arrow is drawn: on the background, only between the corners.
  private func isDrawn(_ point: CellPoint, _ direction: ArrowDirection) -> Bool {
    guard background.contains(point) else { return frame.contains(point) }
    return arrowRoom.contains(point[direction.axis.crossed])
  }

  /// The position of the first cell of the picture, which reaches into the background by the overlap.
  private func arrowOrigin(_ direction: ArrowDirection) -> CellPoint {
    let (axis, overlap) = (direction.axis, chrome.arrow.overlap)
    let start = arrow[axis].start - (direction.popoverFollowsAnchor ? 0 : overlap)
    return CellPoint(axis, along: start, across: arrow[axis.crossed].start)
  }

  /// The style of a cell of the arrow; inside the popover it has the background of the border.
  private func style(_ role: ThemeRole, at point: CellPoint) -> Style {
    var style = ink.style(role, row: point.y)
    if background.contains(point) { style.background = ink.style(.border, row: point.y).background }
    return style
  }
}
