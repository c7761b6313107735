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
}

extension Placement {
  /// Beside the anchor on the best side, if that leaves the minimum; else over the anchor where that is
  /// allowed; else in the middle, without an arrow.
  var decision: PlacementDecision {
    if let firstFit {
      return PlacementDecision(
        direction: firstFit, contentSize: preferredContent,
        rule: firstFit == currentDirection ? .currentFits : .firstFit, isWhole: true)
    }
    guard let best else { return decisionInArea(nil, .noneOffered) }
    if best.fits || keepsMinimum(in: best.remaining) {
      return PlacementDecision(
        direction: best.direction, contentSize: best.usableContent,
        rule: best.fits ? ruleOfWhole(best) : ruleOfShrunk(best), isWhole: best.isComplete)
    }
    return canOverlapAnchor
      ? decisionInArea(best.direction, .overlap) : decisionInArea(nil, .noRoom)
  }

  /// The first side on which the whole popover fits, if the policy asks for no more; `nil` if there is none.
  private var firstFit: ArrowDirection? {
    if case .deadBand = policy.stability { return nil }
    if score.first != .fits || score.contains(where: { $0 == .room || $0 == .nearness }) {
      return nil
    }
    return tried.first { fits($0) }
  }

  /// The side to which the popover flips: the best of those that are tried; `nil` if there are none.
  ///
  /// The first score term in which two sides differ says which is better. They are compared in order of
  /// preference, so of equal sides the one that is tried first wins.
  var best: PlacementCandidate? {
    guard let first = tried.first else { return nil }
    var best = candidate(first)
    for direction in tried where direction != first {
      let candidate = candidate(direction)
      if isBetter(candidate, than: best) { best = candidate }
    }
    return best
  }

  func candidate(_ direction: ArrowDirection) -> PlacementCandidate {
    PlacementCandidate(direction, self)
  }

  private func isBetter(_ one: PlacementCandidate, than other: PlacementCandidate) -> Bool {
    for term in score {
      if term == .preference { return false }
      let (value, least) = (value(term, of: one), value(term, of: other))
      if value != least { return value > least }
    }
    return false
  }

  /// With as much content as the area holds.
  private func decisionInArea(
    _ direction: ArrowDirection?, _ rule: DecidingRule
  ) -> PlacementDecision {
    let room = metrics.contentRoom(in: area.size, direction)
    return PlacementDecision(
      direction: direction, contentSize: shownContent(in: room).size, rule: rule)
  }
}

// The rule that is said to have settled it: what is true of the best side. Policies may compare the sides in
// any order, so a rule is named only after its claim was verified; `bestScore` claims nothing but the score.
extension Placement {
  private func ruleOfWhole(_ best: PlacementCandidate) -> DecidingRule {
    if isCurrent(best) { return .currentFits }
    if takesOver(best) { return .takesOver }
    for term in score {
      if term == .preference { break }
      if term == .room { return leads(best, among: \.fits, spareRoom) ? .mostRoom : .bestScore }
      if term == .nearness, formerFrame != nil {
        return leads(best, among: \.fits) { -movement($0) } ? .leastMovement : .bestScore
      }
    }
    return isFirst(best, where: \.fits) ? .firstFit : .bestScore
  }

  private func ruleOfShrunk(_ best: PlacementCandidate) -> DecidingRule {
    let isNoneWhole = !tried.contains { fits($0) }
    if isNoneWhole, best.isComplete { return .wrapped }
    if isWithinDeadBand(best) { return .currentWithinDeadBand }
    if score.first == .minimum, isFirst(best, where: { keepsMinimum(in: $0.remaining) }) {
      return .keepsMinimum
    }
    guard isNoneWhole else { return .bestScore }
    if leads(best, { shownContent($0) }) { return .largestAfterShrinking }
    guard leads(best, countedContent) else { return .bestScore }
    return policy.stability == .leastMovement ? .largestOnShortAxis : .currentShrunk
  }

  /// Whether it is the first tried side of a kind.
  private func isFirst(
    _ best: PlacementCandidate, where isOfKind: (PlacementCandidate) -> Bool
  ) -> Bool {
    isOfKind(best)
      && tried.first { $0 == best.direction || isOfKind(candidate($0)) } == best.direction
  }

  /// Whether no tried side of a kind has a larger figure.
  private func leads(
    _ best: PlacementCandidate, among isOfKind: (PlacementCandidate) -> Bool = { _ in true },
    _ figure: (PlacementCandidate) -> Double
  ) -> Bool {
    let most = figure(best)
    return tried.allSatisfy { direction in
      if direction == best.direction { return true }
      let candidate = candidate(direction)
      return !isOfKind(candidate) || figure(candidate) <= most
    }
  }
}
