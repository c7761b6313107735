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
