extension Weighing {
  /// What least movement takes off the content that a side shows: all of it, where the side lies along
  /// the longer axis of the area or does not keep the minimum, so that such sides come last.
  ///
  /// A popover that does not fit shrinks with every step of its anchor, until it must jump to another
  /// side: the shorter the axis, the shorter that way.
  func longWay(_ candidate: PlacementCandidate, _ presentation: PopoverPresentation) -> Double {
    guard case .leastMovement = presentation.policy.stability, !candidate.isComplete else {
      return 0
    }
    let axis = candidate.direction.axis
    let policy = presentation.policy
    let isLong =
      area[axis].length * policy.weight(axis)
      > area[axis.crossed].length * policy.weight(axis.crossed)
    return isLong || !keepsMinimum(candidate, presentation) ? content.area : 0
  }
}
