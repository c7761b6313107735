/// How a side is chosen and how the popover lies there, beyond what UIKit lets one say.
public struct PlacementPolicy: Equatable, Hashable, Sendable {
  /// The distance between the anchor and the tip of the arrow, on whichever side; not negative.
  public var gap: Double
  /// How far the popover is moved along the edge: right or down, in right-to-left writing left.
  public var skid: Double
  public var alignment: Alignment
  public var writingDirection: WritingDirection
  public var stability: Stability
  /// By what the sides are compared; ``Stability/leastMovement`` puts ``ScoreTerm/nearness`` in.
  public var score: ScoreOrder
  /// The height of a point in widths of a point: 2 for character cells, 1 for square points. It
  /// weighs vertical distances wherever they meet horizontal ones.
  public var aspect: Double

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

  /// First fit in order of preference, centred, no gap; the current side is kept while it fits.
  public static let standard = PlacementPolicy()

  /// The terms in force.
  public var effectiveScore: ScoreOrder {
    stability == .leastMovement ? score.preferringNearness : score
  }

  /// What a distance on `axis` counts.
  func weight(_ axis: Axis) -> Double { axis == .vertical ? aspect : 1 }

  /// Whether start and end change places on `axis`.
  @inline(always)
  func mirrors(_ axis: Axis) -> Bool {
    axis == .horizontal && writingDirection == .rightToLeft
  }
}
