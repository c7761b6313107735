import CellCanvas
import PopoverGeometry

extension Theme {
  /// Draws a popover whose parts are those of `chrome`: its shadow, fill, border, arrow, title, footer
  /// and lines of text.
  ///
  /// It is a pure function, and whatever has no room is cut: at the edges of the canvas, of the frame
  /// and of the content; the shadow alone lies outside of the frame. What lies beside the arrow stays
  /// as it is.
  ///
  /// - Parameters:
  ///   - direction: the one that `chrome` was laid out for.
  ///   - presence: how strong the shadow is, from 0 to 1.
  /// - Returns: the part of the content that title and footer leave.
  @discardableResult
  public func draw(
    _ chrome: PopoverChrome, direction: ArrowDirection?, title: String = "", footer: String = "",
    lines: [GlyphText] = [], presence: Double = 1, depth: ColorDepth, on canvas: inout Canvas
  ) -> CellRect {
    let drawing = PopoverDrawing(
      look: self.chrome, chrome: chrome, direction: direction, frame: chrome.frame(direction),
      steps: palette.steps(depth: depth))
    drawShadow(around: drawing, presence: presence, depth: depth, on: &canvas)
    let ground = darkensPage ? canvas : nil
    drawing.draw(on: &canvas)
    if let ground { drawing.show(ground, for: style(.page, depth: depth).background, on: &canvas) }
    let room = drawing.drawLabels(title: text(title), footer: text(footer), on: &canvas)
    for (y, line) in zip(room.rows, lines) {
      canvas.draw(
        line, at: CellPoint(x: room.x, y: y), style: drawing.ink.style(.text, row: y), clip: room)
    }
    return room
  }

  /// Draws a popover where `layout` has it.
  @discardableResult
  public func draw(
    _ layout: PopoverLayout, title: String = "", footer: String = "", lines: [GlyphText] = [],
    depth: ColorDepth, on canvas: inout Canvas
  ) -> CellRect {
    draw(
      layout.chrome, direction: layout.arrowDirection, title: title, footer: footer, lines: lines,
      depth: depth, on: &canvas)
  }
}

extension Theme {
  /// Whether the page below an arrow may be darker than the page is.
  private var darkensPage: Bool { backdrop != nil || shadow != nil }
}

extension PopoverDrawing {
  /// Shows what was on the canvas below the arrow, where its cells have the background of the page.
  fileprivate func show(_ ground: Canvas, for page: Color, on canvas: inout Canvas) {
    for y in frame.rows {
      for x in frame.columns {
        let point = CellPoint(x: x, y: y)
        guard !background.contains(point), canvas[point].style.background == page else { continue }
        canvas.restyle(CellRect(x: x, y: y, width: 1, height: 1)) {
          $0.background = ground[point].style.background
        }
      }
    }
  }
}

extension PopoverChrome {
  /// The background and the whole strip that the arrow stands in.
  fileprivate func frame(_ direction: ArrowDirection?) -> CellRect {
    var frame = CellRect(background)
    guard let direction else { return frame }
    let height = CellRect(arrow).size[direction.axis]
    switch direction.axis {
    case .vertical:
      frame.height += height
      if direction.popoverFollowsAnchor { frame.y -= height }
    case .horizontal:
      frame.width += height
      if direction.popoverFollowsAnchor { frame.x -= height }
    }
    return frame
  }
}
