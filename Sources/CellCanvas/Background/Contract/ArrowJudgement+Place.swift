extension ArrowJudgement {
  /// The arrow is somewhere else than direction and offset say, or too wide.
  var misplacedFault: ContractFault? {
    let marks = marks
    let expected = place(base.lowerBound)
    guard let first = marks.first, let last = marks.last else {
      return isHeld ? .arrowNotHeld(start: nil, expected: expected) : .directionNotObeyed
    }
    if marks.allSatisfy(base.contains) { return nil }
    if last - first >= base.count { return widthFault(last - first + 1) }
    return isHeld
      ? .arrowNotHeld(start: place(first), expected: expected)
      : .offsetNotObeyed(start: place(first), expected: expected)
  }

  private var edge: Range<Int> { background[axis.crossed].cells }

  /// The cells of the edge at which an arrow is seen: in its strip, or if it has none, in the lines of
  /// the background that it replaces.
  private var marks: [Int] {
    let (strip, reached) = (strip, reached)
    return edge.filter { place in
      strip.isEmpty
        ? reached.contains { isGlyphChanged(point($0, place)) }
        : strip.contains { drawing.isCovered(point($0, place)) }
    }
  }

  /// What runs from corner to corner is no arrow. Where the edge is hardly longer than the arrow, one
  /// cannot tell.
  private func widthFault(_ cells: Int) -> ContractFault? {
    let free = edge.count - corners[axis.crossed].sum
    guard free >= base.count + 4 else { return nil }
    return cells >= free ? .directionNotObeyed : .arrowTooWide(cells: cells, base: base.count)
  }

  private func place(_ cell: Int) -> Int { cell - edge.lowerBound }
}
