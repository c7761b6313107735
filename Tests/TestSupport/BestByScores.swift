import PopoverGeometry

extension PlacementExplanation {
  /// The best side as its scores alone say it: the first whose terms are not beaten.
  package var bestByScores: Int? {
    candidates.indices.reduce(nil) { (leader: Int?, index) in
      guard let leader else { return index }
      let (one, other) = (candidates[index].scores, candidates[leader].scores)
      let gain = zip(one, other).map { $0.value - $1.value }.first { $0 != 0 }
      return gain ?? 0 > 0 ? index : leader
    }
  }
}
