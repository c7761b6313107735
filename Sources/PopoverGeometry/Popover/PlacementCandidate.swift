/// One direction weighed: the room beside the anchor and what the popover asks of it.
public struct PlacementCandidate: Equatable, Sendable {
  public var direction: ArrowDirection
  /// The free part of the area on that side of the anchor.
  public var room: Size
  /// The size of the whole popover at its preferred content size.
  public var required: Size
  /// The content that would remain after shrinking into the room.
  public var usableContent: Size

  /// Whether the whole popover fits; flush fits.
  public var fits: Bool {
    required.width <= room.width && required.height <= room.height
  }

  /// How much is missing on `axis`: positive is short, zero is flush, negative is room left.
  public func shortage(_ axis: Axis) -> Double { required[axis] - room[axis] }
}

extension PopoverPresentation {
  /// Weighs one direction.
  public func candidate(_ direction: ArrowDirection) -> PlacementCandidate {
    let room = room(direction)
    return PlacementCandidate(
      direction: direction, room: room,
      required: metrics.frameSize(content: preferredContentSize, direction: direction),
      usableContent: usableContent(in: room, direction: direction))
  }

  /// The preferred content, cut to what `room` leaves beside insets and arrow.
  func usableContent(in room: Size, direction: ArrowDirection?) -> Size {
    let chrome = metrics.frameSize(content: .zero, direction: direction)
    return Size { min(preferredContentSize[$0], max(0, room[$0] - chrome[$0])) }
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
