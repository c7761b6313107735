/// One of the two directions of the plane.
public enum Axis: Sendable, CaseIterable {
  case horizontal
  case vertical

  @inline(always)
  public var crossed: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// A figure for each end of an axis: `near` is left or top, `far` is right or bottom.
public struct EdgePair: Equatable, Hashable, Sendable {
  public var near: Double
  public var far: Double

  public init(near: Double, far: Double) {
    self.near = near
    self.far = far
  }

  @inline(always)
  public var sum: Double { near + far }
}
