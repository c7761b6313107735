/// The smallest changes after which the popover would lie on another side.
///
/// They are whole numbers of steps, and said in points: with a step of 1 they are cells where the terminal's
/// cells are points.
public struct WhatIf: Hashable, Sendable {
  /// A change of a size or a place, in points: positive is right, down, or larger.
  public struct Change: Hashable, Sendable {
    /// To the right, or of width.
    public var x: Double
    /// Downwards, or of height.
    public var y: Double
    /// Where the arrow would point then.
    public var direction: ArrowDirection?
    /// The side on which the popover would lie then; `nil` without an arrow, and where it may cover its anchor.
    public var side: Side?
  }

  /// The farthest change of a size that is looked for, in steps.
  public static let farthestChange = 400
  /// The farthest diagonal move of the anchor that is looked for, in steps: those across and those down are added, and a
  /// step down counts as much as the cell's aspect if that is above 1. It reaches from corner to corner of 200 x 60 cells.
  public static let farthestMove = 320
  /// The farthest move of the anchor along one axis that is looked for, in steps.
  public static let farthestWalk = 10_000

  /// The distance between the changes that were tried, in points.
  public var step: Double
  /// The nearest move of the anchor that takes none of its edges out of the container, or farther out; rows counted by
  /// the cell's aspect.
  public var anchorMove: Change?
  /// Whether every such move was within reach, so that without a nearest one there is none at all.
  public var looksEverywhere: Bool
  /// The least growth or loss of the content along one axis.
  public var contentChange: Change?
  /// The least growth or loss of the container along one axis.
  public var containerChange: Change?
  /// How far the anchor may move each way before the side changes; `nil` where it never does.
  public var freedom: Freedom

  /// How far an anchor may move each way, in points; `nil` is as far as the container goes. A way on which the side
  /// stays for ``farthestWalk`` steps is no longer than these, as no more of it is looked at.
  public struct Freedom: Hashable, Sendable {
    /// To the left.
    public var left: Double?
    /// To the right.
    public var right: Double?
    /// Upwards.
    public var up: Double?
    /// Downwards.
    public var down: Double?
  }

  /// The moves of the anchor alone.
  public struct Moves: Equatable, Sendable {
    /// The nearest move in the container to another side, rows counted by the cell's aspect.
    public var nearest: Change?
    /// How far the anchor may move each way before the side changes.
    public var freedom: Freedom
  }
}

extension WhatIf.Freedom {
  /// Asks how far the way along an axis is: -1 is to the left or up, 1 to the right or down.
  init(_ way: (Axis, _ direction: Int) -> Double?) {
    self.init(
      left: way(.horizontal, -1), right: way(.horizontal, 1), up: way(.vertical, -1),
      down: way(.vertical, 1))
  }
}

extension WhatIf {
  /// Looks for the smallest changes of a question that change the side.
  init(_ question: PopoverPresentation, step: Double) {
    let search = ChangeSearch(
      question: question, side: question.decision().outcome.side, step: step > 0 ? step : 1)
    self.step = search.step
    guard !question.permittedArrowDirections.isEmpty else {
      // There is no other side, wherever one looks.
      (looksEverywhere, freedom) = (true, Freedom())
      return
    }
    anchorMove = search.nearestMove()
    looksEverywhere = search.reachesEverywhere
    contentChange = search.leastChange(of: .content)
    containerChange = search.leastChange(of: .container)
    freedom = Freedom(search.freedom)
  }
}

extension WhatIf.Change {
  fileprivate init(_ x: Int, _ y: Int, step: Double, _ outcome: PlacementOutcome?) {
    self.init(
      x: (Double(x) * step).withoutNoise, y: (Double(y) * step).withoutNoise,
      direction: outcome?.direction, side: outcome?.side)
  }

  /// The nearest of some moves that leads to another side than this one, rows counted by the cell's aspect; of equal
  /// ones the upper one, then the left one. Moves along both axes are looked for up to `farthest`. `outcome` is what
  /// comes of so many steps; it is asked only for moves that would be the nearest.
  static func nearest(
    _ across: Range<Int>, _ down: Range<Int>, farthest: Double = .infinity, step: Double = 1,
    policy: PlacementPolicy, from side: Side?, outcome: (Int, Int) -> PlacementOutcome
  ) -> WhatIf.Change? {
    let (columns, rows) = (across.outwards, down.outwards)
    var found = NearestMove(policy: policy, farthest: farthest)
    func look(_ x: Int, _ y: Int) {
      guard found.isFarther(than: x, y) else { return }
      let outcome = outcome(x, y)
      if outcome.side != side { (found.move, found.outcome) = ((x, y), outcome) }
    }
    // What the nearest one along the axes is leaves few of the other places.
    for x in columns { look(x, 0) }
    for y in rows { look(0, y) }
    for y in rows.prefix(while: { found.reaches(0, $0) }) {
      for x in columns.prefix(while: { found.reaches($0, y) }) { look(x, y) }
    }
    return found.move.map { WhatIf.Change($0.x, $0.y, step: step, found.outcome) }
  }
}

/// The nearest move that has been found.
private struct NearestMove {
  let policy: PlacementPolicy
  /// How far it may be along both axes.
  let farthest: Double
  /// `nil` as long as there is none.
  var move: (x: Int, y: Int)?
  var outcome: PlacementOutcome?

  private func distance(_ x: Int, _ y: Int) -> Double {
    Double(abs(x)) + Double(abs(y)) * policy.weight(.vertical)
  }

  /// Whether a move along both axes may still be the nearest.
  func reaches(_ x: Int, _ y: Int) -> Bool {
    Double(abs(x)) + Double(abs(y)) * policy.searchedRow <= farthest
      && distance(x, y) <= (move.map { distance($0.x, $0.y) } ?? .infinity)
  }

  func isFarther(than x: Int, _ y: Int) -> Bool {
    move.map { (distance(x, y), y, x) < (distance($0.x, $0.y), $0.y, $0.x) } ?? true
  }
}

extension Range<Int> {
  /// The numbers from zero on in both directions.
  fileprivate var outwards: [Int] { sorted { (abs($0), $0) < (abs($1), $1) } }
}

/// The search for changes of a question after which the popover leaves its side.
private struct ChangeSearch {
  let question: PopoverPresentation
  let side: Side?
  let step: Double

  private func moved(x: Int, y: Int) -> PopoverPresentation {
    var moved = question
    moved.sourceRect = question.sourceRect.offset(x: Double(x) * step, y: Double(y) * step)
    return moved
  }

  private func moved(_ axis: Axis, by distance: Int) -> PopoverPresentation {
    axis == .horizontal ? moved(x: distance, y: 0) : moved(x: 0, y: distance)
  }

  /// The way towards an edge that leaves the side as it is; `nil` if all of it does.
  func freedom(_ axis: Axis, _ direction: Int) -> Double? {
    let room = question.roomToMove(axis, direction) / step
    let steps = Int(max(0, min(room, Double(WhatIf.farthestWalk))))
    let changing = (0..<steps).first { taken in
      moved(axis, by: direction * (taken + 1)).decision().outcome.side != side
    }
    let free = changing ?? (room > Double(WhatIf.farthestWalk) ? WhatIf.farthestWalk : nil)
    return free.map { (Double($0) * step).withoutNoise }
  }

  /// The first and the last whole step along an axis that leaves the anchor inside the container, or takes none of its
  /// edges farther out.
  private func steps(_ axis: Axis) -> (first: Double, last: Double) {
    let overflow = question.sourceRect[axis].overflow(of: question.container[axis])
    return (
      min(0, (overflow.near / step).rounded(.up)), max(0, (-overflow.far / step).rounded(.down))
    )
  }

  /// The same steps, none of them too far.
  private func moves(_ axis: Axis) -> Range<Int> {
    let farthest = Double(WhatIf.farthestWalk)
    let (first, last) = steps(axis)
    return Int(max(first, -farthest))..<Int(min(last, farthest)) + 1
  }

  /// Whether a move along both axes reaches every place to which the anchor may go.
  var reachesEverywhere: Bool {
    func farthest(_ axis: Axis) -> Double { max(abs(steps(axis).first), abs(steps(axis).last)) }
    let way = farthest(.horizontal) + farthest(.vertical) * question.policy.searchedRow
    return way <= Double(WhatIf.farthestMove)
  }

  /// Looks at the places that the anchor may go to.
  func nearestMove() -> WhatIf.Change? {
    WhatIf.Change.nearest(
      moves(.horizontal), moves(.vertical), farthest: Double(WhatIf.farthestMove), step: step,
      policy: question.policy, from: side
    ) { moved(x: $0, y: $1).decision().outcome }
  }
}

extension ChangeSearch {
  /// A size of the question.
  enum Resized { case content, container }

  /// The least change of a size that leaves something of it; of equal ones growth, then width.
  func leastChange(of size: Resized) -> WhatIf.Change? {
    for distance in 1...WhatIf.farthestChange {
      for (x, y) in [(distance, 0), (0, distance), (-distance, 0), (0, -distance)] {
        guard let changed = changed(size, x: x, y: y) else { continue }
        let outcome = changed.decision().outcome
        if outcome.side != side { return WhatIf.Change(x, y, step: step, outcome) }
      }
    }
    return nil
  }

  /// The question with another size; `nil` if nothing would be left of it.
  private func changed(_ size: Resized, x: Int, y: Int) -> PopoverPresentation? {
    let isContent = size == .content
    var changed = question
    var grown = isContent ? question.preferredContentSize : question.container.size
    grown.width += Double(x) * step
    grown.height += Double(y) * step
    guard x >= 0 || grown.width > 0, y >= 0 || grown.height > 0 else { return nil }
    if isContent { changed.preferredContentSize = grown } else { changed.container.size = grown }
    return changed
  }
}
