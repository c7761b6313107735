import PopoverGeometry
import PopoverScenes

/// How one rectangle differs from another: positive figures are further right or down, or larger.
package struct FrameDifference: Equatable, Sendable {
  package var figures: Rect

  package init(of frame: Rect, from other: Rect) {
    figures = Rect(
      x: frame.x - other.x, y: frame.y - other.y, width: frame.width - other.width,
      height: frame.height - other.height)
  }

  /// What differs, a phrase each: `3 columns right`, `2 rows shorter`; none if nothing does. Without a
  /// grid of cells, distances are points.
  package func phrases(_ grid: Grid = .cells) -> [String] {
    func phrase(_ distance: Double, _ axis: Axis, more: String, less: String) -> String? {
      let size = abs(distance)
      let points = "\(Words.figure(size)) \(size == 1 ? "point" : "points")"
      let amount = grid == .cells ? Words.cells(size, along: axis) : points
      return size == 0 ? nil : "\(amount) \(distance > 0 ? more : less)"
    }
    return [
      phrase(figures.x, .horizontal, more: "right", less: "left"),
      phrase(figures.y, .vertical, more: "down", less: "up"),
      phrase(figures.width, .horizontal, more: "wider", less: "narrower"),
      phrase(figures.height, .vertical, more: "taller", less: "shorter"),
    ].compactMap(\.self)
  }
}
