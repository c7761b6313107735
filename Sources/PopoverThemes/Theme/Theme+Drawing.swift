import CellCanvas
import PopoverGeometry

extension Theme {
  /// Draws a popover whose parts are laid out in `chrome`: its shadow, fill, border, arrow, title, footer and
  /// lines of text.
  ///
  /// The drawing is clipped to the canvas and to the frame, and lines are clipped to the content; only the
  /// shadow lies outside the frame. Cells beside the arrow stay as they are.
  ///
  /// - Parameters:
  ///   - direction: the direction for which `chrome` was laid out.
  ///   - presence: the strength of the shadow, from 0 to 1.
  /// - Returns: the content without the rows of the title and the footer.
  @discardableResult
  public func draw(
    _ chrome: PopoverChrome, direction: ArrowDirection?, title: String = "", footer: String = "",
    lines: [GlyphText] = [], presence: Double = 1, depth: ColorDepth, on canvas: inout Canvas
  ) -> CellRect {
    let drawing = PopoverDrawing(
      parts: self.chrome, chrome: chrome, direction: direction, frame: chrome.frame(direction),
      steps: palette.steps(depth: depth))
    if let shadow {
      drawing.draw(shadow, of: palette, presence: presence, depth: depth, on: &canvas)
    }
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

  /// Draws a popover in the frame of a layout.
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
  /// The styles for drawing on a popover with these parts.
  public func ink(on chrome: PopoverChrome, depth: ColorDepth) -> ThemeInk {
    ThemeInk(steps: palette.steps(depth: depth), rows: CellRect(chrome.background).rows)
  }

  /// Whether the page below an arrow may be darker than the page is.
  private var darkensPage: Bool { backdrop != nil || shadow != nil }
}

extension PopoverDrawing {
  /// Restores the backgrounds of the canvas below the arrow in cells with the background of the page.
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
  /// The background and the whole strip in which the arrow stands.
  fileprivate func frame(_ direction: ArrowDirection?) -> CellRect {
    var frame = CellRect(background)
    guard let direction else { return frame }
    let (axis, height) = (direction.axis, CellRect(arrow).size[direction.axis])
    frame[axis].length += height
    if direction.popoverFollowsAnchor { frame[axis].start -= height }
    return frame
  }
}

extension Theme {
  /// Darkens the canvas except for the `spared` rectangles, if the theme has a backdrop. It is drawn before
  /// the popover.
  ///
  /// - Parameter presence: the strength of the backdrop, from 0 to 1.
  public func drawBackdrop(
    on canvas: inout Canvas, except spared: [CellRect] = [], presence: Double = 1,
    depth: ColorDepth
  ) {
    guard let dim = backdrop, presence > 0 else { return }
    var shade = Shade(role: .backdrop, of: palette, dim: dim, presence: presence, depth: depth)
    let darkened = spared.reduce([canvas.bounds]) { rects, hole in
      rects.flatMap { $0.without(hole) }
    }
    for rect in darkened {
      canvas.restyle(rect) { $0 = shade.shaded($0) }
    }
  }
}

extension Theme {
  /// The number of rows of the content that a title and a footer take where they do not lie in the border.
  public func rowsTaken(title: String = "", footer: String = "") -> Int {
    let content = Size(width: 16, height: 4)
    let frame = Rect(size: metrics.frameSize(content: content, direction: nil))
    let chrome = PopoverChrome(frame: frame, direction: nil, arrowOffset: 0, metrics: metrics)
    var canvas = Canvas(size: CellRect(frame).size)
    let room = draw(
      chrome, direction: nil, title: title, footer: footer, depth: .none, on: &canvas)
    return Int(content.height) - room.height
  }
}
