/// How a side is chosen and how the popover lies there, beyond what UIKit lets one say.
///
/// First fit ends with the first side that fits. To compare all four costs two to three times as much, as do the
/// scores `mostRoom`, `nearest` and `shrinkFirst`, a dead band, and least
/// movement; gap, skid, alignment and direction of writing cost nothing.
public struct PlacementPolicy: Equatable, Hashable, Sendable {
  /// The distance between the anchor and the tip of the arrow, on whichever side; not negative.
  public var gap: Double
  /// How far the popover is moved along the edge: right or down, in right-to-left writing left.
  public var skid: Double
  /// How the popover lies along the edge of its anchor.
  public var alignment: Alignment
  /// Which end of a horizontal edge is its start.
  public var writingDirection: WritingDirection
  /// How far the former answer counts.
  public var stability: Stability
  /// By what the sides are compared; ``Stability/leastMovement`` adds ``ScoreTerm/nearness``.
  public var score: ScoreOrder
  /// The height of a point in widths of a point: 2 for character cells, 1 for square points. Vertical
  /// distances are multiplied by it wherever they are compared with horizontal ones.
  public var aspect: Double

  /// A policy; what is not named is as in ``standard``.
  public init(
    gap: Double = 0, skid: Double = 0, alignment: Alignment = .center,
    writingDirection: WritingDirection = .leftToRight, stability: Stability = .whileItFits,
    score: ScoreOrder = .firstFit, aspect: Double = 2
  ) {
    self.gap = gap
    self.skid = skid
    self.alignment = alignment
    self.writingDirection = writingDirection
    self.stability = stability
    self.score = score
    self.aspect = aspect
  }

  /// First fit in order of preference, centered, no gap; the current side is kept while it fits.
  public static let standard = PlacementPolicy()

  /// The same for square points.
  public static let points = PlacementPolicy(aspect: 1)

  /// The aspects that users may write.
  package static let aspects = 0.1...10

  /// The score terms in force.
  public var effectiveScore: ScoreOrder {
    stability == .leastMovement ? score.preferringNearness : score
  }

  /// What a distance on `axis` counts.
  func weight(_ axis: Axis) -> Double { axis == .vertical ? aspect : 1 }

  /// What a row counts in a search that ends at a distance: no less than a column, so that it does end.
  var searchedRow: Double { max(1, aspect) }
}

/// How a popover lies along the edge of its anchor.
///
/// The raw value is the name in arguments and files.
public enum Alignment: String, Sendable, CaseIterable {
  /// Its start on the anchor's start: the left or the top, in right-to-left writing the right.
  case start
  /// Its middle on the anchor's middle.
  case center
  /// Its end on the anchor's end.
  case end
}

/// The direction of writing, which decides where start and end are on a horizontal edge.
public enum WritingDirection: String, Sendable, CaseIterable {
  /// The start of a line is on the left.
  case leftToRight
  /// The start of a line is on the right.
  case rightToLeft
}

/// How far the former answer counts.
///
/// The former answer is an input of the presentation, never hidden state: without one, every
/// stability chooses afresh.
public enum Stability: Equatable, Hashable, Sendable {
  /// Not at all.
  case rechoose
  /// The side is kept while the whole popover fits there; with ``SideChoice/shrinkFirst``, which asks for no more, while
  /// its content keeps its minimum.
  case whileItFits
  /// The side is kept while it falls short by less than so many points, unless a side that is preferred to it fits with as
  /// many to spare. Where the popover fits nowhere, the side is kept unless another shows more than it would with so many
  /// points more, or the content does not keep its minimum there and may not lie over the anchor. While it keeps it, an
  /// anchor that moves to and fro by less never makes the popover flip and return. With ``SideChoice/shrinkFirst`` it is
  /// ``whileItFits``.
  case deadBand(Double)
  /// The fitting side of the least move; if none fits, one along the shorter axis, without far jumps.
  case leastMovement

  /// Whether the current side is tried first.
  var keepsSide: Bool {
    switch self {
    case .rechoose, .leastMovement: false
    case .whileItFits, .deadBand: true
    }
  }

  /// By how much the current side may fall short and is kept all the same.
  var deadBand: Double { if case .deadBand(let distance) = self { distance } else { 0 } }
}

/// One figure by which two sides are compared; more is better.
public enum ScoreTerm: UInt8, CaseIterable, Sendable {
  /// Whether the whole popover fits: 0 if not, 0.5 if its content is whole only with its text wrapped, 1 if it does. The
  /// current side, where it is kept, has 2, and a side that takes over from it has 3.
  case fits
  /// Whether the content keeps its minimum: 0 or 1.
  case minimum
  /// How much of the content is shown, in square points, on the current side with a dead band more of room. For
  /// ``Stability/leastMovement`` the area of the whole content is
  /// taken from it on sides where it shrinks along the longer axis of the area, or below its minimum.
  case content
  /// The room left on the arrow's axis beside the whole popover, times the cell's aspect on the vertical axis; on the current
  /// side, where the popover does not fit, with the dead band added.
  case room
  /// How near the popover stays to where it was: the distance from middle to middle, rows counted by
  /// the cell's aspect, with a minus sign; 0 for all where the former answer does not count.
  case nearness
  /// The place in the order of preference with a minus sign, the current side first.
  case preference

  /// The name in arguments and answers.
  public var name: String {
    switch self {
    case .fits: "fits"
    case .minimum: "minimum"
    case .content: "content"
    case .room: "room"
    case .nearness: "nearness"
    case .preference: "preference"
    }
  }
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
  /// Shrinks before it flips: the first side on which the content keeps its minimum, the current side first, if it counts.
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

/// The usual ways to choose a side, by the names that they have in arguments, files and requests.
///
/// ``PlacementPolicy/score`` takes any order of score terms; these are the ones that have a name.
public enum SideChoice: String, Sendable, CaseIterable {
  /// The first permitted side on which it fits.
  case firstFit = "first-fit"
  /// The one with the most room of those on which it fits.
  case mostRoom = "most-room"
  /// The one nearest to where it was, of those on which it fits.
  case nearest
  /// The first permitted side, if the content keeps its minimum there.
  case shrinkFirst = "shrink-first"

  /// The choice that compares sides by these scores; `nil` for an order that has no name.
  public init?(score: ScoreOrder) {
    guard let choice = Self.allCases.first(where: { $0.score == score }) else { return nil }
    self = choice
  }

  /// The scores by which sides are compared.
  public var score: ScoreOrder {
    switch self {
    case .firstFit: .firstFit
    case .mostRoom: .mostRoom
    case .nearest: .nearest
    case .shrinkFirst: .shrinkFirst
    }
  }
}
