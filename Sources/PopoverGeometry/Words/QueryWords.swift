extension PopoverPresentation {
  /// What would change the side, a sentence each, without full stops: a move of the anchor, another
  /// size of the content, another size of the container, and how far the anchor may move before.
  public func sentences(for whatIf: WhatIf) -> [String] {
    [
      moveSentence(whatIf.anchorMove, triedBy: whatIf.looksEverywhere ? nil : whatIf.step),
      sizeSentence("the content", preferredContentSize, whatIf.contentChange, whatIf.step),
      sizeSentence("the container", container.size, whatIf.containerChange, whatIf.step),
      freedomSentence(whatIf.freedom),
    ]
  }

  /// The same for moves of the anchor alone.
  public func sentences(for moves: WhatIf.Moves) -> [String] {
    [moveSentence(moves.nearest), freedomSentence(moves.freedom)]
  }

  /// - Parameter step: the distance between the moves that were tried; `nil` if all of them were.
  private func moveSentence(_ change: WhatIf.Change?, triedBy step: Double? = nil) -> String {
    guard let change else { return noMoveSentence(triedBy: step) }
    return "If the anchor moves \(Words.list(Words.moves(x: change.x, y: change.y, in: grid))), "
      + "the popover goes \(place(change))"
  }

  private func noMoveSentence(triedBy step: Double?) -> String {
    let mayMove = Axis.allCases.contains { sourceRect.size[$0] <= container.size[$0] }
    if !mayMove { return "The anchor does not fit in the container" }
    guard let step else { return "The side is the same wherever the anchor is in the container" }
    let row = policy.searchedRow
    return "No move of the anchor along one axis changes the side, nor does one along both within "
      + steps(WhatIf.farthestMove, of: step, "columns")
      + (row == 1 ? "" : " (a row counts as \(Words.figure(row)))")
  }

  private func sizeSentence(
    _ name: String, _ size: Size, _ change: WhatIf.Change?, _ step: Double
  ) -> String {
    guard let change else {
      return
        "Growing or shrinking \(name) by up to \(steps(WhatIf.farthestChange, of: step, "cells")) "
        + "along one axis does not change the side"
    }
    let axis: Axis = change.x != 0 ? .horizontal : .vertical
    let distance = change.x + change.y
    let changed = Size(width: size.width + change.x, height: size.height + change.y)
    return "If \(name) \(distance < 0 ? "shrinks" : "grows") by "
      + "\(Words.distance(abs(distance), along: axis, in: grid)) "
      + "(to \(Words.size(changed, in: grid))), "
      + "the popover goes \(place(change))"
  }

  /// So many steps in words.
  ///
  /// - Parameter cells: what the steps are called in a terminal.
  private func steps(_ count: Int, of step: Double, _ cells: String) -> String {
    "\((Double(count) * step).readableFigure) \(grid == .cells ? cells : "pt")"
  }

  private func place(_ change: WhatIf.Change) -> String {
    change.side?.phrase
      ?? (change.direction == nil ? "to the middle, without an arrow" : "over the anchor")
  }

  private func freedomSentence(_ freedom: WhatIf.Freedom) -> String {
    let ways: [(name: String, edge: String, distance: Double?, axis: Axis, direction: Int)] = [
      ("left", "left", freedom.left, .horizontal, -1),
      ("right", "right", freedom.right, .horizontal, 1),
      ("up", "top", freedom.up, .vertical, -1), ("down", "bottom", freedom.down, .vertical, 1),
    ]
    let open = ways.filter { roomToMove($0.axis, $0.direction) > 0 }
    if open.isEmpty { return "The anchor has no room to move" }
    let free = open.filter { $0.distance != 0 }.map { way in
      way.distance.map { "\(Words.distance($0, along: way.axis, in: grid)) \(way.name)" }
        ?? "to the \(way.edge) edge"
    }
    if free.isEmpty { return "Any move of the anchor changes the side" }
    return "The anchor can move \(Words.list(free, "or")) without changing the side"
  }
}
