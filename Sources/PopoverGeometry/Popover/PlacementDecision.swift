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
  /// It is preferred to the direction shown until now, by the dead band or more.
  case takesOver
  /// Nothing fits at full width; wrapped into less, all of the content is shown here.
  case wrapped
  /// Nothing fits whole; here the largest content remains after shrinking.
  case largestAfterShrinking
  /// Nothing fits whole; of the sides along the shorter axis, from which the popover need not jump
  /// far, the largest content remains here.
  case largestOnShortAxis
  /// Nothing fits whole; the direction shown until now would show the most with the dead band added.
  case currentShrunk
  /// It is the first direction in which the content keeps its minimum, though it shrinks.
  case keepsMinimum
  /// By the order in which the policy compares the sides, and by nothing that is said above.
  case bestScore
  /// The best side does not leave the minimum; the popover may cover its anchor.
  case overlap
  /// The best side does not leave the minimum; the popover goes to the middle, without an arrow.
  case noRoom
  /// No direction is permitted.
  case noneOffered
  /// Nothing was decided here: the place was given.
  case given
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
  var isWhole = false

  /// Whether the popover is not beside its anchor.
  fileprivate var isAstray: Bool { rule == .overlap || rule == .noRoom || rule == .noneOffered }
}

extension PopoverPresentation {
  /// The directions in the order in which they are tried: the current one first, if it counts.
  public var triedDirections: ArrowDirections {
    permittedArrowDirections.preferring(countingDirection)
  }

  /// Chooses the direction and the size of the content: by the policy's score among the permitted
  /// sides, else over the anchor where that is allowed, else without an arrow. Decorations that may be
  /// dropped go before the content shrinks or leaves the anchor's side.
  public func decision() -> PlacementDecision { decided() }

  /// The same, for loops.
  @inline(always)
  func decided() -> PlacementDecision { plainlySolved()?.decision ?? thoroughDecision() }

  @inline(never)
  private func thoroughDecision() -> PlacementDecision { solved().decision }

  /// The decision, and the figures it was made with.
  func solved() -> (weighing: Weighing, decision: PlacementDecision) {
    let weighing = weighing(metrics)
    let decision = weighing.decision(self)
    return decision.isWhole || droppable == .none
      ? (weighing, decision) : dropping(weighing, decision)
  }

  /// The same with as many decorations left off as it takes.
  private func dropping(
    _ all: Weighing, _ undropped: PlacementDecision
  ) -> (weighing: Weighing, decision: PlacementDecision) {
    var (weighing, decision) = (all, undropped)
    var dropped: Decorations = []
    for part in [Decorations.title, .padding, .border]
    where !decision.isWhole && droppable.insets(part) != .zero {
      dropped.insert(part)
      weighing = self.weighing(weighing.metrics.dropping(part, of: droppable))
      decision = weighing.decision(self)
      decision.dropped = dropped
    }
    let isInVain = decision.isAstray && undropped.contentSize == all.content
    return isInVain ? (all, undropped) : (weighing, decision)
  }
}

extension Weighing {
  fileprivate func decision(_ presentation: PopoverPresentation) -> PlacementDecision {
    decisionBesideAnchor(presentation) ?? decisionElsewhere(presentation)
  }

  /// The best side, if it leaves the minimum.
  private func decisionBesideAnchor(_ presentation: PopoverPresentation) -> PlacementDecision? {
    let candidates = candidates(presentation)
    guard let direction = best(candidates, presentation) else { return nil }
    let best = candidate(direction, candidates, presentation)
    guard best.fits || keepsMinimum(best, presentation) else { return nil }
    return PlacementDecision(
      direction: direction, contentSize: best.usableContent,
      rule: rule(for: best, among: candidates, presentation), isWhole: best.isComplete)
  }

  /// The same for a plain question.
  @inline(always)
  func plainDecisionBesideAnchor(_ presentation: PopoverPresentation) -> PlacementDecision? {
    if tried.isEmpty { return nil }
    let candidates = candidates(presentation, isPlain: true)
    let (direction, fits) = plainlyBest(candidates, presentation)
    if fits {
      let isCurrent = direction == presentation.countingDirection
      return PlacementDecision(
        direction: direction, contentSize: content, rule: isCurrent ? .currentFits : .firstFit,
        isWhole: true)
    }
    let best = candidate(direction, candidates, presentation)
    guard keepsMinimum(best, presentation), content.area > 0 else { return nil }
    return PlacementDecision(
      direction: direction, contentSize: best.usableContent,
      rule: best.isComplete ? .wrapped : .largestAfterShrinking, isWhole: best.isComplete)
  }

  /// Over the anchor or in the middle, with as much content as the area holds.
  private func decisionElsewhere(_ presentation: PopoverPresentation) -> PlacementDecision {
    guard let direction = best(candidates(presentation), presentation) else {
      return limitedToArea(nil, rule: .noneOffered, presentation)
    }
    return presentation.canOverlapSourceViewRect
      ? limitedToArea(direction, rule: .overlap, presentation)
      : limitedToArea(nil, rule: .noRoom, presentation)
  }

  private func limitedToArea(
    _ direction: ArrowDirection?, rule: DecidingRule, _ presentation: PopoverPresentation
  ) -> PlacementDecision {
    let remaining = remaining(in: area.size, direction: direction)
    return PlacementDecision(
      direction: direction, contentSize: shown(in: remaining, presentation).size, rule: rule)
  }
}
