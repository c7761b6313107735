extension Canvas {
  /// A part of what was drawn as a picture, with a hole where a glyph takes more than one column.
  public func image(_ part: CellRect) -> CellImage {
    CellImage(size: part.size) { place in
      let cell = self[CellPoint(x: part.x + place.x, y: part.y + place.y)]
      return cell.glyph.width == 1 ? cell : nil
    }
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
