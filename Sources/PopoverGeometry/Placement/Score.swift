extension Placement {
  /// The value of a score term for a side; more is better.
  func value(_ term: ScoreTerm, of candidate: PlacementCandidate) -> Double {
    switch term {
    case .fits: fitLevel(candidate).value
    case .minimum: keepsMinimum(in: candidate.remaining) ? 1 : 0
    case .content: countedContent(candidate)
    case .room: spareRoom(candidate) + deadBandOfRoom(candidate)
    case .nearness: -movement(candidate)
    case .preference: -Double(rank(candidate.direction))
    }
  }

  /// The rule by which the best side wins in a term, or `bestScore` where there is none; `nil` if the term has nothing to
  /// say, as all sides that fit as this one does have as much of it.
  func rule(
    _ term: ScoreTerm, of best: PlacementCandidate, among candidates: Candidates
  ) -> DecidingRule? {
    switch term {
    case .fits: fitLevel(best).rule
    case .minimum: best.fits ? nil : ruleOfMinimum(best, candidates)
    case .content: best.fits ? nil : ruleOfContent(best, candidates)
    case .room: best.fits ? .mostRoom : .bestScore
    case .nearness: formerFrame == nil ? nil : best.fits ? .leastMovement : .bestScore
    case .preference: ruleOfOrder(best)
    }
  }

  /// How well the popover fits on a side, and what that says of it beyond whether it does.
  private func fitLevel(_ candidate: PlacementCandidate) -> (value: Double, rule: DecidingRule?) {
    if candidate.fits {
      if isCurrent(candidate) { return (2, .currentFits) }
      return takesOver(candidate) ? (3, .takesOver) : (1, nil)
    }
    if isWithinDeadBand(candidate) { return (2, .currentWithinDeadBand) }
    return candidate.isComplete ? (0.5, .wrapped) : (0, nil)
  }

  private func ruleOfMinimum(
    _ best: PlacementCandidate, _ candidates: Candidates
  ) -> DecidingRule {
    let first = tried.first { keepsMinimum(in: candidates[$0].remaining) }
    return first == best.direction ? .keepsMinimum : .bestScore
  }

  /// A side that shows less than another one has won because the former answer counts.
  private func ruleOfContent(
    _ best: PlacementCandidate, _ candidates: Candidates
  ) -> DecidingRule {
    if tried.contains(where: { candidates[$0].fits }) { return .bestScore }
    if let rule = fitLevel(best).rule { return rule }
    let shown = shownContent(best)
    if tried.allSatisfy({ shownContent(candidates[$0]) <= shown }) { return .largestAfterShrinking }
    return policy.stability == .leastMovement ? .largestOnShortAxis : .currentShrunk
  }

  /// What is said of a side that is the first of those that are left.
  func ruleOfOrder(_ best: PlacementCandidate) -> DecidingRule {
    guard best.fits else { return .bestScore }
    return isCurrent(best) ? .currentFits : .firstFit
  }

  /// In square points: what is shown, with the dead band added on the current side, and with least movement
  /// less all of it on sides from which the popover must jump far.
  func countedContent(_ candidate: PlacementCandidate) -> Double {
    if candidate.isComplete || isWithinDeadBand(candidate) { return preferredContent.area }
    let shown = shownContent(candidate, growing: deadBand(candidate))
    return isJumpFar(candidate) ? shown - preferredContent.area : shown
  }

  /// In square points of the content: what is shown if the room were longer by a distance.
  func shownContent(_ candidate: PlacementCandidate, growing distance: Double = 0) -> Double {
    if candidate.isComplete { return preferredContent.area }
    var room = candidate.remaining
    room[candidate.direction.axis] += distance
    return shownArea(in: room)
  }

  /// Whether a popover that shrinks with every step of its anchor would have to jump far to another side
  /// in the end: it lies along the longer axis of the area, or does not keep its minimum.
  private func isJumpFar(_ candidate: PlacementCandidate) -> Bool {
    guard policy.stability == .leastMovement, !candidate.isComplete else { return false }
    let axis = candidate.direction.axis
    func length(_ axis: Axis) -> Double {
      area[axis].length * policy.weight(axis)
    }
    return length(axis) > length(axis.crossed) || !keepsMinimum(in: candidate.remaining)
  }

  /// What the room leaves beside the whole popover along the arrow, times the aspect.
  func spareRoom(_ candidate: PlacementCandidate) -> Double {
    let axis = candidate.direction.axis
    return -candidate.shortage(axis) * policy.weight(axis)
  }

  /// How far the popover would move from where it was if this side were the best, rows counted by the aspect.
  func movement(_ candidate: PlacementCandidate) -> Double {
    formerFrame == nil ? 0 : movement(after: decision(for: candidate))
  }

  /// How far the popover moves from where it was; 0 where that does not count.
  func movement(after decision: PlacementDecision) -> Double {
    formerFrame.map { distance(frame(of: decision), $0) } ?? 0
  }

  /// How far the middle of one frame is from that of another, rows counted by the aspect.
  func distance(_ one: Rect, _ other: Rect) -> Double {
    Axis.allCases.reduce(0) { distance, axis in
      // Of frames of one size it is exactly that of their corners.
      let growth = one[axis].length - other[axis].length
      let way = one[axis].start - other[axis].start + growth / 2
      return distance + abs(way) * policy.weight(axis)
    }
  }

  /// The place in the order in which the sides are tried; those that are not permitted come last.
  func rank(_ direction: ArrowDirection) -> Int {
    if let rank = tried.firstIndex(of: direction) { return rank }
    let before = ArrowDirection.allCases.prefix { $0 != direction }
    return tried.count + before.count { !tried.contains($0) }
  }
}

// The pieces of an anchor.
extension Placement {
  /// By what the answer on one piece is compared with those on the others, in this order, more is better: the piece is
  /// seen, the popover lies beside it, what the policy looks at on that side, and how near it stays to where it was.
  func merits(of decision: PlacementDecision) -> [Double] {
    let side = decision.isDetached ? nil : decision.direction.map { PlacementCandidate($0, self) }
    var merits = [anchorVisibility == .hidden ? 0.0 : 1, side == nil ? 0 : 1]
    if let side { merits += score.map { value($0, of: side) } }
    merits.append(-movement(after: decision))
    return merits
  }
}

// The weight of the former answer.
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

  /// By how much more the side counts than it has: only the current one does. Where the content does not keep its minimum
  /// beside the anchor, nothing is shown there, unless it may lie over it.
  func deadBand(_ candidate: PlacementCandidate) -> Double {
    let isShown = canOverlapAnchor || keepsMinimum(in: candidate.remaining)
    return isCurrent(candidate) && isShown ? policy.stability.deadBand : 0
  }

  /// What is added to the room of the current side where it does not fit; by the larger weight, as the room of another side
  /// may change by so much when the anchor moves along the other axis.
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
