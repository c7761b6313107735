import PopoverGeometry

/// How a drag becomes a turn of the dial.
public enum DialDragRule: String, CaseIterable, Sendable {
  /// As ``DialScroll`` has it: by the longer axis and by the half. It fits a dial of which the upper half
  /// is seen, and it jumps where both axes are alike.
  case halfAndAxis
  /// By the angle around the middle, so that what was touched stays under the finger.
  case exact
}

/// One step of a finger on a dial, in points.
public struct DialDrag: Equatable, Sendable {
  public var start: Point
  public var end: Point
  /// The middle of the dial.
  public var center: Point

  public init(from start: Point, to end: Point, center: Point) {
    self.start = start
    self.end = end
    self.center = center
  }

  /// The step as a scroll view tells it.
  public var scroll: DialScroll {
    DialScroll(start: end, offset: start, half: DialHalf(touch: end.x, center: center.x))
  }

  /// The angle from the first place to the second as seen from the middle, in (-π, π]; 0 where one of
  /// them is the middle.
  public var angle: Double {
    guard start != center, end != center else { return 0 }
    return (heading(of: end) - heading(of: start)).nearestTurn
  }

  /// By how much a dial of `radius` turns.
  public func tick(radius: Double, by rule: DialDragRule) -> Double {
    rule == .exact ? angle : scroll.tick(radius: radius)
  }

  private func heading(of place: Point) -> Double {
    .heading(place.x - center.x, place.y - center.y)
  }
}
