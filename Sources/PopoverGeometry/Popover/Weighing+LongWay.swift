extension Weighing {
  /// What least movement takes off the content that a side shows: all of it, where the side lies along
  /// the longer axis of the area or does not keep the minimum, so that such sides come last.
  ///
  /// A popover that does not fit shrinks with every step of its anchor, until it must jump to another
  /// side: the shorter the axis, the shorter that way.
  func longWay(_ candidate: PlacementCandidate) -> Double {
    guard case .leastMovement = policy.stability, !candidate.isComplete else { return 0 }
    let axis = candidate.direction.axis
    let isLong = weighedLength(axis) > weighedLength(axis.crossed)
    return isLong || !candidate.reaches(minimum: minimum) ? content.area : 0
  }

  private func weighedLength(_ axis: Axis) -> Double {
    area[axis].length * policy.weight(axis)
  }
}
