import PopoverGeometry

/// A flick of the scroll view that turns a dial, corrected to come to rest at an item.
public struct DialFlick: Equatable, Sendable {
  /// What the scroll view proposes: from the present offset to the resting one.
  public var scroll: DialScroll
  /// How far the dial is turned at the start.
  public var angle: Double
  /// The radius of the dial, in points.
  public var radius: Double
  /// The items of the dial.
  public var scale: DialScale

  /// A flick of a dial at an angle.
  public init(_ scroll: DialScroll, angle: Double, radius: Double, scale: DialScale) {
    self.scroll = scroll
    self.angle = angle
    self.radius = radius
    self.scale = scale
  }

  /// How far the dial would be turned at the end, uncorrected; whole turns count.
  public var rotation: Double { angle + scroll.tick(radius: radius) }

  /// The corrected target of the flick, and where the dial comes to rest with it.
  public func landing(as mode: DialMode = .safe) -> DialLanding {
    let wanted = scale.snapped(rotation, as: mode)
    var landed = scroll
    landed.offset = mode == .safe ? target(for: wanted) : originalTarget(for: wanted)
    return DialLanding(
      wanted: wanted, target: landed.offset, angle: angle + landed.tick(radius: radius))
  }

  /// On the line of the flick, as far from its start as the dial has to turn.
  private func target(for wanted: Double) -> Point {
    guard scroll.distance > 0 else { return scroll.offset }
    let length = scroll.sign * (wanted - angle) * radius
    let (way, distance) = (scroll.translation, scroll.distance)
    return Point(
      x: scroll.start.x + way.x / distance * length, y: scroll.start.y + way.y / distance * length)
  }
}

extension DialFlick {
  /// The direction of the flick as `AYNCircleView` computes it: clockwise from the right, in
  /// radians, and 0 for a flick straight up or down.
  public var originalHeading: Double {
    let way = scroll.translation
    return way.x == 0 ? 0 : .heading(way.x, way.y)
  }

  /// The correction of `AYNCircleView`, which can miss the item: its sign is that of the whole angle and
  /// not of the flick, which doubles the error of a dial turned the other way before. A flick straight up or
  /// down is corrected to the side.
  private func originalTarget(for wanted: Double) -> Point {
    let extra = (wanted - rotation) * radius * (wanted <= 0 ? -1 : 1)
    let heading = originalHeading
    return Point(
      x: scroll.offset.x + extra * heading.cosine, y: scroll.offset.y + extra * heading.sine)
  }
}

/// Where a flick comes to rest.
public struct DialLanding: Equatable, Sendable {
  /// The angle of the item at which the dial should come to rest; whole turns count.
  public var wanted: Double
  /// The offset of the scroll view.
  public var target: Point
  /// The angle at which the dial does come to rest.
  public var angle: Double

  /// Whether the dial comes to rest at the item, to within a millionth of a radian.
  public var isExact: Bool { abs(angle - wanted) < 1e-6 }
}
