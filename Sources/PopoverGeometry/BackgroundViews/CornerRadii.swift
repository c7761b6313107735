/// The radii of four corners in points.
public struct CornerRadii: Equatable, Hashable, Sendable {
  public var topLeft: Double
  public var topRight: Double
  public var bottomRight: Double
  public var bottomLeft: Double

  public init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }
}

extension CornerRadii {
  /// Corners as large as the caps at the ends of the edges along `axis`.
  init(_ caps: EdgePair, along axis: Axis) {
    let (topRight, bottomLeft) =
      axis == .horizontal ? (caps.far, caps.near) : (caps.near, caps.far)
    self.init(
      topLeft: caps.near, topRight: topRight, bottomRight: caps.far, bottomLeft: bottomLeft)
  }

  /// The corners at both ends of the edge that an arrow is on.
  mutating func set(beside direction: ArrowDirection, to ends: EdgePair) {
    switch direction {
    case .up: (topLeft, topRight) = (ends.near, ends.far)
    case .down: (bottomLeft, bottomRight) = (ends.near, ends.far)
    case .left: (topLeft, bottomLeft) = (ends.near, ends.far)
    case .right: (topRight, bottomRight) = (ends.near, ends.far)
    }
  }
}
