/// A known way to answer an ``XDGPositioner``; the raw value is its name in files.
public enum XDGImplementation: String, Sendable, CaseIterable {
  /// wlroots 0.19.
  case wlroots
  /// What the protocol's text says, and nothing more.
  case literal
  /// Smithay, since it also cuts at the near edge.
  case smithay
  /// GNOME's compositor.
  case mutter
  /// KDE's compositor.
  case kwin
  /// Without its margin of four pixels: cut it from the constraint to have it.
  case hyprland
  /// The oldest rule of GTK 4 where no compositor places its popups.
  case gtkFits = "gtk_fits"
  /// As ``gtkFits``, and it also flips what began past the far end.
  case gtkFar = "gtk_far"
  /// GTK's newest rule, as a published survey quotes it.
  case gtkBadness = "gtk_badness"

  /// Each row says where it differs from the literal reading.
  public var rules: XDGRules {
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
