import CellCanvas

/// The glyphs of an outline; `nil` leaves cells as they are.
struct Outline: Equatable {
  var horizontal: Glyph?
  var vertical: Glyph?
  /// Top left, top right, bottom left, bottom right.
  var corners: [Glyph]

  static let heavy = Outline(
    horizontal: Glyph("━"), vertical: Glyph("┃"),
    corners: [Glyph("┏"), Glyph("┓"), Glyph("┗"), Glyph("┛")])
  static let dashed = Outline(
    horizontal: Glyph("┄"), vertical: Glyph("┆"),
    corners: [Glyph("┌"), Glyph("┐"), Glyph("└"), Glyph("┘")])

  var withoutSides: Outline { Outline(horizontal: nil, vertical: nil, corners: corners) }

  func glyph(_ point: CellPoint, of rect: CellRect) -> Glyph? {
    let (right, bottom) = (rect.columns.upperBound - 1, rect.rows.upperBound - 1)
    let isAtEnd = point.x == rect.x || point.x == right
    guard point.y == rect.y || point.y == bottom else { return isAtEnd ? vertical : nil }
    guard isAtEnd else { return horizontal }
    return corners[(point.y == rect.y ? 0 : 2) + (point.x == rect.x ? 0 : 1)]
  }
}

extension Canvas {
  mutating func fill(_ rect: CellRect, with cell: Cell, except shown: [CellRect]) {
    for part in rect.without(shown) { fill(part, with: cell) }
  }

  mutating func outline(
    _ rect: CellRect, _ outline: Outline, style: Style, except shown: [CellRect]
  ) {
    for y in rect.intersection(bounds).rows {
      let isEnd = y == rect.y || y == rect.rows.upperBound - 1
      let columns = isEnd ? Array(rect.columns) : [rect.x, rect.columns.upperBound - 1]
      for point in columns.map({ CellPoint(x: $0, y: y) })
      where !shown.contains(where: { $0.contains(point) }) {
        if let glyph = outline.glyph(point, of: rect) {
          self[point] = Cell(glyph, style: style)
        }
      }
    }
  }
}

extension CellRect {
  /// The parts outside of all other rectangles.
  func without(_ others: [CellRect]) -> [CellRect] {
    others.reduce([self]) { rects, hole in rects.flatMap { $0.without(hole) } }
  }
}
