extension Weighing {
  /// Whether the current side, which does not fit, is kept all the same: it falls short by less than
  /// the dead band, along the arrow only, and the content keeps its minimum.
  func isHeld(_ candidate: PlacementCandidate, _ presentation: PopoverPresentation) -> Bool {
    let axis = candidate.direction.axis
    return !candidate.fits && candidate.direction == presentation.currentArrowDirection
      && candidate.shortage(axis) < presentation.policy.stability.bonus
      && candidate.shortage(axis.crossed) <= 0 && keepsMinimum(candidate, presentation)
  }

  /// Whether a side that fits has enough to spare to take over from the current one: it would still be
  /// preferred to it with so much less room.
  func takesOver(
    _ candidate: PlacementCandidate, among candidates: Candidates,
    _ presentation: PopoverPresentation
  ) -> Bool {
    let axis = candidate.direction.axis
    let permitted = presentation.permittedArrowDirections
    guard let hold = presentation.policy.stability.hold, -candidate.shortage(axis) >= hold,
      let current = presentation.currentArrowDirection,
      let own = permitted.firstIndex(of: candidate.direction),
      let other = permitted.firstIndex(of: current)
    else { return false }
    for term in score where term == .room || term == .nearness {
      if term == .nearness { return false }
      let gain =
        spareRoom(candidate, presentation)
        - spareRoom(self.candidate(current, candidates, presentation), presentation)
        - hold * presentation.policy.weight(axis)
      if gain != 0 { return gain > 0 }
    }
    return own < other
  }

  /// What the room leaves beside the whole popover along the arrow, weighed.
  func spareRoom(_ candidate: PlacementCandidate, _ presentation: PopoverPresentation) -> Double {
    let axis = candidate.direction.axis
    return -candidate.shortage(axis) * presentation.policy.weight(axis)
  }

  /// What is added to the room of the current side where it does not fit.
  func bandOfRoom(_ candidate: PlacementCandidate, _ presentation: PopoverPresentation) -> Double {
    guard !candidate.fits, candidate.direction == presentation.currentArrowDirection else {
      return 0
    }
    let policy = presentation.policy
    return policy.stability.bonus * max(policy.weight(.horizontal), policy.weight(.vertical))
  }
}
