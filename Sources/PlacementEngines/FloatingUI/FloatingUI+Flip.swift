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

extension FloatingUI.FlipOptions {
  /// The wanted placement, then those given or derived.
  func candidates(_ question: FloatingUI) -> [FloatingUI.Placement] {
    let wanted = question.placement
    if let fallbackPlacements { return [wanted] + fallbackPlacements }
    guard wanted.alignment != nil, flipAlignment else {
      return [wanted, wanted.opposite] + placementsAcross(question)
    }
    return [
      wanted, wanted.oppositeAlignment, wanted.opposite, wanted.opposite.oppositeAlignment,
    ] + placementsAcross(question)
  }

  /// The sides across with the wanted alignment, then perhaps with the other one.
  private func placementsAcross(_ question: FloatingUI) -> [FloatingUI.Placement] {
    guard let fallbackAxisSideDirection else { return [] }
    let wanted = question.placement
    let isMirrored = question.isRightToLeft && wanted.alignmentAxis == .horizontal
    let first = FloatingUI.Edge(
      axis: wanted.alignmentAxis, isNear: (fallbackAxisSideDirection == .start) != isMirrored)
    let sides = [first, first.opposite].map { FloatingUI.Placement($0.side, wanted.alignment) }
    let isTurned = wanted.alignment != nil && flipAlignment
    return isTurned ? sides + sides.map(\.oppositeAlignment) : sides
  }

  /// With the alignment check, a side across waits until the first axis has no room on its sides.
  func mayTry(
    _ candidate: FloatingUI.Placement, after tried: [FloatingUI.TriedPlacement],
    _ question: FloatingUI
  ) -> Bool {
    let axis = question.placement.sideAxis
    guard crossAxis == .alignment, candidate.sideAxis != axis else { return true }
    return tried.allSatisfy { $0.placement.sideAxis != axis || $0.isFirstOut }
  }

  /// What to keep when no candidate is left; `nil` if the strategy has nothing to choose from.
  func settled(
    _ tried: [FloatingUI.TriedPlacement], _ question: FloatingUI
  ) -> FloatingUI.Placement? {
    let besideFit = tried.filter(\.isFirstFit)
      .min { $0.overflow(at: 1) < $1.overflow(at: 1) }
    if let besideFit { return besideFit.placement }
    guard fallbackStrategy == .bestFit else { return question.placement }
    return tried.filter { mayCompete($0.placement, question.placement) }
      .min { $0.positiveSum < $1.positiveSum }?.placement
  }

  /// Where sides across were allowed, only those above and below compete with the wanted axis.
  private func mayCompete(
    _ placement: FloatingUI.Placement, _ wanted: FloatingUI.Placement
  ) -> Bool {
    fallbackAxisSideDirection == nil || placement.sideAxis == wanted.sideAxis
      || placement.sideAxis == .vertical
  }
}

extension FloatingUI.TriedPlacement {
  /// The overflow judged at `index`; not a number, and so equal to every other, if there is none.
  fileprivate func overflow(at index: Int) -> Double {
    index < overflows.count ? overflows[index] : .nan
  }

  fileprivate var isFirstFit: Bool { overflow(at: 0) <= 0 }
  fileprivate var isFirstOut: Bool { overflow(at: 0) > 0 }
  fileprivate var positiveSum: Double { overflows.reduce(0) { $0 + max(0, $1) } }
}
