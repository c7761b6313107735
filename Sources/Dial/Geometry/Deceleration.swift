import PopoverGeometry

/// The slowing down of what was flicked, as scroll views have it: each millisecond a share of the speed
/// is kept. Ways are in any unit, speeds in that unit a second, times in seconds.
public struct Deceleration: Equatable, Hashable, Sendable {
  /// The share of the speed that a millisecond leaves.
  public let rate: Double

  /// - Returns: `nil` unless `rate` is between 0 and 1.
  public init?(rate: Double) {
    guard rate > 0, rate < 1 else { return nil }
    self.init(checked: rate)
  }

  private init(checked rate: Double) { self.rate = rate }

  public static let normal = Deceleration(checked: 0.998)
  public static let fast = Deceleration(checked: 0.99)

  /// How much of the speed is lost in a second, in e-folds.
  private var drag: Double { -1_000 * rate.naturalLogarithm }

  /// The share of the speed that is left after a time.
  private func share(after time: Double) -> Double { (-drag * time).exponential }

  public func speed(_ speed: Double, after time: Double) -> Double { speed * share(after: time) }

  /// How far it gets within a time.
  public func way(from speed: Double, after time: Double) -> Double {
    speed * (1 - share(after: time)) / drag
  }

  /// How far it gets in all.
  public func way(from speed: Double) -> Double { speed / drag }

  /// How far it gets in all by the formula that was published for scroll views, a sum over whole
  /// milliseconds: a thousandth less.
  public func projectedWay(from speed: Double) -> Double { speed / 1_000 * rate / (1 - rate) }

  /// The speed that gets it so far in all.
  public func speed(for way: Double) -> Double { way * drag }

  /// When no more than `rest` of a way is left.
  public func time(for way: Double, toWithin rest: Double) -> Double {
    let share = abs(way) / rest
    return share > 1 && share.isFinite ? share.naturalLogarithm / drag : 0
  }
}
