extension CandidateExplanation {
  /// The edges at which the whole popover would leave the area, each with by how many cells.
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
    if failing.isEmpty { return length == .full ? "blocked by what is kept out" : "blocked" }
    return Words.list(
      failing.map { name, cells in
        let axis: Axis = name == "top" || name == "bottom" ? .vertical : .horizontal
        return length == .full
          ? "\(Words.cells(cells, along: axis)) out at the \(name)"
          : "\(Words.figure(cells)) out, \(name)"
      })
  }

  /// The size of the content that would be seen there.
  public var shownSize: String { Words.size(candidate.usableContent) }

  /// The side of the anchor that it is about: `below`.
  public var sideName: String { "\(Side(candidate.direction))" }
}
