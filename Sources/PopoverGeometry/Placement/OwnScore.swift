extension PopoverPresentation {
  /// The same question with a policy of your own: the permitted sides are preferred by a score, and nothing else counts.
  ///
  /// The result is a question like any other, so that its layout, its explanation and its map follow your policy too:
  ///
  /// ```swift
  /// let wide = question.preferringSides { $0.fits ? $0.room.width : -1 }
  /// print(wide.layout().frame)
  /// ```
  ///
  /// The former answer does not count, unless your score looks at it. As with every policy, a side that does not keep
  /// the content at its minimum is not taken; then the popover covers its anchor, or goes to the middle. Each permitted
  /// side is evaluated once more than in a plain question.
  ///
  /// - Parameter score: more is better; of equal sides the one that was permitted first wins, and a score that is not
  ///   a number is the least of all.
  /// - Returns: the question with its sides in order, compared by ``ScoreTerm/preference`` alone.
  public func preferringSides(
    by score: (PlacementCandidate) -> Double
  ) -> PopoverPresentation {
    var question = self
    question.permittedArrowDirections = ArrowDirections(sidesFromBest(by: score))
    question.policy.score = [.preference]
    question.policy.stability = .rechoose
    return question
  }

  private func sidesFromBest(by score: (PlacementCandidate) -> Double) -> [ArrowDirection] {
    let scored = permittedArrowDirections.enumerated().map { place, direction in
      let figure = score(candidate(direction))
      return (direction, place, figure: figure.isNaN ? -Double.infinity : figure)
    }
    return scored.sorted { one, other in
      one.figure != other.figure ? one.figure > other.figure : one.1 < other.1
    }.map { $0.0 }
  }
}
