import PopoverGeometry

/// How a drag becomes a turn of the dial.
public enum DialDragRule: String, CaseIterable, Sendable {
  /// By the longer axis and the touched half, as ``DialScroll`` does. It suits a half dial, and it
  /// jumps where both axes are equally long.
  case halfAndAxis
  /// By the angle around the middle, so that the touched place stays under the finger.
  case exact
}

/// One step of a finger on a dial, in points.
public struct DialDrag: Equatable, Sendable {
  /// Where the finger was before.
  public var start: Point
  /// Where it is now.
  public var end: Point
  /// The middle of the dial.
  public var center: Point

  /// A step of a finger around a middle.
  public init(from start: Point, to end: Point, center: Point) {
    self.start = start
    self.end = end
    self.center = center
  }

  /// The step as a scroll view reports it.
  public var scroll: DialScroll {
    DialScroll(start: end, offset: start, half: DialHalf(touch: end.x, center: center.x))
  }

  /// The angle from the first place to the second around the middle, in (-π, π]; 0 if one is there.
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

/// One step of a scroll view that turns a dial: its content moved from one offset to another, in
/// points.
///
/// The offset grows while the finger moves left or up. The whole distance counts, in the direction
/// of the longer axis; of two equal ones that is the horizontal one.
public struct DialScroll: Equatable, Sendable {
  /// The offset before the step.
  public var start: Point
  /// The offset after it.
  public var offset: Point
  /// Where the finger is at the end of the step.
  public var half: DialHalf

  /// A step between two offsets.
  public init(start: Point, offset: Point, half: DialHalf) {
    self.start = start
    self.offset = offset
    self.half = half
  }

  /// How far the content moved on each axis.
  var translation: Point { Point(x: offset.x - start.x, y: offset.y - start.y) }

  var distance: Double {
    (translation.x * translation.x + translation.y * translation.y).squareRoot()
  }

  /// 1 for a turn clockwise, -1 for one the other way.
  public var sign: Double {
    guard abs(translation.y) > abs(translation.x) else { return translation.x > 0 ? -1 : 1 }
    return (translation.y > 0 ? -1 : 1) * (half == .left ? -1 : 1)
  }

  /// How far a dial of `radius`, if it has one, turns for its rim to keep up with the finger.
  public func tick(radius: Double) -> Double { radius > 0 ? sign * distance / radius : 0 }
}

/// The touched half of a dial: a finger moving down turns it clockwise on the right only.
public enum DialHalf: String, CaseIterable, Sendable {
  /// A finger moving up turns it clockwise.
  case left
  /// A finger moving down turns it clockwise.
  case right

  /// The half at a position, in the coordinates of the dial's middle, which belongs to the left one.
  public init(touch x: Double, center: Double) { self = x > center ? .right : .left }
}
