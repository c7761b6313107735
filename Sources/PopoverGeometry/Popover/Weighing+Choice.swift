extension Weighing {
  /// The best of the permitted sides, by the first term in which they differ; equal scores go to the
  /// side that is tried earlier. `nil` if none is permitted.
  func best(
    _ candidates: Candidates, _ presentation: PopoverPresentation
  ) -> ArrowDirection? {
    if tried.isEmpty { return nil }
    var leading = LeadingDirections(tried)
    for term in score { leading.keepLargest(values(term, candidates, presentation)) }
    return leading.first
  }

  /// The same for a plain question with a permitted side, and whether the whole popover fits there.
  @inline(always)
  func plainlyBest(
    _ candidates: Candidates, _ presentation: PopoverPresentation
  ) -> (direction: ArrowDirection, fits: Bool) {
    var leading = LeadingDirections(tried, preferring: presentation.countingDirection)
    let worth = leading.keepLargest(candidates.worth)
    return (leading.first, worth == .infinity)
  }

  /// The values of a term for all sides; more is better.
  func values(
    _ term: ScoreTerm, _ candidates: Candidates, _ presentation: PopoverPresentation
  ) -> PerDirection {
    PerDirection { direction in
      let candidate = candidate(direction, candidates, presentation)
      switch term {
      case .fits: return fitLevel(candidate, among: candidates, presentation)
      case .minimum: return keepsMinimum(candidate, presentation) ? 1 : 0
      case .content: return countedContent(candidate, presentation)
      case .room: return spareRoom(candidate, presentation) + bandOfRoom(candidate, presentation)
      case .nearness: return -movement(candidate, presentation)
      case .preference: return -Double(rank(direction))
      }
    }
  }

  /// The place in the order in which the sides are tried; those that are not permitted come last.
  private func rank(_ direction: ArrowDirection) -> Int {
    let before = ArrowDirection.allCases.prefix { $0 != direction }
    return tried.firstIndex(of: direction)
      ?? tried.count + before.count { !tried.contains($0) }
  }

  private func fitLevel(
    _ candidate: PlacementCandidate, among candidates: Candidates,
    _ presentation: PopoverPresentation
  ) -> Double {
    if candidate.direction == presentation.countingDirection {
      if candidate.fits || isHeld(candidate, presentation) { return 2 }
    } else if candidate.fits {
      return takesOver(candidate, among: candidates, presentation) ? 3 : 1
    }
    return candidate.isComplete ? 0.5 : 0
  }

  /// In square points: what is shown; a current side counts as longer by the dead band, and with least
  /// movement the long way is taken off.
  func countedContent(
    _ candidate: PlacementCandidate, _ presentation: PopoverPresentation
  ) -> Double {
    if isHeld(candidate, presentation) { return content.area }
    var counted = candidate
    if candidate.direction == presentation.currentArrowDirection {
      counted.remaining[candidate.direction.axis] += presentation.policy.stability.bonus
    }
    return shownContent(counted, presentation) - longWay(candidate, presentation)
  }

  /// In square points of the content.
  func shownContent(
    _ candidate: PlacementCandidate, _ presentation: PopoverPresentation
  ) -> Double {
    candidate.isComplete
      ? content.area : fraction(candidate.remaining, presentation) * content.area
  }

  /// How far the popover would move from where it was, each axis weighed.
  func movement(
    _ candidate: PlacementCandidate, _ presentation: PopoverPresentation
  ) -> Double {
    guard let former = presentation.countingFrame else { return 0 }
    let policy = presentation.policy
    let frame = frame(candidate.direction, content: candidate.usableContent, presentation)
    return Axis.allCases.reduce(0) {
      $0 + abs(frame[$1].start - former[$1].start) * policy.weight($1)
    }
  }
}
