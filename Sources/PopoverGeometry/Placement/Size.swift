extension Placement {
  /// The size of the whole popover at its preferred content size.
  func requiredSize(_ direction: ArrowDirection) -> Size {
    metrics.frameSize(content: preferredContent, direction: direction)
  }

  /// Whether the whole popover fits on a side; flush fits.
  func fits(_ direction: ArrowDirection) -> Bool {
    let (required, room) = (requiredSize(direction), room(direction))
    guard required.width <= room.width && required.height <= room.height else { return false }
    return keepOut.isEmpty || hasClearPlace(direction, required)
  }

  /// Whether the content may shrink into `room` without falling below its minimum.
  func keepsMinimum(in room: Size) -> Bool {
    room.width >= minimumContent.width && room.height >= minimumContent.height
  }

  /// The content as it is shown in `room`, first wrapped and then cut, and whether all of it is shown.
  func shownContent(in room: Size) -> (size: Size, isComplete: Bool) {
    let cut = preferredContent.clamped(to: room)
    guard let wrapping, cut.width < preferredContent.width else {
      return (cut, cut == preferredContent)
    }
    let height = min(wrapping.height(width: cut.width), maximumContentHeight)
    let shown = Size(width: cut.width, height: min(height, max(0, room.height)))
    return (shown, shown.height == height && cut.width > 0)
  }

  /// How much of the content is shown in `room`, from 0 to 1.
  func shownPart(in room: Size) -> Double {
    let cut = preferredContent.clamped(to: room)
    guard let wrapping else {
      return preferredContent.area == 0 ? 0 : cut.area / preferredContent.area
    }
    let height = min(wrapping.height(width: cut.width), maximumContentHeight)
    return cut.width > 0 && height > 0 ? min(1, max(0, room.height) / height) : 0
  }
}

extension PopoverMetrics {
  /// What `room` leaves for content beside insets and arrow; negative where not even those fit.
  func contentRoom(in room: Size, _ direction: ArrowDirection?) -> Size {
    let chrome = frameSize(content: .zero, direction: direction)
    return Size { room[$0] - chrome[$0] }
  }
}
