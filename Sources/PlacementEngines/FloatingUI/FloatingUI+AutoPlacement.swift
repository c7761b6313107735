import PopoverGeometry

extension FloatingUI {
  /// Chooses the placement with the most room; the given placement is ignored.
  public struct AutoPlacementOptions: Equatable, Sendable {
    /// Whether the edge that an aligned popup grows towards counts too.
    public var crossAxis: Bool
    /// Which alignments may be chosen.
    public var alignment: AutoAlignment
    /// Whether the opposite of the preferred alignment is tried too.
    public var autoAlignment: Bool
    /// The placements to try, in order; `nil` is all twelve.
    public var allowedPlacements: [Placement]?
    /// How overflow is measured.
    public var overflow: OverflowOptions

    /// Options with the defaults of floating-ui.
    public init(
      crossAxis: Bool = false, alignment: AutoAlignment = .any, autoAlignment: Bool = true,
      allowedPlacements: [Placement]? = nil, overflow: OverflowOptions = OverflowOptions()
    ) {
      self.crossAxis = crossAxis
      self.alignment = alignment
      self.autoAlignment = autoAlignment
      self.allowedPlacements = allowedPlacements
      self.overflow = overflow
    }

    func run(_ state: inout State) -> Reset? {
      let candidates = candidates()
      let trail = state.data.autoPlacement ?? Trail()
      guard trail.index < candidates.count else { return nil }
      guard state.placement == candidates[trail.index] else { return .placement(candidates[0]) }
      let edges = [state.placement.side] + state.alignmentEdges
      let tried = trail.tried + [state.tried(at: edges, overflow)]
      let next = trail.index + 1
      let choice = next < candidates.count ? candidates[next] : roomiest(tried)
      guard let choice, next < candidates.count || choice != state.placement else { return nil }
      state.data.autoPlacement = Trail(index: next, tried: tried)
      return .placement(choice)
    }

    /// The placements to measure, those with the preferred alignment first.
    private func candidates() -> [Placement] {
      let allowed = allowedPlacements ?? Placement.all
      switch alignment {
      case .any where allowedPlacements != nil: return allowed
      case .any, .centered: return allowed.filter { $0.alignment == nil }
      case .aligned(let preferred):
        let others = allowed.filter { $0.alignment == preferred.opposite }
        return allowed.filter { $0.alignment == preferred } + (autoAlignment ? others : [])
      }
    }

    /// The placement with the most room among those that fit, or among all if none does.
    private func roomiest(_ tried: [TriedPlacement]) -> Placement? {
      let fitting = tried.filter { $0.decisive.allSatisfy { $0 <= 0 } }
      return (fitting.isEmpty ? tried : fitting).min { overflow(of: $0) < overflow(of: $1) }?
        .placement
    }

    private func overflow(of tried: TriedPlacement) -> Double {
      let count = tried.placement.alignment != nil && crossAxis ? 2 : 1
      return tried.overflows.prefix(count).reduce(0, +)
    }
  }

  /// The alignment that the autoPlacement step prefers.
  public enum AutoAlignment: Equatable, Sendable {
    /// Each allowed placement's; without a list of placements, the same as ``centered``.
    case any
    /// The middle of the edge.
    case centered
    /// An end of the edge.
    case aligned(Alignment)
  }
}

extension FloatingUI.TriedPlacement {
  /// The overflows that decide whether it fits: not that of the edge that an aligned popup is flush with.
  fileprivate var decisive: ArraySlice<Double> {
    overflows.prefix(placement.alignment == nil ? 3 : 2)
  }
}
