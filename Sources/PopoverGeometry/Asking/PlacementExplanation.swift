/// How far a rectangle lies outside of another at each edge: positive is out, zero is flush, negative
/// is room left.
public struct EdgeOverflow: Equatable, Sendable {
  public var top: Double
  public var left: Double
  public var bottom: Double
  public var right: Double

  init(of frame: Rect, outside area: Rect) {
    let across = frame[.horizontal].overflow(of: area[.horizontal])
    let down = frame[.vertical].overflow(of: area[.vertical])
    (top, left, bottom, right) = (down.near, across.near, down.far, across.far)
  }
}

/// One term of a side's score.
public struct TermScore: Equatable, Sendable {
  public var term: ScoreTerm
  /// More is better.
  public var value: Double
}

/// One side as it was weighed.
public struct CandidateExplanation: Equatable, Sendable {
  public var candidate: PlacementCandidate
  /// Where the whole popover would lie on that side, shrunk by nothing.
  public var wholeFrame: Rect
  /// How far that frame leaves the area at each edge.
  public var overflow: EdgeOverflow
  /// The score in the order in which its terms are looked at.
  public var scores: [TermScore]
}

/// Everything that a placement was decided by, and the decision.
///
/// It is made by the code that decides; it only costs when it is asked for.
public struct PlacementExplanation: Equatable, Sendable {
  /// The permitted sides in the order in which they were tried.
  public var candidates: [CandidateExplanation]
  /// The sides that are not permitted, as they would have been weighed after the others.
  public var notPermitted: [CandidateExplanation]
  /// The place among the candidates of the one with the best score; `nil` if there are none.
  public var best: Int?
  /// The first term in which the best is better than every other side it was not yet better than: what
  /// settled it. `nil` if there was nothing to compare, or all were equal.
  public var decidingTerm: ScoreTerm?
  public var layout: PopoverLayout

  /// The best side as its scores alone say it: the first whose terms are not beaten.
  public var bestByScores: Int? {
    candidates.indices.reduce(nil) { (leader: Int?, index) in
      guard let leader else { return index }
      return candidates[index].isBetter(than: candidates[leader]) ? index : leader
    }
  }
}

extension CandidateExplanation {
  fileprivate func isBetter(than other: CandidateExplanation) -> Bool {
    guard let difference = firstDifference(from: other) else { return false }
    return difference.value > 0
  }

  /// The first term that differs, with by how much this side is better.
  fileprivate func firstDifference(from other: CandidateExplanation) -> TermScore? {
    zip(scores, other.scores).lazy
      .map { TermScore(term: $0.term, value: $0.value - $1.value) }
      .first { $0.value != 0 }
  }
}

extension PopoverPresentation {
  /// Weighs all permitted sides, decides, and tells both.
  public func explanation() -> PlacementExplanation {
    let weighing = solved().weighing
    let weighed = weighing.candidates(self)
    let scores = weighing.score.map { (term: $0, values: weighing.values($0, weighed, self)) }
    func explained(_ direction: ArrowDirection) -> CandidateExplanation {
      weighing.explained(
        weighing.candidate(direction, weighed, self),
        scores: scores.map { TermScore(term: $0.term, value: $0.values[direction]) }, self)
    }
    let others = ArrowDirections.any.filter { !permittedArrowDirections.contains($0) }
    let candidates = weighing.tried.map(explained)
    let best = weighing.best(weighed, self).flatMap { weighing.tried.firstIndex(of: $0) }
    return PlacementExplanation(
      candidates: candidates, notPermitted: others.map(explained), best: best,
      decidingTerm: best.flatMap { PlacementExplanation.decidingTerm(candidates, best: $0) },
      layout: layout())
  }
}

extension PlacementExplanation {
  /// The farthest term that had to be looked at to tell the best from every other side.
  fileprivate static func decidingTerm(
    _ candidates: [CandidateExplanation], best: Int
  ) -> ScoreTerm? {
    let terms = candidates[best].scores.map(\.term)
    let needed = candidates.indices.filter { $0 != best }.compactMap { other in
      candidates[best].firstDifference(from: candidates[other]).flatMap { difference in
        terms.firstIndex(of: difference.term)
      }
    }
    return needed.max().map { terms[$0] }
  }
}

extension Weighing {
  fileprivate func explained(
    _ candidate: PlacementCandidate, scores: [TermScore], _ presentation: PopoverPresentation
  ) -> CandidateExplanation {
    let whole = wholeFrame(candidate, presentation)
    return CandidateExplanation(
      candidate: candidate, wholeFrame: whole,
      overflow: EdgeOverflow(of: whole, outside: area), scores: scores)
  }

  /// Beside the anchor at full size, slid along the edge but not across it.
  private func wholeFrame(
    _ candidate: PlacementCandidate, _ presentation: PopoverPresentation
  ) -> Rect {
    let (direction, axis) = (candidate.direction, candidate.direction.axis)
    var frame = wishedFrame(direction, on: axis, size: candidate.required, presentation)
    frame[axis] = besideAnchor(
      direction, on: axis, length: candidate.required[axis], gap: presentation.policy.gap)
    if presentation.keepOut.isEmpty { return frame }
    return freeFrame(direction, frame, presentation) ?? frame
  }
}
