import PopoverGeometry

/// How far a dial is turned, which drags, flicks and snaps change; it turns without an end.
public struct DialRotation: Equatable, Sendable {
  public let scale: DialScale
  public let mode: DialMode
  /// The angle that is shown: in (-2π, 2π), as the dial loses whole turns only; a snap may come to one.
  public private(set) var angle: Double
  /// The angle from which a drag goes on.
  private var dragged: Double

  public init(_ scale: DialScale, angle: Double = 0, as mode: DialMode = .safe) {
    self.scale = scale
    self.mode = mode
    self.angle = angle.withoutTurns
    dragged = self.angle
  }

  /// The item that is shown as the value.
  public var item: Int { scale.item(at: angle, as: mode) }

  /// The angle as one reads it: in [0, 2π).
  public var reading: Double { angle.withinTurn }

  public mutating func turn(by tick: Double) {
    angle = (dragged + tick).withoutTurns
    dragged = angle
  }

  /// Turns to the nearest item.
  ///
  /// The original forgets to tell the next drag, which therefore begins with a jump back.
  public mutating func snap() {
    angle = scale.snapped(dragged, as: mode)
    if mode == .safe { dragged = angle }
  }
}
