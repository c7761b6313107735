/// A dial that was let go while it turned: it slows down and comes to rest at an item.
public struct DialSpin: Equatable, Sendable {
  /// The angle at which it was let go; whole turns count.
  public let start: Double
  /// The angle of the item at which it comes to rest.
  public let end: Double
  public let deceleration: Deceleration

  /// - Parameter speed: in radians a second. Where it would come to rest by itself decides the item; then
  ///   the speed is made to fit.
  public init(
    from start: Double, speed: Double, on scale: DialScale,
    deceleration: Deceleration = .normal
  ) {
    self.init(
      from: start, to: scale.snapped(start + deceleration.projectedWay(from: speed)),
      deceleration: deceleration)
  }

  public init(from start: Double, to end: Double, deceleration: Deceleration = .normal) {
    self.start = start
    self.end = end
    self.deceleration = deceleration
  }

  /// The speed at which it is let go, in radians a second.
  public var speed: Double { deceleration.speed(for: end - start) }

  /// How long it is seen to turn, in seconds: until less than a thousandth of a radian is left.
  public var duration: Double { deceleration.time(for: end - start, toWithin: 0.001) }

  /// The angle after a time in seconds; at the end exactly that of the item.
  public func angle(after time: Double) -> Double {
    guard time < duration else { return end }
    return start + deceleration.way(from: speed, after: max(0, time))
  }
}
