import PopoverGeometry

/// How much is said.
public enum SentenceLength: Sendable, CaseIterable {
  case full
  /// The same in somewhat fewer words.
  case short
  /// For narrow screens: the reason first, figures for words.
  case brief
}

extension PopoverPresentation {
  /// What was decided, and why not otherwise, in one sentence without a full stop.
  ///
  /// It says where the popover lies, where its arrow points and stands, what is unusual, and what
  /// the most interesting other side lacks: the first choice if that was left, else the opposite.
  public func sentence(for layout: PopoverLayout, length: SentenceLength = .full) -> String {
    let place = placeClause(layout)
    let arrow = arrowClause(layout, length)
    let unusual = unusualClauses(layout, length).joined(separator: ", ")
    let other = otherSideClause(layout, length)
    let said =
      switch length {
      case .full: [[place, arrow, unusual], [other]]
      case .short: [[place.dropping("Popover "), arrow, unusual], [other]]
      case .brief:
        [[briefPlace(layout)], [other], [arrow, unusual]]
      }
    return said.map { clauses in
      clauses.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
    }.filter { !$0.isEmpty }.joined(separator: "; ").capitalizedFirst
  }

  private func placeClause(_ layout: PopoverLayout) -> String {
    guard let direction = layout.arrowDirection else { return "Popover \(arrowlessPlace(layout))" }
    if layout.overlapsAnchor { return "Popover over the anchor" }
    return "Popover \(realSide(layout, direction).phrase)"
  }

  private func briefPlace(_ layout: PopoverLayout) -> String {
    guard let direction = layout.arrowDirection else { return arrowlessPlace(layout) }
    return layout.overlapsAnchor ? "over the anchor" : "\(realSide(layout, direction))"
  }

  /// Without an arrow it goes to the middle, if it was not put elsewhere.
  private func arrowlessPlace(_ layout: PopoverLayout) -> String {
    if layout.rule != .given { return "in the middle, no arrow" }
    return layout.overlapsAnchor ? "over the anchor, no arrow" : "without an arrow"
  }

  /// Where the popover really lies: held inside the area, it may have passed its anchor.
  private func realSide(_ layout: PopoverLayout, _ direction: ArrowDirection) -> Side {
    guard layout.rule == .overlap else { return Side(direction) }
    let anchor = visibleSourceRect
    let sides: [(Side, Bool)] = [
      (.below, layout.frame.y >= anchor.y + anchor.height),
      (.above, layout.frame.y + layout.frame.height <= anchor.y),
      (.right, layout.frame.x >= anchor.x + anchor.width),
      (.left, layout.frame.x + layout.frame.width <= anchor.x),
    ]
    return sides.first(where: \.1)?.0 ?? Side(direction)
  }

  /// A theme whose arrow has no size shows none.
  private func arrowClause(_ layout: PopoverLayout, _ length: SentenceLength) -> String? {
    guard let direction = layout.arrowDirection, layout.arrow.size.area > 0 else { return nil }
    let edge = direction.axis.crossed
    return "arrow \(direction.name), \(arrowPlace(layout.arrowOffset, edge: edge, length))"
  }

  /// Half a cell off is as near to the middle as an even edge permits.
  private func arrowPlace(_ offset: Double, edge: Axis, _ length: SentenceLength) -> String {
    if length == .brief { return "offset \(Words.figure(offset))" }
    guard abs(offset) > 0.5 else { return "in the middle" }
    let isAcross = edge == .horizontal
    let names = isAcross ? (near: "left of", far: "right of") : (near: "above", far: "below")
    let middle = length == .full ? "the middle" : "middle"
    return
      "\(Words.cells(abs(offset), along: edge)) \(offset < 0 ? names.near : names.far) \(middle)"
  }

  private func unusualClauses(_ layout: PopoverLayout, _ length: SentenceLength) -> [String] {
    var clauses: [String] = []
    if layout.isShrunk {
      let whole = length == .full ? " of \(Words.size(preferredContentSize))" : ""
      let verb = layout.rule == .wrapped ? "wrapped" : "cut"
      clauses.append("content \(verb) to \(Words.size(layout.content.size))\(whole)")
    }
    if !layout.dropped.isEmpty {
      clauses.append("without its \(Words.list(layout.dropped.names))")
    }
    if !layout.isAnchorVisible { clauses.append("the anchor is outside the free area") }
    return clauses
  }

  private func otherSideClause(_ layout: PopoverLayout, _ length: SentenceLength) -> String? {
    if layout.rule == .given { return nil }
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
    let verb = length == .full ? " is" : ""
    if missing.isEmpty { return candidate.fits ? "\(side) fits too" : "\(side)\(verb) blocked" }
    return "\(side)\(verb) \(Words.list(missing)) short"
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// Without `word`, wherever it stands.
  fileprivate func dropping(_ word: String) -> String {
    split(separator: word, omittingEmptySubsequences: false).joined()
  }
}
