extension Placement {
  /// Whether it is the side shown until now, and the policy keeps sides.
  func isCurrent(_ candidate: PlacementCandidate) -> Bool {
    candidate.direction == currentDirection
  }

  /// Whether the current side, which does not fit, is kept all the same: it falls short by less than
  /// the dead band, along the arrow only, and the content keeps its minimum.
  func isWithinDeadBand(_ candidate: PlacementCandidate) -> Bool {
    guard isCurrent(candidate), !candidate.fits else { return false }
    let axis = candidate.direction.axis
    return candidate.shortage(axis) < policy.stability.deadBand
      && candidate.shortage(axis.crossed) <= 0 && keepsMinimum(in: candidate.remaining)
  }

  /// By how much more the side counts than it has: only the current one does.
  func deadBand(_ candidate: PlacementCandidate) -> Double {
    isCurrent(candidate) ? policy.stability.deadBand : 0
  }

  /// What is added to the room of the current side where it does not fit.
  func deadBandOfRoom(_ candidate: PlacementCandidate) -> Double {
    let weight = max(policy.weight(.horizontal), policy.weight(.vertical))
    return candidate.fits ? 0 : deadBand(candidate) * weight
  }

  /// Whether a side that fits would be preferred to the current one even with so much less room.
  func takesOver(_ candidate: PlacementCandidate) -> Bool {
    guard case .deadBand(let distance) = policy.stability, let current = currentDirection else {
      return false
    }
    let axis = candidate.direction.axis
    guard -candidate.shortage(axis) >= distance,
      let own = permitted.firstIndex(of: candidate.direction),
      let other = permitted.firstIndex(of: current)
    else { return false }
    if let term = score.first(where: { $0 == .room || $0 == .nearness }) {
      if term == .nearness { return false }
      let gain =
        spareRoom(candidate) - spareRoom(PlacementCandidate(current, self)) - distance
        * policy.weight(axis)
      if gain != 0 { return gain > 0 }
    }
    return own < other
  }
}
