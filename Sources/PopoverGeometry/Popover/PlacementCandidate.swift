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

  /// Whether the content may shrink into the room without falling below `minimum`.
  func reaches(minimum: Size) -> Bool {
    remaining.width >= minimum.width && remaining.height >= minimum.height
  }
}

extension PopoverPresentation {
  /// Weighs one direction, with all decorations.
  public func candidate(_ direction: ArrowDirection) -> PlacementCandidate {
    Weighing(self, metrics: metrics).candidate(direction)
  }
}
