/// A figure for each end of an axis: `near` is left or top, `far` is right or bottom.
@frozen public struct Ends<Scalar: Coordinate>: Equatable, Hashable, Sendable {
  /// At the left or the top.
  public var near: Scalar
  /// At the right or the bottom.
  public var far: Scalar

  /// A figure for the near end and one for the far end.
  @inline(always) public init(near: Scalar, far: Scalar) {
    self.near = near
    self.far = far
  }

  /// Both figures together.
  @inline(always) public var sum: Scalar { near + far }
}

/// Distances inwards from the four edges; negative ones reach outwards.
@frozen public struct EdgeInsets<Scalar: Coordinate>: Equatable, Hashable, Sendable {
  /// From the upper edge downwards.
  public var top: Scalar
  /// From the left edge to the right.
  public var left: Scalar
  /// From the lower edge upwards.
  public var bottom: Scalar
  /// From the right edge to the left.
  public var right: Scalar

  /// A distance for each edge.
  @inline(always) public init(top: Scalar, left: Scalar, bottom: Scalar, right: Scalar) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The distances as a list: top, left, bottom, right.
  package var figures: [Scalar] { [top, left, bottom, right] }

  /// The distances in that order, each with the name of its edge and the axis along which it is measured.
  package var named: [(name: String, axis: Axis, distance: Scalar)] {
    [
      ("top", .vertical, top), ("left", .horizontal, left), ("bottom", .vertical, bottom),
      ("right", .horizontal, right),
    ]
  }

  /// The same distance on every edge.
  @inline(always) public init(all distance: Scalar) {
    self.init(top: distance, left: distance, bottom: distance, right: distance)
  }

  /// Insets worked out by the same rule on each axis.
  @inline(always) public init(_ ends: (Axis) -> Ends<Scalar>) {
    let (across, down) = (ends(.horizontal), ends(.vertical))
    self.init(top: down.near, left: across.near, bottom: down.far, right: across.far)
  }

  /// No distance on any edge.
  @inline(always) public static var zero: Self { Self(all: 0) }

  /// The distances at the two ends of an axis.
  @inline(always) public subscript(axis: Axis) -> Ends<Scalar> {
    axis == .horizontal ? Ends(near: left, far: right) : Ends(near: top, far: bottom)
  }

  /// The distances of both, edge by edge.
  @inline(always) public static func + (one: Self, other: Self) -> Self {
    Self(
      top: one.top + other.top, left: one.left + other.left,
      bottom: one.bottom + other.bottom, right: one.right + other.right)
  }
}

/// A figure in points for each end of an axis.
public typealias EdgePair = Ends<Double>
/// Distances inwards from the four edges, in points.
public typealias Insets = EdgeInsets<Double>
