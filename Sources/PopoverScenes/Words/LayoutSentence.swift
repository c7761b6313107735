import PopoverGeometry

/// How much is said.
public enum SentenceLength: Sendable {
  case full
  /// For narrow screens: the same facts in fewer words.
  case brief
}

extension PopoverPresentation {
  /// What was decided, and why not otherwise, in one sentence without a full stop.
  ///
  /// It says where the popover lies, where its arrow points and stands, what is unusual, and what
  /// the most interesting other side lacks: the first choice if that was left, else the opposite.
  public func sentence(for layout: PopoverLayout, length: SentenceLength = .full) -> String {
    let clauses =
      [placeClause(layout, length), arrowClause(layout, length)]
      + unusualClauses(layout, length).map(Optional.some)
    let said = clauses.compactMap { $0 }.joined(separator: ", ")
    return [said, otherSideClause(layout, length)].compactMap { $0 }.joined(separator: "; ")
  }

  private func placeClause(_ layout: PopoverLayout, _ length: SentenceLength) -> String {
    let brief = layout.arrowDirection.map { "\(Side($0))" } ?? "middle"
    if length == .brief {
      return layout.overlapsAnchor ? "Over the anchor" : brief.capitalizedFirst
    }
    guard let direction = layout.arrowDirection else { return "Popover in the middle, no arrow" }
    return layout.overlapsAnchor
      ? "Popover over the anchor" : "Popover \(Side(direction).phrase)"
  }

  private func arrowClause(_ layout: PopoverLayout, _ length: SentenceLength) -> String? {
    guard let direction = layout.arrowDirection else { return length == .brief ? "no arrow" : nil }
    let place =
      length == .brief
      ? "offset \(Words.figure(layout.arrowOffset))"
      : arrowPlace(layout.arrowOffset, edge: direction.axis.crossed)
    return "arrow \(direction.name), \(place)"
  }

  /// Half a cell off is as near to the middle as an even edge permits.
  private func arrowPlace(_ offset: Double, edge: Axis) -> String {
    guard abs(offset) > 0.5 else { return "in the middle" }
    let isAcross = edge == .horizontal
    let names = isAcross ? (near: "left of", far: "right of") : (near: "above", far: "below")
    let distance = Words.cells(abs(offset), along: edge)
    return "\(distance) \(offset < 0 ? names.near : names.far) the middle"
  }

  private func unusualClauses(_ layout: PopoverLayout, _ length: SentenceLength) -> [String] {
    var clauses: [String] = []
    if layout.isShrunk {
      let whole = length == .brief ? "" : " of \(Words.size(preferredContentSize))"
      clauses.append("content cut to \(Words.size(layout.content.size))\(whole)")
    }
    if !layout.isAnchorVisible { clauses.append("the anchor is outside the free area") }
    return clauses
  }

  private func otherSideClause(_ layout: PopoverLayout, _ length: SentenceLength) -> String? {
    guard let chosen = layout.arrowDirection else {
      return layout.rule == .noneOffered
        ? "no direction is permitted" : triedDirections.first.map { verdict($0, length) }
    }
    if let first = triedDirections.first, first != chosen { return verdict(first, length) }
    return verdict(chosen.opposite, length)
  }

  /// What one side lacks: `above is 2 rows short`.
  private func verdict(_ direction: ArrowDirection, _ length: SentenceLength) -> String {
    let side = Side(direction)
    guard permittedArrowDirections.contains(direction) else { return "\(side) is not permitted" }
    let candidate = candidate(direction)
    let missing = [direction.axis, direction.axis.crossed].compactMap { axis in
      candidate.shortage(axis) > 0 ? Words.cells(candidate.shortage(axis), along: axis) : nil
    }
    if missing.isEmpty { return "\(side) fits too" }
    return "\(side)\(length == .brief ? "" : " is") \(Words.list(missing)) short"
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
