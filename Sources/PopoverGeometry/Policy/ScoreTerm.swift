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
  /// The room left on the arrow's axis beside the whole popover, weighed by the cell's aspect.
  case room
  /// How near the popover stays to where it was: the distance, weighed, with a minus sign; 0 for all
  /// where the former answer does not count.
  case nearness
  /// The place in the order of preference with a minus sign, the current side first.
  case preference
}

/// The order in which score terms are looked at: the first that differs decides.
public struct ScoreOrder: Hashable, Sendable, ExpressibleByArrayLiteral {
  private var packed: UInt32 = 0
  private var count: UInt8 = 0

  /// The first side in order of preference that fits whole; else the one that shows the most.
  public static let firstFit: ScoreOrder = [.fits, .content, .preference]
  /// The side with the most room of those that fit; else the one that shows the most.
  public static let mostRoom: ScoreOrder = [.fits, .content, .room, .preference]
  /// The side nearest to the former place of those that fit; else the one that shows the most.
  public static let nearest: ScoreOrder = [.fits, .content, .nearness, .preference]
  /// Shrinks before it flips: the first side on which the content keeps its minimum.
  public static let shrinkFirst: ScoreOrder = [.minimum, .preference]

  /// A repeated term counts where it came first.
  public init(_ terms: some Sequence<ScoreTerm>) {
    for term in terms where !contains(term) { append(term) }
  }

  public init(arrayLiteral elements: ScoreTerm...) { self.init(elements) }

  /// Whether it is ``firstFit``, found out without making that.
  @inline(always)
  var isFirstFit: Bool {
    packed == Self.code(.fits, at: 0) | Self.code(.content, at: 1) | Self.code(.preference, at: 2)
      && count == 3
  }

  @inline(always)
  private static func code(_ term: ScoreTerm, at position: UInt32) -> UInt32 {
    UInt32(term.rawValue) << (4 * position)
  }

  /// The same order with nearness looked at last but for the preference.
  var preferringNearness: ScoreOrder {
    if contains(.nearness) { return self }
    var order = ScoreOrder(lazy.filter { $0 != .preference })
    order.append(.nearness)
    order.append(.preference)
    return order
  }

  private mutating func append(_ term: ScoreTerm) {
    packed |= UInt32(term.rawValue) << UInt32(4 * count)
    count += 1
  }
}

extension ScoreOrder: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { Int(count) }

  public subscript(position: Int) -> ScoreTerm {
    precondition(position >= 0 && position < count, "an order of \(count) terms has no \(position)")
    return ScoreTerm(rawValue: UInt8(packed >> UInt32(4 * position) & 0xF)) ?? .preference
  }
}
