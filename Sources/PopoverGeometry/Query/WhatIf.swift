/// The smallest changes after which the popover would lie on another side.
public struct WhatIf: Equatable, Sendable {
  /// A change of a size or a place, in cells: positive is right, down, or larger.
  public struct Change: Equatable, Sendable {
    /// Cells to the right, or of width.
    public var x: Int
    /// Cells downwards, or of height.
    public var y: Int
    /// Where the arrow would point then.
    public var direction: ArrowDirection?
  }

  /// The farthest change of a size that is looked for, in cells.
  public static let farthestChange = 400
  /// The farthest way of the anchor in one direction that is looked at, in cells.
  public static let farthestWalk = 10_000

  /// The nearest move of the anchor inside the container, rows counted by the cell's aspect.
  public var anchorMove: Change?
  /// The least growth or loss of the content along one axis.
  public var contentChange: Change?
  /// The least growth or loss of the container along one axis.
  public var containerChange: Change?
  /// How far the anchor may move each way before the side changes; `nil` where it never does.
  public var freedom: Freedom

  /// How many cells an anchor may move each way; `nil` is as far as there are cells.
  public struct Freedom: Equatable, Sendable {
    /// Cells to the left.
    public var left: Int?
    /// Cells to the right.
    public var right: Int?
    /// Cells upwards.
    public var up: Int?
    /// Cells downwards.
    public var down: Int?
  }
}

extension WhatIf {
  /// Looks for the smallest changes of a question that change the side.
  init(_ question: PopoverPresentation) {
    let search = ChangeSearch(question: question, side: question.decision().direction)
    anchorMove = search.nearestMove()
    contentChange = search.leastChange(of: \.preferredContentSize)
    containerChange = search.leastChange(of: \.container.size)
    freedom = Freedom(
      left: search.freedom(.horizontal, -1), right: search.freedom(.horizontal, 1),
      up: search.freedom(.vertical, -1), down: search.freedom(.vertical, 1))
  }
}

extension WhatIf.Change {
  /// The nearest of some moves that leads to another side than this one, rows counted by the cell's aspect.
  /// `direction` is the side after a move; it is asked only for moves that would be the nearest.
  static func nearest(
    _ across: Range<Int>, _ down: Range<Int>, aspect: Double, from side: ArrowDirection?,
    direction: (Int, Int) -> ArrowDirection?
  ) -> WhatIf.Change? {
    var nearest: (change: WhatIf.Change, distance: Double)?
    for y in down {
      for x in across {
        let distance = Double(abs(x)) + Double(abs(y)) * aspect
        if distance >= nearest?.distance ?? .infinity { continue }
        let direction = direction(x, y)
        if direction != side {
          nearest = (WhatIf.Change(x: x, y: y, direction: direction), distance)
        }
      }
    }
    return nearest?.change
  }
}

/// The search for changes of a question after which the popover leaves its side.
private struct ChangeSearch {
  let question: PopoverPresentation
  let side: ArrowDirection?

  private func moved(x: Int, y: Int) -> PopoverPresentation {
    var moved = question
    moved.sourceRect = question.sourceRect.offset(x: Double(x), y: Double(y))
    return moved
  }

  /// The steps towards an edge that leave the side as it is; `nil` if all of them do.
  func freedom(_ axis: Axis, _ step: Int) -> Int? {
    let overflow = question.sourceRect[axis].overflow(of: question.container[axis])
    let room = -(step < 0 ? overflow.near : overflow.far)
    let steps = Int(max(0, min(room, Double(WhatIf.farthestWalk))))
    return (0..<steps).first { taken in
      let distance = step * (taken + 1)
      let isAcross = axis == .horizontal
      return moved(x: isAcross ? distance : 0, y: isAcross ? 0 : distance).decision().direction
        != side
    }
  }

  /// The whole moves along an axis that leave the anchor inside the container.
  private func moves(_ axis: Axis) -> Range<Int> {
    let overflow = question.sourceRect[axis].overflow(of: question.container[axis])
    let first = Int(overflow.near.rounded(.up))
    return first..<max(first, Int((-overflow.far).rounded(.down)) + 1)
  }

  /// Looks at the places of the anchor inside the container in the order of their distance.
  func nearestMove() -> WhatIf.Change? {
    let (columns, rows) = question.mapSize
    guard columns > 0, rows > 0 else { return nil }
    return WhatIf.Change.nearest(
      moves(.horizontal), moves(.vertical), aspect: question.policy.aspect, from: side
    ) { moved(x: $0, y: $1).decision().direction }
  }

  /// The least change of a size that leaves something of it; of equal ones growth, then width.
  func leastChange(
    of size: WritableKeyPath<PopoverPresentation, Size>
  ) -> WhatIf.Change? {
    for distance in 1...WhatIf.farthestChange {
      for (x, y) in [(distance, 0), (0, distance), (-distance, 0), (0, -distance)] {
        var changed = question
        changed[keyPath: size].width += Double(x)
        changed[keyPath: size].height += Double(y)
        let grown = changed[keyPath: size]
        guard x >= 0 || grown.width > 0, y >= 0 || grown.height > 0 else { continue }
        let direction = changed.decision().direction
        if direction != side { return WhatIf.Change(x: x, y: y, direction: direction) }
      }
    }
    return nil
  }
}
