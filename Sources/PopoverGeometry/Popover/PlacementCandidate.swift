/// One direction weighed: the room beside the anchor and what the popover asks of it.
public struct PlacementCandidate: Equatable, Sendable {
  public var direction: ArrowDirection
  /// The free part of the area on that side of the anchor.
  public var room: Size
  /// The size of the whole popover at its preferred content size.
  public var required: Size
  /// What the room leaves beside insets and arrow; negative where not even those fit.
  public var remaining: Size
  /// The content that would be shown after shrinking into the room.
  public var usableContent: Size

  /// Whether the whole popover fits; flush fits.
  public var fits: Bool {
    required.width <= room.width && required.height <= room.height
  }

  /// Whether the content may shrink into the room without falling below `minimum`.
  func reaches(minimum: Size) -> Bool {
    remaining.width >= minimum.width && remaining.height >= minimum.height
  }

  /// How much is missing on `axis`: positive is short, zero is flush, negative is room left.
  public func shortage(_ axis: Axis) -> Double { required[axis] - room[axis] }
}

extension PopoverPresentation {
  /// Weighs one direction.
  public func candidate(_ direction: ArrowDirection) -> PlacementCandidate {
    let room = room(direction)
    let remaining = remaining(in: room, direction: direction)
    return PlacementCandidate(
      direction: direction, room: room,
      required: metrics.frameSize(content: preferredContentSize, direction: direction),
      remaining: remaining, usableContent: preferredContentSize.cut(to: remaining))
  }

  /// What `room` leaves beside insets and arrow.
  func remaining(in room: Size, direction: ArrowDirection?) -> Size {
    let chrome = metrics.frameSize(content: .zero, direction: direction)
    return Size { room[$0] - chrome[$0] }
  }

  /// The area between the anchor's facing edge and the end of the area, full size across.
  private func room(_ direction: ArrowDirection) -> Size {
    let area = area
    var room = area.size
    let source = visibleSourceRect[direction.axis]
    let whole = area[direction.axis]
    room[direction.axis] =
      direction.popoverFollowsAnchor ? whole.end - source.end : source.start - whole.start
    return room
  }
}

extension Size {
  /// The part of this size that fits into `limit`, which may be negative.
  func cut(to limit: Size) -> Size { Size { min(self[$0], max(0, limit[$0])) } }
}
