import CellCanvas

extension CellImage {
  /// The rows of glyphs with a dot for each hole, without the last line feed.
  var picture: String {
    (0..<size.height).map { y in
      (0..<size.width).map { self[CellPoint(x: $0, y: y)]?.glyph.text ?? "·" }.joined()
    }.joined(separator: "\n")
  }
}

extension Canvas {
  /// A canvas of dots with a drawing on it, as text without the last line feed.
  static func picture(_ width: Int, _ height: Int, _ draw: (inout Canvas) -> Void) -> String {
    var canvas = Canvas(
      size: CellSize(width: width, height: height), filledWith: Cell(Glyph("·")))
    draw(&canvas)
    return String(canvas.picture.dropLast())
  }
}
