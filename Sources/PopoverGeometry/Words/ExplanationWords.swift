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
      "\($0.sideName) \(Words.figure($0.scores[place].value))"
    }
    return "\(decidingTerm.name) (\(figures.joined(separator: ", ")))"
  }
}

extension CandidateExplanation {
  /// The edges at which the whole popover would leave the area, each with by how many points or cells.
  public var failingEdges: [(name: String, cells: Double)] {
    edges.filter { $0.cells > 0 }
  }

  /// The edges with how far the whole popover would be out there, in the order of the table.
  package var edges: [(name: String, cells: Double)] {
    [
      ("top", overflow.top), ("left", overflow.left), ("bottom", overflow.bottom),
      ("right", overflow.right),
    ]
  }

  /// Whether it fits, or what is in the way, each failing edge by its name: `3 rows out at the bottom`.
  public func verdict(length: SentenceLength = .full) -> String {
    if candidate.fits { return "fits" }
    let failing = failingEdges
    if failing.isEmpty { return length == .full ? "blocked by a keep-out area" : "blocked" }
    return Words.list(
      failing.map { name, cells in
        let axis: Axis = name == "top" || name == "bottom" ? .vertical : .horizontal
        return length == .full
          ? "\(Words.distance(cells, along: axis, in: grid)) out at the \(name)"
          : "\(cells.readableFigure) out, \(name)"
      })
  }

  /// The size of the content that would be visible there.
  public var shownSize: String { Words.size(candidate.usableContent, in: grid) }

  /// The side of the anchor that it is about: `below`.
  public var sideName: String { Side(candidate.direction).name }
}
