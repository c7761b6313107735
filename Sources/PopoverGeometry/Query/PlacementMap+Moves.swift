extension WhatIf {
  /// The moves of the anchor alone.
  public struct Moves: Equatable, Sendable {
    /// The nearest move inside the container after which the side is another, rows counted by the
    /// cell's aspect.
    public var nearest: Change?
    /// How far the anchor may move each way before the side changes.
    public var freedom: Freedom
  }
}

extension PlacementMap {
  /// How the anchor of a question may move before the side changes, as the map has it; `nil` if the
  /// anchor is not on the map.
  public func moves(of presentation: PopoverPresentation) -> WhatIf.Moves? {
    let anchor = presentation.sourceRect
    let column = Int((anchor.x - presentation.container.x).rounded(.down))
    let row = Int((anchor.y - presentation.container.y).rounded(.down))
    guard (0..<columns).contains(column), (0..<rows).contains(row) else { return nil }
    return WhatIf.Moves(
      nearest: nearestMove(from: column, row, aspect: presentation.policy.aspect),
      freedom: WhatIf.Freedom(
        left: steps(from: column, row, x: -1), right: steps(from: column, row, x: 1),
        up: steps(from: column, row, y: -1), down: steps(from: column, row, y: 1)))
  }

  private func nearestMove(from column: Int, _ row: Int, aspect: Double) -> WhatIf.Change? {
    let side = self[column, row]
    var nearest: (change: WhatIf.Change, distance: Double)?
    for y in -row..<rows - row {
      for x in -column..<columns - column where self[column + x, row + y] != side {
        let distance = Double(abs(x)) + Double(abs(y)) * aspect
        if distance >= nearest?.distance ?? .infinity { continue }
        nearest = (WhatIf.Change(x: x, y: y, direction: self[column + x, row + y]), distance)
      }
    }
    return nearest?.change
  }

  /// The steps in one direction that leave the side as it is; `nil` if all of them do.
  private func steps(from column: Int, _ row: Int, x: Int = 0, y: Int = 0) -> Int? {
    let side = self[column, row]
    var (column, row, steps) = (column + x, row + y, 0)
    while (0..<columns).contains(column), (0..<rows).contains(row) {
      if self[column, row] != side { return steps }
      (column, row, steps) = (column + x, row + y, steps + 1)
    }
    return nil
  }
}
