extension Canvas {
  /// Draws the default content appearance: a thin dim frame around the content, in the colours that are
  /// there. There is none where the insets leave no room for it between the content and the border.
  mutating func setOff(_ content: CellRect, inside background: CellRect) {
    let ring = content.grown(by: 1)
    guard !content.isEmpty, ring.intersection(background.grown(by: -1)) == ring else { return }
    for y in ring.rows {
      for x in ring.columns {
        let point = CellPoint(x: x, y: y)
        if content.contains(point) { continue }
        var style = self[point].style
        style.attributes.insert(.dim)
        self[point] = Cell(Canvas.ring[ring.rows.third(y)][ring.columns.third(x)], style: style)
      }
    }
  }

  private static let ring = ["┌─┐", "│ │", "└─┘"].map { GlyphText($0).glyphs }
}

extension CellRect {
  fileprivate func grown(by distance: Int) -> CellRect {
    CellRect(
      x: x - distance, y: y - distance, width: width + 2 * distance, height: height + 2 * distance)
  }
}

extension Range<Int> {
  /// 0 at the start, 2 at the end, 1 between.
  fileprivate func third(_ place: Int) -> Int {
    place == lowerBound ? 0 : place == upperBound - 1 ? 2 : 1
  }
}
