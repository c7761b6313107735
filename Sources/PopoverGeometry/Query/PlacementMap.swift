/// The side chosen for the anchor at every cell of a container, or of a part of it.
public struct PlacementMap: Equatable, Sendable {
  /// The first place, counted from the corner of the container.
  public let origin: Position<Int>
  /// The columns of places that the anchor can take.
  public let columns: Int
  /// The rows of places that the anchor can take.
  public let rows: Int
  /// The place of the anchor that the map was asked for, if it is on the map.
  public let current: Int?
  /// Whether it has all places of the container, which are not too many for a map.
  public let isWhole: Bool
  /// Row by row.
  private let directions: [ArrowDirection?]

  init(
    origin: Position<Int>, columns: Int, rows: Int, directions: [ArrowDirection?],
    askedFor question: PopoverPresentation
  ) {
    (self.origin, self.columns, self.rows) = (origin, columns, rows)
    self.directions = directions
    isWhole = question.mapSize.map { $0 == (columns, rows) } ?? false
    let places = Rectangle(x: origin.x, y: origin.y, width: columns, height: rows)
    let (cell, isHere) = (question.anchorCell, places.contains(question.anchorCell))
    current = isHere ? (cell.y - origin.y) * columns + cell.x - origin.x : nil
  }

  /// Where the arrow points for the anchor at a place, counted from the first one; `nil` without an arrow, and where the
  /// popover may cover its anchor, as it lies on no side then.
  public subscript(column: Int, row: Int) -> ArrowDirection? { directions[row * columns + column] }

  /// How many places show each direction; what lies on no side counts under `nil`.
  public func count(of direction: ArrowDirection?) -> Int {
    directions.reduce(0) { $0 + ($1 == direction ? 1 : 0) }
  }
}

extension PlacementMap {
  /// Places next to each other, the first one before or above the second, that show different sides.
  public struct Flip: Equatable, Hashable, Sendable {
    /// The column of the first place.
    public var column: Int
    /// The row of the first place.
    public var row: Int
    /// Where the second place lies, seen from the first: to the right, or below.
    public var axis: Axis
  }

  /// All steps of one cell to the right or down that change the side, row by row, both places on the map.
  public var flips: [Flip] {
    (0..<rows).flatMap { row in
      (0..<columns).flatMap { column in
        Axis.allCases.compactMap { axis in
          changes(column, row, axis) ? Flip(column: column, row: row, axis: axis) : nil
        }
      }
    }
  }

  private func changes(_ column: Int, _ row: Int, _ axis: Axis) -> Bool {
    let (nextColumn, nextRow) = axis == .horizontal ? (column + 1, row) : (column, row + 1)
    guard nextColumn < columns, nextRow < rows else { return false }
    return self[nextColumn, nextRow] != self[column, row]
  }

  /// Steps of one cell to the right or down.
  public var stepCount: Int {
    max(0, columns - 1) * rows + columns * max(0, rows - 1)
  }
}

extension PlacementMap {
  /// The nearest move of the anchor to another side, and how far it may move without one; `nil` if it is not on the map,
  /// or the map is of a part.
  public func moves(of presentation: PopoverPresentation) -> WhatIf.Moves? {
    let places = Rectangle(x: 0, y: 0, width: columns, height: rows)
    guard isWhole, places.contains(presentation.anchorCell) else { return nil }
    let here = presentation.anchorCell
    let nearest = WhatIf.Change.nearest(
      -here.x..<columns - here.x, -here.y..<rows - here.y, policy: presentation.policy,
      from: self[here.x, here.y].map(Side.init)
    ) { PlacementOutcome(beside: self[here.x + $0, here.y + $1]) }
    return WhatIf.Moves(
      nearest: nearest, freedom: WhatIf.Freedom { way(from: here, $0, $1) })
  }

  /// The way in one direction that leaves the side as it is; `nil` if all of it does.
  private func way(from start: Position<Int>, _ axis: Axis, _ direction: Int) -> Double? {
    let isAcross = axis == .horizontal
    let end = direction < 0 ? -1 : isAcross ? columns : rows
    let side = self[start.x, start.y]
    let changing = stride(from: start[axis] + direction, to: end, by: direction).first { place in
      self[isAcross ? place : start.x, isAcross ? start.y : place] != side
    }
    return changing.map { Double(abs($0 - start[axis]) - 1) }
  }
}
