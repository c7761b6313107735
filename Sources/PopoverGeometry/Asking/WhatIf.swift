/// The smallest changes after which the popover would lie on another side.
public struct WhatIf: Equatable, Sendable {
  /// A change of a size or a place, in cells: positive is right, down, or larger.
  public struct Change: Equatable, Sendable {
    public var x: Int
    public var y: Int
    /// Where the arrow would point then.
    public var direction: ArrowDirection?
  }

  /// The farthest change of a size that is looked for, in cells.
  public static let farthestChange = 400
  /// The farthest way of the anchor in one direction that is looked at, in cells.
  public static let farthestWalk = 10_000

  /// The nearest move of the anchor inside the container, rows weighed by the cell's aspect.
  public var anchorMove: Change?
  /// The least growth or loss of the content along one axis.
  public var contentChange: Change?
  /// The least growth or loss of the container along one axis.
  public var containerChange: Change?
  /// How far the anchor may move in each direction before the side changes; `nil` where it never does
  /// on the way to the container's edge.
  public var freedom: Freedom

  public struct Freedom: Equatable, Sendable {
    public var left: Int?
    public var right: Int?
    public var up: Int?
    public var down: Int?
  }
}

extension PopoverPresentation {
  /// Looks for the smallest changes that change the side. The current direction counts as it does now.
  public func whatIf() -> WhatIf {
    let side = decision().direction
    return WhatIf(
      anchorMove: nearestMove(leaving: side),
      contentChange: leastChange(of: \.preferredContentSize, leaving: side),
      containerChange: leastChange(of: \.container.size, leaving: side),
      freedom: WhatIf.Freedom(
        left: freedom(.horizontal, -1, leaving: side),
        right: freedom(.horizontal, 1, leaving: side),
        up: freedom(.vertical, -1, leaving: side), down: freedom(.vertical, 1, leaving: side)))
  }

  private func moved(x: Int, y: Int) -> PopoverPresentation {
    var moved = self
    moved.sourceRect = sourceRect.offset(x: Double(x), y: Double(y))
    return moved
  }

  /// The steps towards an edge that leave the side as it is; `nil` if all of them do.
  private func freedom(_ axis: Axis, _ step: Int, leaving side: ArrowDirection?) -> Int? {
    let overflow = sourceRect[axis].overflow(of: container[axis])
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
    let overflow = sourceRect[axis].overflow(of: container[axis])
    let first = Int(overflow.near.rounded(.up))
    return first..<max(first, Int((-overflow.far).rounded(.down)) + 1)
  }

  /// Looks at the places of the anchor inside the container in the order of their distance.
  private func nearestMove(leaving side: ArrowDirection?) -> WhatIf.Change? {
    let (columns, rows) = mapSize
    guard columns > 0, rows > 0 else { return nil }
    let (across, down) = (moves(.horizontal), moves(.vertical))
    var nearest: (change: WhatIf.Change, distance: Double)?
    for y in down {
      for x in across {
        let distance = Double(abs(x)) + Double(abs(y)) * policy.aspect
        if distance >= nearest?.distance ?? .infinity { continue }
        let direction = moved(x: x, y: y).decision().direction
        if direction != side {
          nearest = (WhatIf.Change(x: x, y: y, direction: direction), distance)
        }
      }
    }
    return nearest?.change
  }

  /// The least change of a size along one axis that leaves something of it; of equal ones growth, then
  /// width.
  private func leastChange(
    of size: WritableKeyPath<PopoverPresentation, Size>, leaving side: ArrowDirection?
  ) -> WhatIf.Change? {
    for distance in 1...WhatIf.farthestChange {
      for (x, y) in [(distance, 0), (0, distance), (-distance, 0), (0, -distance)] {
        var changed = self
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
