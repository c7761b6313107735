/// The choices in which implementations of `xdg_positioner` differ. The defaults are the literal
/// reading of the protocol.
package struct XDGRules: Hashable, Sendable {
  package var centring: Centring
  package var flipTrial: FlipTrial
  package var flipAcceptance: FlipAcceptance
  package var flippedOffset: FlippedOffset
  package var oversizeSlide: OversizeSlide
  package var emptyResize: EmptyResize
  package var quirks: Quirks

  package init(
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
  /// When a flip is tried.
  package enum FlipTrial: Sendable, CaseIterable {
    /// An end of the popup is outside.
    case whenOut
    /// The end in the direction of gravity is outside; never without gravity.
    case whenOutTowardsGravity
  }

  /// When the flipped position is accepted.
  package enum FlipAcceptance: Sendable, CaseIterable {
    /// It lies inside; flush is inside.
    case fits
    /// It lies inside, or the popup was beyond the far end of the constraint.
    case fitsOrBeganBeyond
    /// It does not reach farther out; a tie flips.
    case notWorse
    /// A longer part of the popup is inside.
    case showsMore
    /// A longer part is inside, or nothing of both is inside and it lies nearer.
    case showsMoreOrLiesNearer
  }

  /// What a flip does to the offset.
  package enum FlippedOffset: Sendable, CaseIterable {
    case kept
    /// Its sign changes, so that a gap stays a gap.
    case mirrored
    /// It is kept, but the two positions are compared without it.
    case keptUncompared
  }

  /// How an odd length is centred.
  package enum Centring: Sendable, CaseIterable {
    /// Half a length is cut to a whole number.
    case truncating
    /// The middle is rounded to the nearest whole number, halves away from zero.
    case awayFromZero
    /// Halves are kept.
    case exact
  }

  /// Where a popup that is longer than its constraint stops sliding.
  package enum OversizeSlide: Sendable, CaseIterable {
    /// Its near end is flush.
    case near
    /// Its far end is flush, so that its near end, with any title, is outside.
    case far
    /// As soon as it covers the constraint.
    case covering
    /// As soon as it covers the constraint. One that is outside at both ends slides in the
    /// direction of gravity until an end is flush, or to the far end without gravity.
    case coveringThenGravity
  }

  /// What happens when resizing would leave nothing.
  package enum EmptyResize: Sendable, CaseIterable {
    /// The popup keeps its length.
    case refused
    /// There is no answer.
    case undefined
  }

  /// Ways in which one axis affects the other.
  package struct Quirks: OptionSet, Hashable, Sendable {
    package var rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// Neither axis is resized if one of them would leave nothing.
    package static let refusesResizeTogether = Quirks(rawValue: 1)
    /// The visible part is measured as an area: while one axis is outside, the other does not flip,
    /// and resizing has no answer.
    package static let measuresVisibleArea = Quirks(rawValue: 2)
  }
}
