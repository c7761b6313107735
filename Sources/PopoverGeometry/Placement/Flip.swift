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
    guard let best = best(of: candidates)?.side else { return decisionInArea(nil, .noneOffered) }
    var decision = decision(for: best)
    if !decision.isDetached { decision.rule = rule(for: best, among: candidates) }
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

  /// With as much content as the area holds.
  private func decisionInArea(
    _ direction: ArrowDirection?, _ rule: DecidingRule
  ) -> PlacementDecision {
    let room = contentRoom(in: area.size, direction)
    return PlacementDecision(
      direction: direction, contentSize: shownContent(in: room).size, rule: rule)
  }
}

// The rule that is said to have settled it: what is true of the best side. Policies may compare the sides in
// any order, so a rule is named only after its claim was verified; `bestScore` claims nothing but the score.
extension Placement {
  private func rule(for best: PlacementCandidate, among candidates: Candidates) -> DecidingRule {
    best.fits ? ruleOfWhole(best, candidates) : ruleOfShrunk(best, candidates)
  }

  private func ruleOfWhole(
    _ best: PlacementCandidate, _ candidates: Candidates
  ) -> DecidingRule {
    if isCurrent(best) { return .currentFits }
    if takesOver(best) { return .takesOver }
    func leads(by figure: (PlacementCandidate) -> Double) -> Bool {
      self.leads(best, candidates, among: { $0.fits }, by: figure)
    }
    for term in score {
      if term == .preference { break }
      if term == .room { return leads(by: spareRoom) ? .mostRoom : .bestScore }
      if term == .nearness, formerFrame != nil {
        return leads { -movement($0) } ? .leastMovement : .bestScore
      }
    }
    let firstWhole = tried.first { candidates[$0].fits }
    return firstWhole == best.direction ? .firstFit : .bestScore
  }

  private func ruleOfShrunk(
    _ best: PlacementCandidate, _ candidates: Candidates
  ) -> DecidingRule {
    func leads(by figure: (PlacementCandidate) -> Double) -> Bool {
      self.leads(best, candidates, by: figure)
    }
    let isNoneWhole = !tried.contains { candidates[$0].fits }
    if isNoneWhole, best.isComplete { return .wrapped }
    if isWithinDeadBand(best) { return .currentWithinDeadBand }
    let firstKept = tried.first { keepsMinimum(in: candidates[$0].remaining) }
    if score.first == .minimum, firstKept == best.direction { return .keepsMinimum }
    guard isNoneWhole else { return .bestScore }
    if leads(by: { shownContent($0) }) { return .largestAfterShrinking }
    guard leads(by: countedContent) else { return .bestScore }
    return policy.stability == .leastMovement ? .largestOnShortAxis : .currentShrunk
  }

  /// Whether no tried side of a kind has a larger figure.
  private func leads(
    _ best: PlacementCandidate, _ candidates: Candidates,
    among isOfKind: (PlacementCandidate) -> Bool = { _ in true },
    by figure: (PlacementCandidate) -> Double
  ) -> Bool {
    let most = figure(best)
    return tried.allSatisfy { !isOfKind(candidates[$0]) || figure(candidates[$0]) <= most }
  }
}
