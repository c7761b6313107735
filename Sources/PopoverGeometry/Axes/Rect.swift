/// A place in points; `x` grows to the right, `y` downwards.
public struct Point: Equatable, Hashable, Sendable {
  public var x: Double
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// An extent in points; never negative.
public struct Size: Equatable, Hashable, Sendable {
  public var width: Double
  public var height: Double

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  public static let zero = Size(width: 0, height: 0)

  @inline(always)
  public var area: Double { width * height }

  @inline(always)
  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// A size worked out by the same rule on each axis.
  @inline(always)
  public init(_ length: (Axis) -> Double) {
    self.init(width: length(.horizontal), height: length(.vertical))
  }
}

/// A half-open rectangle in points: it holds `x` up to but not including `x + width`.
public struct Rect: Equatable, Hashable, Sendable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  public init(origin: Point = Point(x: 0, y: 0), size: Size) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  /// A rectangle by its spans along an axis and across it.
  @inline(always)
  init(_ axis: Axis, along: Span, across: Span) {
    let (wide, high) = axis == .horizontal ? (along, across) : (across, along)
    self.init(x: wide.start, y: high.start, width: wide.length, height: high.length)
  }

  /// A rectangle worked out by the same rule on each axis.
  @inline(always)
  public init(_ span: (Axis) -> Span) {
    let across = span(.horizontal)
    let down = span(.vertical)
    self.init(x: across.start, y: down.start, width: across.length, height: down.length)
  }

  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  public var origin: Point { Point(x: x, y: y) }
  public var size: Size {
    get { Size(width: width, height: height) }
    set { (width, height) = (newValue.width, newValue.height) }
  }

  @inline(always)
  public subscript(axis: Axis) -> Span {
    get {
      axis == .horizontal ? Span(start: x, length: width) : Span(start: y, length: height)
    }
    set {
      if axis == .horizontal {
        (x, width) = (newValue.start, newValue.length)
      } else {
        (y, height) = (newValue.start, newValue.length)
      }
    }
  }
}

extension Rect {
  public func offset(x: Double, y: Double) -> Rect {
    Rect(x: self.x + x, y: self.y + y, width: width, height: height)
  }
}
