/// One direction weighed: the room beside the anchor and what the popover asks of it.
public struct PlacementCandidate: Equatable, Sendable {
  public var direction: ArrowDirection
  /// The free part of the area on that side of the anchor, beyond the gap.
  public var room: Size
  /// The size of the whole popover at its preferred content size.
  public var required: Size
  /// What the room leaves beside insets and arrow; negative where not even those fit.
  public var remaining: Size
  /// The content that would be shown after shrinking into the room.
  public var usableContent: Size
  /// Whether the whole popover fits; flush fits.
  public var fits: Bool
  /// Whether all of the content is shown: whole, or wrapped into less width but not below the minimum.
  public var isComplete: Bool

  /// How much is missing on `axis`: positive is short, zero is flush, negative is room left.
  public func shortage(_ axis: Axis) -> Double { required[axis] - room[axis] }

}

extension Weighing {
  /// Whether the content may shrink into the room without falling below the minimum; content that
  /// prefers to be smaller than that need not grow to it.
  @inline(always)
  func keepsMinimum(
    _ candidate: PlacementCandidate, _ presentation: PopoverPresentation
  ) -> Bool {
    let minimum = presentation.minimumContentSize.cut(to: content)
    return candidate.remaining.width >= minimum.width
      && candidate.remaining.height >= minimum.height
  }
}

/// The figures of all four directions that are needed to choose one.
struct Candidates {
  /// The room along the arrow.
  var room: PerDirection
  /// How much is missing on the axis that is shorter; positive is short.
  var shortage: PerDirection
  /// What is shown after shrinking into the room, along the arrow.
  var shrunk: PerDirection
  /// The same across the arrow.
  var shrunkAcross: PerDirection

  /// The content that is shown after shrinking, in square points; infinity where the whole popover
  /// fits.
  @inline(always)
  var worth: PerDirection {
    (shrunk * shrunkAcross).raised(
      to: PerDirection(lanes: { shortage[$0] <= 0 ? .infinity : 0 }))
  }
}

extension PopoverPresentation {
  /// Weighs one direction, with all decorations.
  public func candidate(_ direction: ArrowDirection) -> PlacementCandidate {
    let weighing = weighing(metrics)
    return weighing.candidate(direction, weighing.candidates(self), self)
  }
}
