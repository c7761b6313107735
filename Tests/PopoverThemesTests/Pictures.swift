import CellCanvas
import PopoverGeometry
import PopoverThemes

extension Canvas {
  /// A popover beside its anchor on a small canvas, as a theme draws it.
  static func picture(
    of theme: Theme, _ direction: ArrowDirection?, title: String = "Wi-Fi",
    lines: [String] = ["Library", "Guest", "Café 表"],
    size: CellSize = CellSize(width: 18, height: 7), depth: ColorDepth = .trueColor
  ) -> Canvas {
    var canvas = Canvas(size: size)
    let layout = PopoverPresentation.beside(direction, in: size, theme: theme).layout()
    canvas.fill(CellRect(PopoverPresentation.anchor(direction, in: size)), with: Cell(Glyph("@")))
    theme.draw(layout, title: title, lines: lines.map { GlyphText($0) }, depth: depth, on: &canvas)
    return canvas
  }
}

extension PopoverPresentation {
  /// An anchor of two columns at the edge to which the arrow points.
  static func anchor(_ direction: ArrowDirection?, in size: CellSize) -> Rect {
    let area = Rect(CellRect(size: size))
    let middle = Rect(
      x: (area.width / 2).rounded(.down) - 1, y: (area.height / 2).rounded(.down), width: 2,
      height: 1)
    return Rect { axis in
      guard let direction, direction.axis == axis else { return middle[axis] }
      let length = middle[axis].length
      return Span(
        start: direction.popoverFollowsAnchor ? 0 : area[axis].length - length, length: length)
    }
  }

  static func beside(_ direction: ArrowDirection?, in size: CellSize, theme: Theme)
    -> PopoverPresentation
  {
    PopoverPresentation(
      sourceRect: anchor(direction, in: size), container: Rect(CellRect(size: size)),
      preferredContentSize: Size(width: 10, height: 3),
      permittedArrowDirections: direction.map { [$0] } ?? [], metrics: theme.metrics)
  }
}

extension Canvas {
  /// The picture with dots for blanks and without the last line feed, for tests.
  var dotted: String { String(picture.map { $0 == " " ? "·" : $0 }.dropLast()) }
}
