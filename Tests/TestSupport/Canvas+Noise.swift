import CellCanvas

extension Canvas {
  /// The longest frame there can be: no cell has the style of its neighbour, or of the step before.
  package static func noise(size: CellSize, step: Int) -> Canvas {
    var canvas = Canvas(size: size)
    for y in canvas.bounds.rows {
      for x in canvas.bounds.columns {
        let color = UInt8(16 + (x + 7 * y + 31 * step) % 240)
        canvas[CellPoint(x: x, y: y)] = Cell(
          Glyph("█"),
          style: Style(foreground: .palette(color), background: .palette(255 - color + 16)))
      }
    }
    return canvas
  }
}
