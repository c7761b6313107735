import PopoverGeometry

extension FloatingUI {
  /// Tries other placements where the wanted one overflows.
  public struct FlipOptions: Equatable, Sendable {
    /// Whether overflow on the popup's own side counts.
    public var mainAxis: Bool
    public var crossAxis: CrossAxisCheck
    /// What to try after the wanted placement; `nil` derives it from that placement.
    public var fallbackPlacements: [Placement]?
    public var fallbackStrategy: FallbackStrategy
    /// Whether the sides across are tried too, where no list is given, and which one first.
    public var fallbackAxisSideDirection: Alignment?
    /// Whether a derived list holds the opposite alignment.
    public var flipAlignment: Bool
    public var overflow: OverflowOptions

    public init(
      mainAxis: Bool = true, crossAxis: CrossAxisCheck = .always,
      fallbackPlacements: [Placement]? = nil, fallbackStrategy: FallbackStrategy = .bestFit,
      fallbackAxisSideDirection: Alignment? = nil, flipAlignment: Bool = true,
      overflow: OverflowOptions = OverflowOptions()
    ) {
      self.mainAxis = mainAxis
      self.crossAxis = crossAxis
      self.fallbackPlacements = fallbackPlacements
      self.fallbackStrategy = fallbackStrategy
      self.fallbackAxisSideDirection = fallbackAxisSideDirection
      self.flipAlignment = flipAlignment
      self.overflow = overflow
    }
  }

  /// Whether overflow along the reference's side counts.
  public enum CrossAxisCheck: Sendable {
    case always
    case never
    /// It counts, but is no reason to leave for a side across while a side of the first axis fits.
    case alignment
  }

  /// What flip settles for when no placement fits.
  public enum FallbackStrategy: String, CaseIterable, Sendable {
    /// The one with the smallest sum of overflows.
    case bestFit
    case initialPlacement
  }
}

extension FloatingUI.FlipOptions {
  func run(_ state: inout FloatingUI.State) -> FloatingUI.Reset? {
    if state.isMovedByArrow { return nil }
    let trail = state.data.flip ?? FloatingUI.Trail()
    let current = measured(state)
    if current.fits { return nil }
    let tried = trail.tried + [current]
    let candidates = candidates(state.question)
    let next = trail.index + 1
    if next < candidates.count, mayTry(candidates[next], after: tried, state.question) {
      state.data.flip = FloatingUI.Trail(index: next, tried: tried)
      return .placement(candidates[next])
    }
    let settled = settled(tried, state.question)
    return settled == state.placement ? nil : .placement(settled ?? state.placement)
  }

  private func measured(_ state: FloatingUI.State) -> FloatingUI.TriedPlacement {
    let overflow = state.overflow(overflow)
    let edges =
      (mainAxis ? [state.placement.edge] : [])
      + (crossAxis == .never ? [] : state.alignmentEdges)
    return FloatingUI.TriedPlacement(
      placement: state.placement, overflows: edges.map { overflow[$0] })
  }
}
