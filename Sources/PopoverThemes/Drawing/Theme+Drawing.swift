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
  /// - Parameter direction: the one that `chrome` was laid out for.
  /// - Returns: the part of the content that title and footer leave.
  @discardableResult
  public func draw(
    _ chrome: PopoverChrome, direction: ArrowDirection?, title: String = "", footer: String = "",
    lines: [GlyphText] = [], depth: ColorDepth, on canvas: inout Canvas
  ) -> CellRect {
    let drawing = PopoverDrawing(
      shape: shape, chrome: chrome, direction: direction, ink: ink(on: chrome, depth: depth))
    drawShadow(around: drawing, depth: depth, on: &canvas)
    drawing.drawFill(on: &canvas)
    drawing.drawBorder(on: &canvas)
    drawing.drawContentFrame(on: &canvas)
    drawing.drawArrow(on: &canvas)
    let room = drawing.drawLabels(title: title, footer: footer, on: &canvas)
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
