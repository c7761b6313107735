extension Weighing {
  /// The value of one term for a side; more is better.
  func value(_ term: ScoreTerm, _ candidate: PlacementCandidate, rank: Int) -> Double {
    switch term {
    case .fits: return fitLevel(candidate)
    case .minimum: return candidate.reaches(minimum: minimum) ? 1 : 0
    case .content: return shownContent(candidate) - longWay(candidate)
    case .room: return spareRoom(candidate) + bandOfRoom(candidate)
    case .nearness: return -movement(candidate)
    case .preference: return -Double(rank)
    }
  }

  /// Whether the first is to be preferred to the second; equal scores keep the second, which came
  /// earlier.
  func isBetter(_ one: Ranked, than other: Ranked) -> Bool {
    for term in score {
      let difference =
        value(term, one.candidate, rank: one.rank) - value(term, other.candidate, rank: other.rank)
      if difference != 0 { return difference > 0 }
    }
    return false
  }

  /// The best side; `nil` if none is permitted.
  func best() -> Ranked? {
    var best: Ranked?
    for (rank, direction) in tried.enumerated() {
      let ranked = Ranked(candidate: candidate(direction), rank: rank)
      guard let leader = best else {
        best = ranked
        continue
      }
      if isBetter(ranked, than: leader) { best = ranked }
    }
    return best
  }

  /// A side and its place in the order in which they are tried.
  struct Ranked {
    var candidate: PlacementCandidate
    var rank: Int
  }

  private func fitLevel(_ candidate: PlacementCandidate) -> Double {
    if policy.stability.hold != nil, candidate.direction == presentation.currentArrowDirection {
      if candidate.fits || isHeld(candidate) { return 2 }
    } else if candidate.fits {
      return takesOver(candidate) ? 3 : 1
    }
    return candidate.isComplete ? 0.5 : 0
  }

  /// In square points of the content; a current side counts as longer by the dead band.
  private func shownContent(_ candidate: PlacementCandidate) -> Double {
    if candidate.isComplete || isHeld(candidate) { return content.area }
    var remaining = candidate.remaining
    if candidate.direction == presentation.currentArrowDirection {
      remaining[candidate.direction.axis] += policy.stability.bonus
    }
    return fraction(remaining) * content.area
  }

  /// How much of the content is shown, from 0 to 1.
  private func fraction(_ remaining: Size) -> Double {
    let cut = content.cut(to: remaining)
    guard presentation.wrapping != nil else {
      return content.area == 0 ? 0 : cut.area / content.area
    }
    let height = wrappedHeight(width: cut.width)
    return cut.width > 0 && height > 0 ? min(1, max(0, remaining.height) / height) : 0
  }

  /// How far the popover would move from where it was, each axis weighed.
  private func movement(_ candidate: PlacementCandidate) -> Double {
    guard let former = presentation.currentFrame, policy.stability != .rechoose else { return 0 }
    let frame = frame(candidate.direction, content: candidate.usableContent)
    return Axis.allCases.reduce(0) {
      $0 + abs(frame[$1].start - former[$1].start) * policy.weight($1)
    }
  }
}
