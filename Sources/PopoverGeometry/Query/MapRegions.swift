extension PlacementMap {
  /// A connected region of places that show one side.
  public struct Region: Equatable, Sendable {
    /// Where the arrow points in all of it; `nil` where the popover lies on no side.
    public let direction: ArrowDirection?
    /// How many places it has.
    public let places: Int
    /// The column of its first place, which is that in its uppermost row.
    public var column: Int { runs[0].columns.lowerBound }
    /// The row of its first place.
    public var row: Int { runs[0].row }
    /// Its runs row by row, at least one.
    package let runs: [Run]

    init(direction: ArrowDirection?, runs: [Run]) {
      self.direction = direction
      self.runs = runs
      places = runs.reduce(0) { $0 + $1.columns.count }
    }
  }

  /// Places of one side beside each other in a row, as many as there are.
  package struct Run: Equatable, Sendable {
    package var row: Int
    package var columns: Range<Int>
  }

  /// The connected regions, the largest first; of equal ones the first row by row.
  public var regions: [Region] {
    var joined = JoinedRuns()
    for row in 0..<rows { joined.append(runs(of: row)) { self[$0.columns.lowerBound, $0.row] } }
    let regions = joined.groups.map { runs in
      Region(direction: self[runs[0].columns.lowerBound, runs[0].row], runs: runs)
    }
    return regions.sorted { ($1.places, $0.row, $0.column) < ($0.places, $1.row, $1.column) }
  }

  private func runs(of row: Int) -> [Run] {
    var runs: [Run] = []
    var start = 0
    for column in 1..<max(1, columns) where self[column, row] != self[column - 1, row] {
      runs.append(Run(row: row, columns: start..<column))
      start = column
    }
    return columns == 0 ? [] : runs + [Run(row: row, columns: start..<columns)]
  }

  /// The regions that are cut off from a larger one of the same side, as far as the map goes: in a map of a part, two
  /// regions may be one outside of it.
  public var islands: [Region] {
    var known: Set<ArrowDirection?> = []
    return regions.filter { !known.insert($0.direction).inserted }
  }
}

/// Runs of one row after another; those that touch and show one side belong together.
private struct JoinedRuns {
  private var runs: [PlacementMap.Run] = []
  /// The index of a run to which each belongs: a smaller one, or its own if it is the first of its group.
  private var leaders: [Int] = []
  /// Where the last row begins.
  private var lastRow = 0

  mutating func append(
    _ row: [PlacementMap.Run], side: (PlacementMap.Run) -> ArrowDirection?
  ) {
    let (above, own) = (lastRow..<runs.count, runs.count..<runs.count + row.count)
    runs += row
    leaders += own
    var upper = above.lowerBound
    for index in own {
      let columns = runs[index].columns
      while upper < above.upperBound, runs[upper].columns.upperBound <= columns.lowerBound {
        upper += 1
      }
      let touching = (upper..<above.upperBound).prefix {
        runs[$0].columns.lowerBound < columns.upperBound
      }
      for other in touching where side(runs[other]) == side(runs[index]) { join(other, index) }
    }
    lastRow = own.lowerBound
  }

  private mutating func join(_ one: Int, _ other: Int) {
    let (one, other) = (leader(of: one), leader(of: other))
    leaders[max(one, other)] = min(one, other)
  }

  private mutating func leader(of run: Int) -> Int {
    var run = run
    while leaders[run] != run {
      // Shortens the way for the next one.
      leaders[run] = leaders[leaders[run]]
      run = leaders[run]
    }
    return run
  }

  /// The runs that belong together, in the order in which they came.
  var groups: [[PlacementMap.Run]] {
    var (joined, places) = (self, [Int: Int]())
    var groups: [[PlacementMap.Run]] = []
    for (index, run) in runs.enumerated() {
      let leader = joined.leader(of: index)
      if leader == index {
        places[index] = groups.count
        groups.append([run])
      } else if let place = places[leader] {
        groups[place].append(run)
      }
    }
    return groups
  }
}
