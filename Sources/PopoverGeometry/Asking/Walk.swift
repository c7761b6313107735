/// What happens to a popover while its anchor walks over the container.
public struct WalkReport: Equatable, Sendable {
  public var steps = 0
  /// Steps after which the popover lies on another side.
  public var sideChanges = 0
  /// The way of the popover's origin, columns and rows added.
  public var distance = 0.0
  /// The longest way in one step.
  public var largestJump = 0.0

  public init() {}

  public var changesPerThousand: Double {
    steps == 0 ? 0 : 1000 * Double(sideChanges) / Double(steps)
  }
  public var meanMove: Double { steps == 0 ? 0 : distance / Double(steps) }

  /// Counts one step between two answers.
  public mutating func count(from: Rect, to: Rect, isOtherSide: Bool) {
    let jump = abs(to.x - from.x) + abs(to.y - from.y)
    steps += 1
    sideChanges += isOtherSide ? 1 : 0
    distance += jump
    largestJump = max(largestJump, jump)
  }

  public static func + (one: WalkReport, other: WalkReport) -> WalkReport {
    var sum = one
    sum.steps += other.steps
    sum.sideChanges += other.sideChanges
    sum.distance += other.distance
    sum.largestJump = max(one.largestJump, other.largestJump)
    return sum
  }
}

extension PopoverPresentation {
  /// Walks the anchor along every row to the right and along every column downwards, a cell a step;
  /// within a line each answer is the next question's former answer.
  public func walk() -> WalkReport {
    let (columns, rows) = mapSize
    var report = WalkReport()
    for row in 0..<rows {
      walk((0..<columns).lazy.map { (column: $0, row: row) }, &report)
    }
    for column in 0..<columns {
      walk((0..<rows).lazy.map { (column: column, row: $0) }, &report)
    }
    return report
  }

  private func walk(
    _ places: some Sequence<(column: Int, row: Int)>, _ report: inout WalkReport
  ) {
    var former: PopoverLayout?
    for place in places {
      var asked = movingAnchor(column: place.column, row: place.row)
      if let former { asked = asked.following(former) }
      let layout = asked.layout()
      if let former {
        report.count(
          from: former.frame, to: layout.frame,
          isOtherSide: layout.arrowDirection != former.arrowDirection)
      }
      former = layout
    }
  }
}
