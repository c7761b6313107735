/// How far the answer shown until now counts.
///
/// The former answer is an input of the presentation, never hidden state: without one, every
/// stability chooses afresh.
public enum Stability: Equatable, Hashable, Sendable {
  /// Not at all.
  case rechoose
  /// The side is kept while the whole popover fits there.
  case whileItFits
  /// The side is kept until it falls short by this many points, or until a side that is preferred to it
  /// has as many to spare; when nothing fits, until another side shows more than it would with as many
  /// more. So an anchor that moves to and fro by less never makes the popover return.
  case deadBand(Double)
  /// Of the sides on which the popover fits, the one that moves it least; when nothing fits, a side
  /// along the shorter axis, from which it need not jump far.
  case leastMovement

  /// What a side preferred to the current one must have to spare before it takes over; `nil` where
  /// the current side does not count.
  var hold: Double? {
    switch self {
    case .rechoose, .leastMovement: nil
    case .whileItFits: .infinity
    case .deadBand(let distance): distance
    }
  }

  /// Whether the current side counts.
  @inline(always)
  var holds: Bool {
    switch self {
    case .rechoose, .leastMovement: false
    case .whileItFits, .deadBand: true
    }
  }

  /// How much longer the current side counts when it does not fit.
  var bonus: Double { if case .deadBand(let distance) = self { distance } else { 0 } }
}
