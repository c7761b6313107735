import PopoverGeometry

/// One step of a scroll view that turns a dial: its content moved from one offset to another, in points.
///
/// The offset grows while the finger moves left or up. The whole way counts, in the direction of the axis
/// along which it is longer; a way that is as long along both is taken as one to the side.
public struct DialScroll: Equatable, Sendable {
  public var start: Point
  public var offset: Point
  /// Where the finger is at the end of the step.
  public var half: DialHalf

  public init(start: Point, offset: Point, half: DialHalf) {
    self.start = start
    self.offset = offset
    self.half = half
  }

  /// How far the content moved on each axis.
  var way: Point { Point(x: offset.x - start.x, y: offset.y - start.y) }

  var distance: Double { (way.x * way.x + way.y * way.y).squareRoot() }

  /// 1 for a turn clockwise, -1 for one the other way.
  public var sign: Double {
    guard abs(way.y) > abs(way.x) else { return way.x > 0 ? -1 : 1 }
    return (way.y > 0 ? -1 : 1) * (half == .left ? -1 : 1)
  }

  /// By how much a dial of `radius` turns, so that its rim keeps up with the finger. A dial without an
  /// extent does not turn.
  public func tick(radius: Double) -> Double { radius > 0 ? sign * distance / radius : 0 }
}
