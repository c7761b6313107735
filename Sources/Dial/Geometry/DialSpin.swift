import PopoverGeometry

/// A dial released while it turns: it slows down and comes to rest at an item.
public struct DialSpin: Equatable, Sendable {
  /// The angle at which it is released; whole turns count.
  public let start: Double
  /// The angle of the item at which it comes to rest.
  public let end: Double
  /// How it slows down.
  public let deceleration: Deceleration

  /// A spin, at `speed` in radians per second, adjusted to reach exactly the item nearest to where the
  /// dial would come to rest by itself.
  public init(
    from start: Double, speed: Double, on scale: DialScale,
    deceleration: Deceleration = .normal
  ) {
    self.init(
      from: start, to: scale.snapped(start + deceleration.projectedDistance(from: speed)),
      deceleration: deceleration)
  }

  /// A spin to an angle, at the speed that reaches it.
  public init(from start: Double, to end: Double, deceleration: Deceleration = .normal) {
    self.start = start
    self.end = end
    self.deceleration = deceleration
  }

  /// The speed at which it is released, in radians per second.
  public var speed: Double { deceleration.speed(for: end - start) }

  /// How long it visibly turns, in seconds: until less than a thousandth of a radian is left.
  public var duration: Double { deceleration.time(for: end - start, toWithin: 0.001) }

  /// The angle after a time in seconds; at the end exactly that of the item.
  public func angle(after time: Double) -> Double {
    guard time < duration else { return end }
    return start + deceleration.distance(from: speed, after: max(0, time))
  }
}

/// How a flick slows down: each millisecond keeps a share of the speed, as in scroll views. Distances
/// are in any unit, speeds in that unit per second, times in seconds.
public struct Deceleration: Equatable, Hashable, Sendable {
  /// The share of the speed that is left after a millisecond.
  public let rate: Double

  /// - Returns: `nil` unless `rate` is between 0 and 1.
  public init?(rate: Double) {
    guard rate > 0, rate < 1 else { return nil }
    self.init(checked: rate)
  }

  private init(checked rate: Double) { self.rate = rate }

  /// That of `UIScrollView.DecelerationRate.normal`.
  public static let normal = Deceleration(checked: 0.998)
  /// That of `UIScrollView.DecelerationRate.fast`.
  public static let fast = Deceleration(checked: 0.99)

  /// The decay rate of the speed, per second.
  private var drag: Double { -1_000 * rate.naturalLogarithm }

  /// The share of the speed that is left after a time.
  private func share(after time: Double) -> Double { (-drag * time).exponential }

  /// The speed that is left after a time.
  public func speed(_ speed: Double, after time: Double) -> Double { speed * share(after: time) }

  /// The distance covered within a time.
  public func distance(from speed: Double, after time: Double) -> Double {
    speed * (1 - share(after: time)) / drag
  }

  /// The distance covered until rest.
  public func distance(from speed: Double) -> Double { speed / drag }

  /// The distance until rest as published for scroll views, by whole milliseconds: less by a thousandth, and
  /// by five where the deceleration is fast.
  public func projectedDistance(from speed: Double) -> Double { speed / 1_000 * rate / (1 - rate) }

  /// The speed that covers a distance until rest.
  public func speed(for distance: Double) -> Double { distance * drag }

  /// The time after which no more than `rest` of a distance is left.
  public func time(for distance: Double, toWithin rest: Double) -> Double {
    let share = abs(distance) / rest
    return share > 1 && share.isFinite ? share.naturalLogarithm / drag : 0
  }
}
