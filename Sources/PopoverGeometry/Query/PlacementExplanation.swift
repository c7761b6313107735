/// One term of a side's score.
public struct TermScore: Equatable, Sendable {
  /// What is compared.
  public var term: ScoreTerm
  /// More is better.
  public var value: Double
}

/// One side as it was evaluated.
public struct CandidateExplanation: Equatable, Sendable {
  /// In what its figures are said: cells or points.
  public var grid: Grid
  /// The room there, and what the popover asks of it.
  public var candidate: PlacementCandidate
  /// Where the whole popover would lie on that side, shrunk by nothing.
  public var wholeFrame: Rect
  /// How far that frame leaves the area at each edge: positive is out, zero is flush, negative is room left.
  public var overflow: Insets
  /// The score in the order in which its terms are looked at.
  public var scores: [TermScore]
}

/// Everything that a placement was decided by, and the decision, made by the code that decides.
public struct PlacementExplanation: Equatable, Sendable {
  /// The permitted sides in the order in which they were tried.
  public var candidates: [CandidateExplanation]
  /// The sides that are not permitted, as they would have been evaluated after the others.
  public var notPermitted: [CandidateExplanation]
  /// The place among the candidates of the one with the best score; `nil` if there are none.
  public var best: Int?
  /// The term that settled it: the last that ruled out a side. `nil` if there was nothing to compare, or all were equal.
  public var decidingTerm: ScoreTerm?
  /// What was decided, laid out.
  public var layout: PopoverLayout
}

extension CandidateExplanation {
  fileprivate init(_ candidate: PlacementCandidate, _ placement: Placement) {
    self.candidate = candidate
    grid = placement.grid
    wholeFrame = placement.wholeFrame(
      candidate.direction, candidate.required)
    overflow = placement.grid.exact(wholeFrame.overflow(of: placement.area))
    scores = placement.score.map {
      TermScore(term: $0, value: placement.value($0, of: candidate))
    }
  }
}

extension PlacementExplanation {
  init(_ placement: Placement, _ decision: PlacementDecision) {
    let evaluated = Candidates(placement)
    candidates = []
    notPermitted = []
    for direction in placement.tried {
      candidates.append(CandidateExplanation(evaluated[direction], placement))
    }
    for direction in ArrowDirections.any where !placement.tried.contains(direction) {
      notPermitted.append(CandidateExplanation(evaluated[direction], placement))
    }
    let winner = placement.best(of: evaluated)
    best = winner.flatMap { placement.tried.firstIndex(of: $0.side.direction) }
    decidingTerm = winner?.term
    layout = placement.layout(decision).exact(on: placement.grid)
  }
}
