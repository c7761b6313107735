import PopoverGeometry

extension FloatingUI {
  /// Tries other placements if the given one overflows.
  public struct FlipOptions: Equatable, Sendable {
    /// Whether overflow on the popup's own side counts.
    public var mainAxis: Bool
    /// Whether overflow along the reference counts.
    public var crossAxis: CrossAxisCheck
    /// The placements to try next; `nil` derives them from the given one.
    public var fallbackPlacements: [Placement]?
    /// What to keep if no placement fits.
    public var fallbackStrategy: FallbackStrategy
    /// The other axis's side to try first without a list, `start` left or top; `nil` tries none.
    public var fallbackAxisSideDirection: Alignment?
    /// Whether a derived list contains the opposite alignment.
    public var flipAlignment: Bool
    /// How overflow is measured.
    public var overflow: OverflowOptions

    /// Options with the defaults of floating-ui.
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

    func run(_ state: inout State) -> Reset? {
      if state.isMovedByArrow { return nil }
      let trail = state.data.flip ?? Trail()
      let main = mainAxis ? [state.placement.side] : []
      let current = state.tried(
        at: main + (crossAxis == .never ? [] : state.alignmentEdges), overflow)
      if current.fits { return nil }
      let tried = trail.tried + [current]
      let candidates = candidates(state.question)
      let next = trail.index + 1
      if next < candidates.count, mayTry(candidates[next], after: tried, state.question) {
        state.data.flip = Trail(index: next, tried: tried)
        return .placement(candidates[next])
      }
      let settled = settled(tried, state.question)
      return settled == state.placement ? nil : .placement(settled ?? state.placement)
    }

    /// The given placement and its fallbacks.
    func candidates(_ question: FloatingUI) -> [Placement] {
      let wanted = question.placement
      if let fallbackPlacements { return [wanted] + fallbackPlacements }
      guard wanted.alignment != nil, flipAlignment else {
        return [wanted, wanted.opposite] + placementsAcross(question)
      }
      return [
        wanted, wanted.oppositeAlignment, wanted.opposite, wanted.opposite.oppositeAlignment,
      ] + placementsAcross(question)
    }

    /// The sides of the other axis with the given alignment, then with the opposite if it may flip.
    private func placementsAcross(_ question: FloatingUI) -> [Placement] {
      guard let fallbackAxisSideDirection else { return [] }
      let wanted = question.placement
      let isMirrored = question.isRightToLeft && wanted.alignmentAxis == .horizontal
      let first = Side(
        wanted.alignmentAxis, isNear: (fallbackAxisSideDirection == .start) != isMirrored)
      let sides = [first, first.opposite].map { Placement($0, wanted.alignment) }
      let isTurned = wanted.alignment != nil && flipAlignment
      return isTurned ? sides + sides.map(\.oppositeAlignment) : sides
    }

    /// With the alignment check, the other axis is tried only if no side of the first has room.
    func mayTry(
      _ candidate: Placement, after tried: [TriedPlacement],
      _ question: FloatingUI
    ) -> Bool {
      let axis = question.placement.sideAxis
      guard crossAxis == .alignment, candidate.sideAxis != axis else { return true }
      return tried.allSatisfy { $0.placement.sideAxis != axis || $0.overflow(at: 0) > 0 }
    }

    /// The placement to keep if no candidate fits; `nil` if the strategy finds none.
    func settled(_ tried: [TriedPlacement], _ question: FloatingUI) -> Placement? {
      let besideFit = tried.filter { $0.overflow(at: 0) <= 0 }
        .min { $0.overflow(at: 1) < $1.overflow(at: 1) }
      if let besideFit { return besideFit.placement }
      guard fallbackStrategy == .bestFit else { return question.placement }
      return tried.filter { mayCompete($0.placement, question.placement) }
        .min { $0.positiveSum < $1.positiveSum }?.placement
    }

    /// With sides of the other axis allowed, only above and below compete with the given axis.
    private func mayCompete(_ placement: Placement, _ wanted: Placement) -> Bool {
      fallbackAxisSideDirection == nil || placement.sideAxis == wanted.sideAxis
        || placement.sideAxis == .vertical
    }
  }

  /// Whether overflow along the reference counts.
  public enum CrossAxisCheck: Sendable {
    /// It counts, as at the main edge.
    case always
    /// It does not count.
    case never
    /// It counts, but no side of the other axis is tried while a side of the first axis fits.
    case alignment
  }

  /// What the flip step keeps if no placement fits.
  public enum FallbackStrategy: String, CaseIterable, Sendable {
    /// The placement with the smallest sum of overflows.
    case bestFit
    /// The one that was asked for.
    case initialPlacement
  }
}

extension FloatingUI.TriedPlacement {
  /// The overflow at an index; NaN where there is none, so that every comparison is false.
  fileprivate func overflow(at index: Int) -> Double {
    index < overflows.count ? overflows[index] : .nan
  }

  fileprivate var positiveSum: Double { overflows.reduce(0) { $0 + max(0, $1) } }
}
