/// The rule that settled a placement.
public enum DecidingRule: Sendable, CaseIterable {
  /// The direction shown until now still fits.
  case currentFits
  /// The direction shown until now falls short by less than the dead band.
  case currentHeld
  /// It is the first permitted direction in which the whole popover fits.
  case firstFit
  /// Of the directions in which it fits, this one has the most room.
  case mostRoom
  /// Of the directions in which it fits, this one moves the popover least.
  case leastMovement
  /// Nothing fits at full width; wrapped into less, all of the content is shown here.
  case wrapped
  /// Nothing fits whole; here the largest content remains after shrinking.
  case largestAfterShrinking
  /// It is the first direction in which the content keeps its minimum, though it shrinks.
  case keepsMinimum
  /// No side leaves the minimum; the popover may cover its anchor.
  case overlap
  /// No side leaves the minimum; the popover goes to the middle, without an arrow.
  case noRoom
  /// No direction is permitted.
  case noneOffered
}

/// What was decided, before anything is placed.
public struct PlacementDecision: Equatable, Sendable {
  /// Where the arrow points; `nil` is the arrow-less form.
  public var direction: ArrowDirection?
  public var contentSize: Size
  /// The decorations that were left off.
  public var dropped: Decorations = []
  public var rule: DecidingRule

  /// Whether all of the content is shown beside the anchor.
  fileprivate var isWhole: Bool {
    switch rule {
    case .currentFits, .firstFit, .mostRoom, .leastMovement, .wrapped: true
    default: false
    }
  }

  /// Whether the popover is not beside its anchor.
  fileprivate var isAstray: Bool { rule == .overlap || rule == .noRoom || rule == .noneOffered }
}

extension PopoverPresentation {
  /// The directions in the order in which they are tried: the current one first, if it counts.
  public var triedDirections: ArrowDirections {
    policy.stability.hold == nil
      ? permittedArrowDirections : permittedArrowDirections.preferring(currentArrowDirection)
  }

  /// Chooses the direction and the size of the content: by the policy's score among the permitted
  /// sides, else over the anchor where that is allowed, else without an arrow. Decorations that may be
  /// dropped go before the content shrinks or leaves the anchor's side.
  public func decision() -> PlacementDecision { solved().decision }

  /// The decision, and the figures it was made with.
  func solved() -> (weighing: Weighing, decision: PlacementDecision) {
    let all = Weighing(self, metrics: metrics)
    let undropped = all.decision()
    guard droppable != .none else { return (all, undropped) }
    var (weighing, decision) = (all, undropped)
    var dropped: Decorations = []
    for part in [Decorations.title, .padding, .border]
    where !decision.isWhole && droppable.insets(part) != .zero {
      dropped.insert(part)
      weighing = Weighing(self, metrics: weighing.metrics.dropping(part, of: droppable))
      decision = weighing.decision()
      decision.dropped = dropped
    }
    let isInVain = decision.isAstray && undropped.contentSize == all.content
    return isInVain ? (all, undropped) : (weighing, decision)
  }
}

extension Weighing {
  func decision() -> PlacementDecision {
    guard let best = best()?.candidate else { return limitedToArea(nil, rule: .noneOffered) }
    if best.fits || best.reaches(minimum: minimum) {
      return PlacementDecision(
        direction: best.direction, contentSize: best.usableContent, rule: rule(for: best))
    }
    return presentation.canOverlapSourceViewRect
      ? limitedToArea(best.direction, rule: .overlap) : limitedToArea(nil, rule: .noRoom)
  }

  private func rule(for best: PlacementCandidate) -> DecidingRule {
    guard best.fits else {
      if best.isComplete { return .wrapped }
      if isHeld(best) { return .currentHeld }
      return score.first == .minimum ? .keepsMinimum : .largestAfterShrinking
    }
    if policy.stability.hold != nil, best.direction == presentation.currentArrowDirection {
      return .currentFits
    }
    let former = policy.stability == .rechoose ? nil : presentation.currentFrame
    for term in score {
      if term == .preference { return .firstFit }
      if term == .room { return .mostRoom }
      if term == .nearness, former != nil { return .leastMovement }
    }
    return .firstFit
  }

  private func limitedToArea(_ direction: ArrowDirection?, rule: DecidingRule) -> PlacementDecision
  {
    let remaining = remaining(in: area.size, direction: direction)
    return PlacementDecision(
      direction: direction, contentSize: shown(in: remaining).size, rule: rule)
  }
}
