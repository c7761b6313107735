/// One figure by which two sides are compared; more is better.
public enum ScoreTerm: UInt8, CaseIterable, Sendable {
  /// Whether the whole popover fits: 0 no, one half wrapped only, 1 yes, 2 it is the current side and
  /// is kept, 3 yes with enough to spare to take over from the current side.
  case fits
  /// Whether the content keeps its minimum: 0 or 1.
  case minimum
  /// How much of the content is shown, in square points; for ``Stability/leastMovement`` less all of
  /// it on sides where it shrinks along the longer axis of the area, or below its minimum.
  case content
  /// The room left on the arrow's axis beside the whole popover, times the cell's aspect on the vertical axis.
  case room
  /// How near the popover stays to where it was: the distance, rows counted by the cell's aspect, with a
  /// minus sign; 0 for all where the former answer does not count.
  case nearness
  /// The place in the order of preference with a minus sign, the current side first.
  case preference
}

/// The order in which score terms are looked at: the first that differs decides.
public typealias ScoreOrder = OrderedCases<ScoreTerm>

extension ScoreOrder {
  /// The first side in order of preference that fits whole; else the one that shows the most.
  public static var firstFit: ScoreOrder { [.fits, .content, .preference] }
  /// The side with the most room of those that fit; else the one that shows the most.
  public static var mostRoom: ScoreOrder { [.fits, .content, .room, .preference] }
  /// The side nearest to the former place of those that fit; else the one that shows the most.
  public static var nearest: ScoreOrder { [.fits, .content, .nearness, .preference] }
  /// Shrinks before it flips: the first side on which the content keeps its minimum.
  public static var shrinkFirst: ScoreOrder { [.minimum, .preference] }

  /// The same order with nearness looked at last but for the preference.
  var preferringNearness: ScoreOrder {
    if contains(.nearness) { return self }
    var order = ScoreOrder(lazy.filter { $0 != .preference })
    order.append(.nearness)
    order.append(.preference)
    return order
  }
}
