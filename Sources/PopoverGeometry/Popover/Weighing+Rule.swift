extension Weighing {
  /// What is true of the best side and settled that it is the best.
  ///
  /// Policies may compare the sides in any order, so a rule is named only after its claim was looked
  /// into; ``DecidingRule/bestScore`` claims nothing but the score.
  func rule(
    for best: PlacementCandidate, among candidates: Candidates, _ presentation: PopoverPresentation
  ) -> DecidingRule {
    best.fits
      ? ruleOfWhole(best, among: candidates, presentation)
      : ruleOfShrunk(best, among: candidates, presentation)
  }

  private func ruleOfWhole(
    _ best: PlacementCandidate, among candidates: Candidates, _ presentation: PopoverPresentation
  ) -> DecidingRule {
    if best.direction == presentation.countingDirection { return .currentFits }
    if takesOver(best, among: candidates, presentation) { return .takesOver }
    func leads(by figure: (PlacementCandidate) -> Double) -> Bool {
      self.leads(best, among: candidates, presentation, where: \.fits, by: figure)
    }
    for term in score {
      if term == .preference { break }
      if term == .room { return leads { spareRoom($0, presentation) } ? .mostRoom : .bestScore }
      if term == .nearness, presentation.countingFrame != nil {
        return leads { -movement($0, presentation) } ? .leastMovement : .bestScore
      }
    }
    return tried.first { candidates.shortage[$0] <= 0 } == best.direction ? .firstFit : .bestScore
  }

  private func ruleOfShrunk(
    _ best: PlacementCandidate, among candidates: Candidates, _ presentation: PopoverPresentation
  ) -> DecidingRule {
    let isNoneWhole = tried.allSatisfy { candidates.shortage[$0] > 0 }
    if isNoneWhole, best.isComplete { return .wrapped }
    if isHeld(best, presentation) { return .currentHeld }
    let firstKept = tried.first {
      keepsMinimum(candidate($0, candidates, presentation), presentation)
    }
    if score.first == .minimum, firstKept == best.direction { return .keepsMinimum }
    guard isNoneWhole else { return .bestScore }
    func leads(by figure: (PlacementCandidate) -> Double) -> Bool {
      self.leads(best, among: candidates, presentation, where: { _ in true }, by: figure)
    }
    if leads(by: { shownContent($0, presentation) }) { return .largestAfterShrinking }
    guard leads(by: { countedContent($0, presentation) }) else { return .bestScore }
    let policy = presentation.policy
    return policy.stability == .leastMovement ? .largestOnShortAxis : .currentShrunk
  }

  /// Whether no side that is compared has a larger figure.
  private func leads(
    _ best: PlacementCandidate, among candidates: Candidates, _ presentation: PopoverPresentation,
    where isCompared: (PlacementCandidate) -> Bool, by figure: (PlacementCandidate) -> Double
  ) -> Bool {
    tried.allSatisfy { direction in
      let other = candidate(direction, candidates, presentation)
      return !isCompared(other) || figure(other) <= figure(best)
    }
  }
}
