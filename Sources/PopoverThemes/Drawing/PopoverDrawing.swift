import CellCanvas
import PopoverGeometry

/// All that is needed to draw the chrome of one popover.
struct PopoverDrawing {
  let look: ThemeChrome
  /// Of the arrow that is drawn; `nil` also where the corners leave it no room.
  let direction: ArrowDirection?
  let ink: ThemeInk
  let frame: CellRect
  let background: CellRect
  let content: CellRect
  /// The arrow's strip outside of the background; empty without an arrow.
  let arrow: CellRect

  /// - Parameter frame: nothing is drawn outside of it.
  init(
    look: ThemeChrome, chrome: PopoverChrome, direction: ArrowDirection?, frame: CellRect,
    steps: [[Style]]
  ) {
    self.look = look
    self.frame = frame
    let background = CellRect(chrome.background)
    self.background = background
    self.direction = direction.flatMap {
      look.metrics.arrowRoom(on: background[$0.axis.crossed].cells, $0).isEmpty ? nil : $0
    }
    content = CellRect(chrome.content)
    arrow = CellRect(chrome.arrow)
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
    switch look.surface {
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

  /// Draws a picture into a rectangle, in each of its bands in the styles of that band.
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
  /// Draws surface and arrow in one: the picture for an end of the edge where the arrow is just where
  /// that has it, else the one of the middle, stretched before and behind the arrow.
  ///
  /// - Returns: whether it was drawn, as there are such pictures and the edge is long enough.
  private func drawWithoutSeam(on canvas: inout Canvas) -> Bool {
    guard let direction, let edge = look.seamless?.edges[direction] else { return false }
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
