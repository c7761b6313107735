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
