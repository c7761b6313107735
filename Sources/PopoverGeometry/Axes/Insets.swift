/// Distances inwards from the four edges, in points; negative ones reach outwards.
public struct Insets: Equatable, Hashable, Sendable {
  public var top: Double
  public var left: Double
  public var bottom: Double
  public var right: Double

  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The same distance on every edge.
  public init(all distance: Double) {
    self.init(top: distance, left: distance, bottom: distance, right: distance)
  }

  public static let zero = Insets(all: 0)

  @inline(always)
  public subscript(axis: Axis) -> EdgePair {
    axis == .horizontal ? EdgePair(near: left, far: right) : EdgePair(near: top, far: bottom)
  }

  @inline(always)
  public static func + (one: Insets, other: Insets) -> Insets {
    Insets(
      top: one.top + other.top, left: one.left + other.left,
      bottom: one.bottom + other.bottom, right: one.right + other.right)
  }
}
