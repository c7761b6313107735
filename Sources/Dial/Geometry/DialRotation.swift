import PopoverGeometry

/// How far a dial is turned. Drags, flicks and snaps change it; it turns without an end.
public struct DialRotation: Equatable, Sendable {
  /// The items of the dial.
  public let scale: DialScale
  /// The arithmetic that it follows.
  public let mode: DialMode
  /// The shown angle, in (-2π, 2π): whole turns are dropped, but a snap may reach one.
  public private(set) var angle: Double
  /// The angle at which the next drag begins.
  private var dragged: Double

  /// A dial that is turned by an angle.
  public init(_ scale: DialScale, angle: Double = 0, as mode: DialMode = .safe) {
    self.scale = scale
    self.mode = mode
    self.angle = angle.withoutTurns
    dragged = self.angle
  }

  /// The item shown as the value. At an item it is that one, which the original misses where a last digit is lost.
  public var item: Int {
    let isAtItem = abs(scale.snapped(angle) - angle) < 1e-9 * scale.step
    return scale.item(at: angle, as: isAtItem ? .safe : mode)
  }

  /// The angle in [0, 2π).
  public var reading: Double { angle.withinTurn }

  /// Turns it by an angle.
  public mutating func turn(by tick: Double) {
    angle = (dragged + tick).withoutTurns
    dragged = angle
  }

  /// Turns to the nearest item. The original's next drag starts with a jump back to where the last began.
  public mutating func snap() {
    angle = scale.snapped(dragged, as: mode)
    if mode == .safe { dragged = angle }
  }
}

/// Where the labels of a dial stand.
public struct DialFace: Equatable, Sendable {
  /// From the middle to the rim, in points.
  public var radius: Double
  /// From the rim to the middles of the labels.
  public var labelOffset: Double
  /// The arithmetic that it follows.
  public var mode: DialMode

  /// A face with a radius in points.
  public init(radius: Double, labelOffset: Double = 10, as mode: DialMode = .safe) {
    self.radius = radius
    self.labelOffset = labelOffset
    self.mode = mode
  }

  /// From the middle to the middles of the labels; 0 where the radius is less than the offset. In the
  /// original it is negative there, so that the labels stand on the opposite side.
  public var labelRadius: Double {
    mode == .safe ? max(0, radius - labelOffset) : radius - labelOffset
  }

  /// The middle of a label at an angle clockwise from the top, in radians, counted from the dial's top
  /// left corner. The original also turns the label, so that its foot points to the middle.
  public func labelCenter(at position: Double) -> Point {
    Point(
      x: radius + position.sine * labelRadius, y: radius - position.cosine * labelRadius)
  }
}
