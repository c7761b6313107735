/// The choices in which implementations of `xdg_positioner` differ; the defaults are the literal
/// reading of the protocol.
public struct XDGRules: Hashable, Sendable {
  public var centring: Centring
  public var flipTrial: FlipTrial
  public var flipAcceptance: FlipAcceptance
  public var flippedOffset: FlippedOffset
  public var oversizeSlide: OversizeSlide
  public var emptyResize: EmptyResize
  public var quirks: Quirks

  public init(
    centring: Centring = .truncating, flipTrial: FlipTrial = .whenOut,
    flipAcceptance: FlipAcceptance = .fits, flippedOffset: FlippedOffset = .kept,
    oversizeSlide: OversizeSlide = .covering, emptyResize: EmptyResize = .refused,
    quirks: Quirks = []
  ) {
    self.centring = centring
    self.flipTrial = flipTrial
    self.flipAcceptance = flipAcceptance
    self.flippedOffset = flippedOffset
    self.oversizeSlide = oversizeSlide
    self.emptyResize = emptyResize
    self.quirks = quirks
  }
}

extension XDGRules {
  /// When a flip is tried at all.
  public enum FlipTrial: Sendable, CaseIterable {
    /// An end of the popup is outside.
    case whenOut
    /// The end to which gravity pulls is outside; so never without gravity.
    case whenOutTowardsGravity
  }

  /// When the flipped position is taken.
  public enum FlipAcceptance: Sendable, CaseIterable {
    /// It lies inside; flush is inside.
    case fits
    /// It lies inside, or the popup began past the far end of the constraint.
    case fitsOrBeganBeyond
    /// It reaches no farther out; a tie flips.
    case notWorse
    /// A longer part of the popup is inside.
    case showsMore
    /// A longer part is inside, or neither has any part inside and it lies nearer.
    case showsMoreOrLiesNearer
  }

  /// What becomes of the offset in a flip.
  public enum FlippedOffset: Sendable, CaseIterable {
    case kept
    /// It changes its sign, so that a gap stays a gap.
    case mirrored
    /// Kept, but the two positions are compared without it.
    case keptUncompared
  }
}

extension XDGRules {
  /// How an odd length is centred.
  public enum Centring: Sendable, CaseIterable {
    /// Half a length is cut to a whole number.
    case truncating
    /// The middle goes to the nearest whole number, and a half to the one farther from zero.
    case awayFromZero
    /// Halves stay.
    case exact
  }

  /// Where sliding stops for a popup that is longer than its constraint.
  public enum OversizeSlide: Sendable, CaseIterable {
    /// Its near end is flush.
    case near
    /// Its far end is flush, so that the near end, and any title, is lost.
    case far
    /// As soon as it covers the constraint.
    case covering
    /// As soon as it covers the constraint; one that sticks out of both ends slides with gravity
    /// until an end is flush, and to the far end without gravity.
    case coveringThenGravity
  }

  /// What happens when resizing would leave nothing.
  public enum EmptyResize: Sendable, CaseIterable {
    /// The popup keeps its length.
    case refused
    /// There is no answer.
    case undefined
  }

  /// Ways in which one axis disturbs the other.
  public struct Quirks: OptionSet, Hashable, Sendable {
    public var rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Neither axis is resized when one of them would leave nothing.
    public static let refusesResizeTogether = Quirks(rawValue: 1)
    /// What is visible is measured as an area: while one axis is outside, the other one does not
    /// flip, and a resize has no answer.
    public static let measuresVisibleArea = Quirks(rawValue: 2)
  }
}
