import PopoverGeometry
import PopoverScenes

/// How one rectangle differs from another, figure by figure: positive is further right or down, or
/// larger.
package struct FrameDifference: Equatable, Sendable {
  package var figures: Rect

  package init(of frame: Rect, from other: Rect) {
    figures = Rect(
      x: frame.x - other.x, y: frame.y - other.y, width: frame.width - other.width,
      height: frame.height - other.height)
  }

  init(_ figures: Rect) { self.figures = figures }

  /// What differs, a phrase each: `3 columns right`, `2 rows shorter`; none if nothing does.
  package var phrases: [String] {
    [
      Self.phrase(figures.x, along: .horizontal, more: "right", less: "left"),
      Self.phrase(figures.y, along: .vertical, more: "down", less: "up"),
      Self.phrase(figures.width, along: .horizontal, more: "wider", less: "narrower"),
      Self.phrase(figures.height, along: .vertical, more: "taller", less: "shorter"),
    ].compactMap { $0 }
  }

  private static func phrase(
    _ distance: Double, along axis: Axis, more: String, less: String
  ) -> String? {
    if distance == 0 { return nil }
    return "\(Words.cells(abs(distance), along: axis)) \(distance > 0 ? more : less)"
  }
}
