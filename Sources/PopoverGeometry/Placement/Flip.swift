/// What was decided, before anything is placed.
public struct PlacementDecision: Equatable, Sendable {
  /// Where the arrow points; `nil` is the arrow-less form.
  public var direction: ArrowDirection?
  /// The content that is shown.
  public var contentSize: Size
  /// The decorations that were left off.
  public var dropped: Decorations = []
  /// The rule that settled it.
  public var rule: DecidingRule
  /// Whether all of the content is shown beside the anchor.
  var isWhole = false

  /// Whether the popover is not beside its anchor.
  var isDetached: Bool { rule == .overlap || rule == .noRoom || rule == .noneOffered }

  /// Whether as much of the content is shown as by another decision, and beside the anchor if it is there.
  func shows(as other: PlacementDecision) -> Bool {
    (isDetached, isWhole, contentSize) == (other.isDetached, other.isWhole, other.contentSize)
  }

  /// Where it puts the popover.
  var outcome: PlacementOutcome {
    PlacementOutcome(direction: direction, side: isDetached ? nil : direction.map(Side.init))
  }
}

/// Where a popover is put: two places differ if their sides do.
struct PlacementOutcome {
  /// Where its arrow points.
  var direction: ArrowDirection?
  /// `nil` without an arrow, and where it may cover its anchor.
  var side: Side?

  /// Where its arrow points, if it lies on a side.
  var directionBeside: ArrowDirection? { side == nil ? nil : direction }

  /// Beside its anchor, or nowhere.
  init(beside direction: ArrowDirection?) {
    self.init(direction: direction, side: direction.map(Side.init))
  }

  init(direction: ArrowDirection?, side: Side?) { (self.direction, self.side) = (direction, side) }
}

extension Placement {
  /// The first side that fits, if the policy asks for no more; else what follows from the best side.
  var decision: PlacementDecision {
    if let firstFit {
      return PlacementDecision(
        direction: firstFit, contentSize: preferredContent,
        rule: firstFit == currentDirection ? .currentFits : .firstFit, isWhole: true)
    }
    let candidates = Candidates(self)
    guard let best = best(of: candidates) else { return decisionInArea(nil, .noneOffered) }
    var decision = decision(for: best.side)
    if !decision.isDetached {
      decision.rule = rule(for: best.side, settledBy: best.term, among: candidates)
    }
    return decision
  }

  /// What follows if a side is the best: beside the anchor if the minimum fits there, else over it if allowed, else in
  /// the middle without arrow.
  func decision(for candidate: PlacementCandidate) -> PlacementDecision {
    guard candidate.fits || keepsMinimum(in: candidate.remaining) else {
      return canOverlapAnchor
        ? decisionOverAnchor(candidate.direction) : decisionInArea(nil, .noRoom)
    }
    return PlacementDecision(
      direction: candidate.direction, contentSize: candidate.usableContent, rule: .bestScore,
      isWhole: candidate.isComplete)
  }

  /// Over the anchor, unless that would cover what is kept out of the area.
  private func decisionOverAnchor(_ direction: ArrowDirection) -> PlacementDecision {
    let over = decisionInArea(direction, .overlap)
    let isClear = keepOut.isEmpty || isClear(frame(of: over).clamped(to: area))
    return isClear ? over : decisionInArea(nil, .noRoom)
  }

  /// The first side on which the whole popover fits, if the policy asks for no more; `nil` if there is none.
  private var firstFit: ArrowDirection? {
    if case .deadBand = policy.stability { return nil }
    if score.first != .fits || score.contains(where: { $0 == .room || $0 == .nearness }) {
      return nil
    }
    return tried.first { fits($0) }
  }

  /// The side to which the popover flips, and the score term that settled it; `nil` if no side is tried. Each term in turn
  /// leaves the sides that have the most of it, until one is left; the last that ruled out a side settled it. Of several
  /// that are left in the end the one that is tried first wins.
  func best(of candidates: Candidates) -> (side: PlacementCandidate, term: ScoreTerm?)? {
    var (left, settling) = (tried, ScoreTerm?.none)
    for term in score where left.count > 1 {
      // Those that are left are in the order of preference.
      if term == .preference { return (candidates[left[0]], term) }
      let leading = leading(in: term, among: left, candidates)
      if leading.count < left.count { (left, settling) = (leading, term) }
    }
    return left.first.map { (candidates[$0], settling) }
  }

  /// The sides that have the most of a score term.
  private func leading(
    in term: ScoreTerm, among sides: ArrowDirections, _ candidates: Candidates
  ) -> ArrowDirections {
    var (leading, most) = (ArrowDirections.none, -Double.infinity)
    for side in sides {
      let value = value(term, of: candidates[side])
      if value > most { (leading, most) = (.none, value) }
      if value == most { leading.append(side) }
    }
    return leading
  }

  /// What the first term says that has something to say of the best side, of the terms up to the one that settled it, or
  /// of all of them for a side that is tried alone. A term says nothing only where all sides that fit as this one does have
  /// as much of it; it has ruled out none of those, so that a later term speaks of all of them.
  private func rule(
    for best: PlacementCandidate, settledBy settling: ScoreTerm?, among candidates: Candidates
  ) -> DecidingRule {
    for term in score {
      if let rule = rule(term, of: best, among: candidates) { return rule }
      if term == settling { break }
    }
    return ruleOfOrder(best)
  }

  /// With as much content as the area holds.
  private func decisionInArea(
    _ direction: ArrowDirection?, _ rule: DecidingRule
  ) -> PlacementDecision {
    let room = contentRoom(in: area.size, direction)
    return PlacementDecision(
      direction: direction, contentSize: shownContent(in: room).size, rule: rule)
  }
}
