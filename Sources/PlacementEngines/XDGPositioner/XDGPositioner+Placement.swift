import PopoverGeometry

extension XDGPositioner {
  /// The popup's place inside `constraint` as `implementation` answers; `nil` where it has no
  /// defined answer, because it shrinks to nothing or the protocol refuses the question.
  public func placement(
    in constraint: Rect, as implementation: XDGImplementation = .wlroots
  ) -> XDGPlacement? {
    placement(in: constraint, rules: implementation.rules)
  }

  /// The popup's place inside `constraint` under `rules`; `nil` as for a known implementation.
  public func placement(in constraint: Rect, rules: XDGRules) -> XDGPlacement? {
    guard isLegal else { return nil }
    var axes = XDGAxes(
      horizontal: XDGAxis(.horizontal, of: self, in: constraint, rules: rules),
      vertical: XDGAxis(.vertical, of: self, in: constraint, rules: rules))
    axes.flip()
    axes.slide()
    guard axes.isResizeDefined else { return nil }
    axes.resize()
    return axes.placement
  }

  private var isLegal: Bool {
    size.width > 0 && size.height > 0 && anchorRect.width >= 0 && anchorRect.height >= 0
  }
}
