/// One of the two directions of the plane.
@frozen public enum Axis: Sendable, CaseIterable {
  case horizontal
  case vertical

  /// The other axis.
  @inline(always) public var crossed: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// A number that places and lengths are made of: `Double` for points, `Int` for character cells.
///
/// The types of this folder are generic over it. They are frozen and always inlined: calls of generic code
/// in another module were measured to take 38 times as long in a release build, five times in debugging.
public protocol Coordinate: SignedNumeric, Comparable, Hashable, Sendable {}

extension Double: Coordinate {}
extension Int: Coordinate {}
