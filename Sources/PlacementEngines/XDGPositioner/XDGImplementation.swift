/// A known implementation of ``XDGPositioner``; the raw value is its name in files.
public enum XDGImplementation: String, Sendable, CaseIterable {
  /// wlroots 0.19.
  case wlroots
  /// What the protocol's text says, and nothing more.
  case literal
  /// Smithay, since the version that also cuts at the near edge.
  case smithay
  /// GNOME's compositor.
  case mutter
  /// KDE's compositor.
  case kwin
  /// Hyprland, without its margin of four pixels, by which the constraint can be reduced.
  case hyprland
  /// The oldest rule of GTK 4 without a compositor that places popups.
  case gtkFits = "gtk_fits"
  /// Like ``gtkFits``, but it also flips a popup beyond the far end.
  case gtkFar = "gtk_far"
  /// The newest rule of GTK, as quoted in a published survey.
  case gtkBadness = "gtk_badness"

  /// Where it differs from the literal reading.
  var rules: XDGRules {
    switch self {
    case .literal:
      XDGRules()
    case .wlroots:
      XDGRules(oversizeSlide: .coveringThenGravity, quirks: .refusesResizeTogether)
    case .smithay:
      XDGRules(oversizeSlide: .near)
    case .mutter:
      XDGRules(
        flipAcceptance: .showsMore, oversizeSlide: .near, emptyResize: .undefined,
        quirks: .measuresVisibleArea)
    case .kwin:
      XDGRules(centring: .awayFromZero, oversizeSlide: .far)
    case .hyprland:
      XDGRules(
        centring: .exact, flipTrial: .whenOutTowardsGravity,
        flipAcceptance: .showsMoreOrLiesNearer, flippedOffset: .keptUncompared,
        oversizeSlide: .near, emptyResize: .undefined)
    case .gtkFits: .gtk(.fits)
    case .gtkFar: .gtk(.fitsOrBeganBeyond)
    case .gtkBadness: .gtk(.notWorse)
    }
  }
}

extension XDGRules {
  fileprivate static func gtk(_ acceptance: FlipAcceptance) -> XDGRules {
    XDGRules(
      flipAcceptance: acceptance, flippedOffset: .mirrored, oversizeSlide: .near,
      emptyResize: .undefined)
  }
}

/// The choices of implementations of `xdg_positioner`; by default the protocol read literally.
struct XDGRules: Hashable, Sendable {
  var centring = Centring.truncating
  var flipTrial = FlipTrial.whenOut
  var flipAcceptance = FlipAcceptance.fits
  var flippedOffset = FlippedOffset.kept
  var oversizeSlide = OversizeSlide.covering
  var emptyResize = EmptyResize.refused
  var quirks: Quirks = []
}

extension XDGRules {
  /// When a flip is tried.
  enum FlipTrial: Sendable, CaseIterable {
    /// An end of the popup is outside.
    case whenOut
    /// The end in the direction of gravity is outside; never without gravity.
    case whenOutTowardsGravity
  }

  /// When the flipped position is accepted.
  enum FlipAcceptance: Sendable, CaseIterable {
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
  enum FlippedOffset: Sendable, CaseIterable {
    case kept
    /// Its sign changes, so that a gap stays a gap.
    case mirrored
    /// It is kept, but the two positions are compared without it.
    case keptUncompared
  }

  /// How an odd length is centred.
  enum Centring: Sendable, CaseIterable {
    /// Half a length is cut to a whole number.
    case truncating
    /// The middle is rounded to the nearest whole number, halves away from zero.
    case awayFromZero
    /// Halves are kept.
    case exact
  }

  /// Where a popup that is longer than its constraint stops sliding.
  enum OversizeSlide: Sendable, CaseIterable {
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
  enum EmptyResize: Sendable, CaseIterable {
    /// The popup keeps its length.
    case refused
    /// There is no answer.
    case undefined
  }

  /// Ways in which one axis affects the other.
  struct Quirks: OptionSet, Hashable, Sendable {
    let rawValue: Int

    /// Neither axis is resized if one of them would leave nothing.
    static let refusesResizeTogether = Quirks(rawValue: 1)
    /// The visible part is measured as an area: while one axis is outside, the other does not flip,
    /// and resizing has no answer.
    static let measuresVisibleArea = Quirks(rawValue: 2)
  }
}
