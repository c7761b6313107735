/// What happens to a popover while its anchor walks over the container.
///
/// Ways are in points, which are cells in a terminal. A way is that of the upper left corner, columns and rows added as
/// they are, so that its figures can be set beside those that other engines are measured with. (``ScoreTerm/nearness``
/// compares middles, and weighs rows by the aspect.)
public struct WalkReport: Equatable, Sendable {
  /// Steps of the anchor that were counted.
  public var steps = 0
  /// Steps after which the popover lies on another side.
  public var sideChanges = 0
  /// The way of the popover in all steps.
  public var distance = 0.0
  /// The longest way in one step.
  public var largestJump = 0.0

  /// A report of no steps.
  public init() {}

  /// Changes of the side in a thousand steps.
  public var changesPerThousand: Double {
    steps == 0 ? 0 : 1000 * Double(sideChanges) / Double(steps)
  }
  /// How far the popover moves in a step.
  public var meanMove: Double { steps == 0 ? 0 : distance / Double(steps) }

  /// Counts one step between two answers.
  public mutating func count(from: Rect, to: Rect, isOtherSide: Bool) {
    let jump = abs(to.x - from.x) + abs(to.y - from.y)
    steps += 1
    sideChanges += isOtherSide ? 1 : 0
    distance += jump
    largestJump = max(largestJump, jump)
  }

  /// Both walks as one.
  public static func + (one: WalkReport, other: WalkReport) -> WalkReport {
    var sum = one
    sum.steps += other.steps
    sum.sideChanges += other.sideChanges
    sum.distance += other.distance
    sum.largestJump = max(one.largestJump, other.largestJump)
    return sum
  }
}

extension WalkReport {
  /// Counts the steps of an anchor along every row and every column.
  init(walkingAnchorOf question: PopoverPresentation) {
    let (columns, rows) = question.mapSize ?? (0, 0)
    for row in 0..<rows {
      walk(question, (0..<columns).lazy.map { (column: $0, row: row) })
    }
    for column in 0..<columns {
      walk(question, (0..<rows).lazy.map { (column: column, row: $0) })
    }
  }

  private mutating func walk(
    _ question: PopoverPresentation, _ places: some Sequence<(column: Int, row: Int)>
  ) {
    var former: PopoverLayout?
    for place in places {
      var next = question.movingAnchor(column: place.column, row: place.row)
      if let former { next = next.following(former) }
      let layout = next.layout()
      if let former {
        count(
          from: former.frame, to: layout.frame,
          isOtherSide: layout.side != former.side)
      }
      former = layout
    }
  }
}
