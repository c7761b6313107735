/// A place in the plane; `x` grows to the right, `y` downwards.
@frozen public struct Position<Scalar: Coordinate>: Equatable, Hashable, Sendable {
  /// The horizontal coordinate.
  public var x: Scalar
  /// The vertical coordinate.
  public var y: Scalar

  /// The place at `x` and `y`.
  @inline(always) public init(x: Scalar, y: Scalar) {
    self.x = x
    self.y = y
  }

  /// A place by its coordinates along an axis and across it.
  @inline(always) public init(_ axis: Axis, along: Scalar, across: Scalar) {
    self = axis == .horizontal ? Self(x: along, y: across) : Self(x: across, y: along)
  }

  /// The coordinate on an axis.
  @inline(always) public subscript(axis: Axis) -> Scalar { axis == .horizontal ? x : y }
}

/// An extent in the plane.
@frozen public struct Extent<Scalar: Coordinate>: Equatable, Hashable, Sendable {
  /// The horizontal length.
  public var width: Scalar
  /// The vertical length.
  public var height: Scalar

  /// An extent of `width` and `height`.
  @inline(always) public init(width: Scalar, height: Scalar) {
    self.width = width
    self.height = height
  }

  /// An extent by its lengths along an axis and across it.
  @inline(always) public init(_ axis: Axis, along: Scalar, across: Scalar) {
    self =
      axis == .horizontal
      ? Self(width: along, height: across) : Self(width: across, height: along)
  }

  /// An extent worked out by the same rule on each axis.
  @inline(always) public init(_ length: (Axis) -> Scalar) {
    self.init(width: length(.horizontal), height: length(.vertical))
  }

  /// Nothing on either axis.
  @inline(always) public static var zero: Self { Self(width: 0, height: 0) }

  /// The width times the height.
  @inline(always) public var area: Scalar { width * height }

  /// The part that fits into `limit`; a negative limit leaves nothing.
  @inline(always) public func clamped(to limit: Self) -> Self {
    Self { min(self[$0], max(0, limit[$0])) }
  }

  /// The length on an axis.
  @inline(always) public subscript(axis: Axis) -> Scalar {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

/// A half-open rectangle: it holds `x` up to but not including `x + width`.
@frozen public struct Rectangle<Scalar: Coordinate>: Equatable, Hashable, Sendable {
  /// The left edge.
  public var x: Scalar
  /// The upper edge.
  public var y: Scalar
  /// The horizontal length.
  public var width: Scalar
  /// The vertical length.
  public var height: Scalar

  /// A rectangle by its near corner and its lengths.
  @inline(always) public init(x: Scalar, y: Scalar, width: Scalar, height: Scalar) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The rectangle as a list: x, y, width, height.
  package var figures: [Scalar] { [x, y, width, height] }

  /// A rectangle of a size, at the origin of the plane unless another is named.
  @inline(always) public init(
    origin: Position<Scalar> = Position(x: 0, y: 0), size: Extent<Scalar>
  ) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  /// A rectangle by what it takes along an axis and across it.
  @inline(always) public init(_ axis: Axis, along: Interval<Scalar>, across: Interval<Scalar>) {
    let (wide, high) = axis == .horizontal ? (along, across) : (across, along)
    self.init(x: wide.start, y: high.start, width: wide.length, height: high.length)
  }

  /// A rectangle worked out by the same rule on each axis.
  @inline(always) public init(_ interval: (Axis) -> Interval<Scalar>) {
    self.init(.horizontal, along: interval(.horizontal), across: interval(.vertical))
  }

  /// The empty rectangle at the origin of the plane.
  @inline(always) public static var zero: Self { Self(x: 0, y: 0, width: 0, height: 0) }
}

/// A place in points.
public typealias Point = Position<Double>
/// An extent in points.
public typealias Size = Extent<Double>
/// A rectangle in points.
public typealias Rect = Rectangle<Double>

extension Rectangle {
  /// The near corner.
  @inline(always) public var origin: Position<Scalar> { Position(x: x, y: y) }

  /// The width and the height.
  @inline(always) public var size: Extent<Scalar> {
    get { Extent(width: width, height: height) }
    set { (width, height) = (newValue.width, newValue.height) }
  }

  /// What the rectangle takes on an axis.
  @inline(always) public subscript(axis: Axis) -> Interval<Scalar> {
    get {
      axis == .horizontal
        ? Interval(start: x, length: width) : Interval(start: y, length: height)
    }
    set {
      if axis == .horizontal {
        (x, width) = (newValue.start, newValue.length)
      } else {
        (y, height) = (newValue.start, newValue.length)
      }
    }
  }

  /// Whether no place is inside.
  @inline(always) public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The right edge, where the rectangle ends.
  @inline(always) public var maxX: Scalar { x + width }
  /// The lower edge, where the rectangle ends.
  @inline(always) public var maxY: Scalar { y + height }
  /// The left edge.
  @inline(always) public var minX: Scalar { x }
  /// The upper edge.
  @inline(always) public var minY: Scalar { y }

  /// The same rectangle moved by a distance on each axis.
  @inline(always) public func offset(x: Scalar, y: Scalar) -> Self {
    Self(x: self.x + x, y: self.y + y, width: width, height: height)
  }
}

// The rules of an interval, on both axes.
extension Rectangle {
  /// Whether a place is inside; the right and the lower edge are not.
  @inline(always) public func contains(_ point: Position<Scalar>) -> Bool {
    self[.horizontal].contains(point.x) && self[.vertical].contains(point.y)
  }

  /// Whether all of another rectangle is inside; flush is inside.
  @inline(always) public func contains(_ other: Self) -> Bool { other.isInside(self) }

  /// What is in both; where they share nothing, an empty rectangle.
  @inline(always) public func intersection(_ other: Self) -> Self { clamped(to: other) }

  /// The smallest rectangle around both.
  @inline(always) public func union(_ other: Self) -> Self {
    Self { self[$0].union(other[$0]) }
  }

  /// Cut at every edge; never smaller than empty and never outside of what it was.
  @inline(always) public func inset(by insets: EdgeInsets<Scalar>) -> Self {
    Self { self[$0].inset(by: insets[$0]) }
  }

  /// Every edge clamped into `bounds`; a rectangle wholly outside becomes empty at the nearest edge.
  @inline(always) public func clamped(to bounds: Self) -> Self {
    Self { self[$0].clamped(to: bounds[$0]) }
  }

  /// How far each edge lies outside `bounds`: positive is out, zero is flush, negative is room left.
  @inline(always) public func overflow(of bounds: Self) -> EdgeInsets<Scalar> {
    EdgeInsets { self[$0].overflow(of: bounds[$0]) }
  }

  /// Moved no farther than needed to lie inside `bounds`; too long, it keeps its start in view.
  @inline(always) public func shifted(into bounds: Self) -> Self {
    Self { self[$0].shifted(into: bounds[$0]) }
  }

  /// Whether no edge lies outside of `bounds`; flush is inside.
  @inline(always) public func isInside(_ bounds: Self) -> Bool {
    self[.horizontal].isInside(bounds[.horizontal]) && self[.vertical].isInside(bounds[.vertical])
  }

  /// Whether the two share more than an edge.
  @inline(always) public func overlaps(_ other: Self) -> Bool {
    self[.horizontal].overlaps(other[.horizontal]) && self[.vertical].overlaps(other[.vertical])
  }

  /// Whether the two share at least a place; touching counts.
  @inline(always) public func meets(_ other: Self) -> Bool {
    self[.horizontal].meets(other[.horizontal]) && self[.vertical].meets(other[.vertical])
  }
}

extension Rect {
  /// The middle from left to right.
  @inline(always) public var midX: Double { self[.horizontal].mid }
  /// The middle from top to bottom.
  @inline(always) public var midY: Double { self[.vertical].mid }

  /// Cut by the same distance at both ends of an axis, around the same middle; negative distances grow it,
  /// and what is cut to nothing is empty there.
  public func insetBy(dx: Double, dy: Double) -> Rect {
    Rect(
      .horizontal, along: self[.horizontal].centered(length: max(0, width - 2 * dx)),
      across: self[.vertical].centered(length: max(0, height - 2 * dy)))
  }
}
