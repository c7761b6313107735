extension PlacementExplanation {
  /// What decided, a phrase each: the rule, the deciding term with its figures, what was left off.
  public var reasons: [String] {
    var reasons = ["decided by: \(layout.rule.name) (\(layout.rule.phrase))"]
    if let standing { reasons.append("deciding score: \(standing)") }
    if !layout.dropped.isEmpty {
      reasons.append("left out: \(Words.list(layout.dropped.names))")
    }
    return reasons
  }

  /// The deciding term with the figures of those that were level until then.
  private var standing: String? {
    guard let best, let decidingTerm,
      let place = candidates[best].scores.firstIndex(where: { $0.term == decidingTerm })
    else { return nil }
    let level = candidates[best].scores[..<place]
    let rivals = candidates.filter { $0.scores[..<place] == level }
    let figures = ([candidates[best]] + rivals.filter { $0 != candidates[best] }).map {
      "\($0.sideName) \($0.scores[place].value.readableFigure)"
    }
    return "\(decidingTerm.name) (\(figures.joined(separator: ", ")))"
  }
}

extension CandidateExplanation {
  /// The edges at which the whole popover would leave the area, and how far it would be out there, in points.
  public var failingEdges: [(name: String, axis: Axis, distance: Double)] {
    overflow.named.filter { $0.distance > 0 }
  }

  /// Whether it fits, or what is in the way, each failing edge by its name: `3 rows out at the bottom`.
  public func verdict(length: SentenceLength = .full) -> String {
    if candidate.fits { return "fits" }
    let failing = failingEdges
    if failing.isEmpty {
      return length == .full ? "blocked by a keep-out area or another popover" : "blocked"
    }
    return Words.list(
      length == .full
        ? Words.overflow(overflow, in: grid)
        : failing.map { "\($0.distance.readableFigure) out, \($0.name)" })
  }

  /// The size of the content that would be visible there.
  public var shownSize: String { Words.size(candidate.usableContent, in: grid) }

  /// The side of the anchor that it is about: `below`.
  public var sideName: String { Side(candidate.direction).name }
}
