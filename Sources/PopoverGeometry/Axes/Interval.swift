/// One of the two directions of the plane.
@frozen public enum Axis: Sendable, CaseIterable {
  /// Along a row, to the right.
  case horizontal
  /// Along a column, downwards.
  case vertical

  /// The other axis.
  @inline(always) public var crossed: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// A number that places and lengths are made of: `Double` for points, `Int` for character cells.
///
/// The types of this folder are generic over it. They are frozen and always inlined: calls of generic code
/// in another module were measured to take 38 times as long in a release build, five times in debugging.
public protocol Coordinate: SignedNumeric, Comparable, Hashable, Sendable {
  /// What stands before the name of a value in its description: `Cell` in `CellRect`, nothing in `Rect`.
  static var namePrefix: String { get }
  /// The number as it is read, without digits that mean nothing.
  var readableFigure: String { get }
}

/// A half-open stretch `[start, end)` of one axis; positive runs right or down. The arithmetic of
/// an axis is written here, and ``Rectangle`` applies it to both.
@frozen public struct Interval<Scalar: Coordinate>: Equatable, Hashable, Sendable {
  /// The first place inside.
  public var start: Scalar
  /// How long it is.
  public var length: Scalar

  /// A stretch of `length` from `start` on.
  @inline(always) public init(start: Scalar, length: Scalar) {
    self.start = start
    self.length = length
  }

  /// The stretch between two places; an `end` before `start` gives an empty one at `start`.
  @inline(always) public init(from start: Scalar, to end: Scalar) {
    self.init(start: start, length: max(0, end - start))
  }

  /// The first place that is no longer inside.
  @inline(always) public var end: Scalar { start + length }

  /// Whether no place is inside.
  @inline(always) public var isEmpty: Bool { length <= 0 }
}

/// A stretch in points.
public typealias Span = Interval<Double>

extension Interval {
  /// Whether a place is inside; the end is not.
  @inline(always) public func contains(_ place: Scalar) -> Bool { start <= place && place < end }

  /// The place from the start to the end of this interval that is nearest to `place`.
  @inline(always) public func clamp(_ place: Scalar) -> Scalar { max(start, min(place, end)) }

  /// Both ends clamped into `bounds`; an interval wholly outside becomes empty at the nearer end.
  @inline(always) public func clamped(to bounds: Interval) -> Interval {
    Interval(from: bounds.clamp(start), to: bounds.clamp(end))
  }

  /// Moved no farther than needed to lie inside `bounds`; too long, it keeps its start in view.
  @inline(always) public func shifted(into bounds: Interval) -> Interval {
    Interval(start: max(bounds.start, min(start, bounds.end - length)), length: length)
  }

  /// The shortest stretch with both in it.
  @inline(always) public func union(_ other: Interval) -> Interval {
    Interval(from: min(start, other.start), to: max(end, other.end))
  }

  /// Cut by `insets` at both ends; never shorter than empty and never outside of what it was.
  @inline(always) public func inset(by insets: Ends<Scalar>) -> Interval {
    let start = clamp(self.start + insets.near)
    return Interval(from: start, to: clamp(end - insets.far))
  }

  /// How far the ends lie outside `bounds`: positive is out, zero is flush, negative is room left.
  @inline(always) public func overflow(of bounds: Interval) -> Ends<Scalar> {
    Ends(near: bounds.start - start, far: end - bounds.end)
  }

  /// Whether no end lies outside of `bounds`; flush is inside.
  @inline(always) public func isInside(_ bounds: Interval) -> Bool {
    bounds.start <= start && end <= bounds.end
  }

  /// Whether the two share more than an end; an empty interval inside the other counts.
  @inline(always) public func overlaps(_ other: Interval) -> Bool {
    start < other.end && other.start < end
  }

  /// Whether the two share at least a place; touching counts, so a caret on an edge is seen.
  @inline(always) public func meets(_ other: Interval) -> Bool {
    start <= other.end && other.start <= end
  }
}

extension Interval<Double> {
  /// The middle, which in cells may lie between two of them.
  @inline(always) public var mid: Double { start + length / 2 }

  /// A stretch of `length` around the middle of this one.
  @inline(always) public func centered(length: Double) -> Span {
    Span(start: mid - length / 2, length: length)
  }
}
