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

  public var area: Double { width * height }

  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// A size worked out by the same rule on each axis.
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

  /// A rectangle worked out by the same rule on each axis.
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
  public func inset(by insets: Insets) -> Rect { Rect { self[$0].inset(by: insets[$0]) } }

  /// Every edge held into `bounds`; a rectangle wholly outside becomes empty at the nearest edge.
  public func clamped(to bounds: Rect) -> Rect { Rect { self[$0].clamped(to: bounds[$0]) } }

  public func offset(x: Double, y: Double) -> Rect {
    Rect(x: self.x + x, y: self.y + y, width: width, height: height)
  }

  public func overlaps(_ other: Rect) -> Bool {
    self[.horizontal].overlaps(other[.horizontal]) && self[.vertical].overlaps(other[.vertical])
  }

  public func meets(_ other: Rect) -> Bool {
    self[.horizontal].meets(other[.horizontal]) && self[.vertical].meets(other[.vertical])
  }
}
