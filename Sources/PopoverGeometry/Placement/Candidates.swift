/// One side of the anchor as it was evaluated: the room there, and what the popover asks of it.
public struct PlacementCandidate: Hashable, Sendable {
  /// Where the arrow would point.
  public var direction: ArrowDirection
  /// The free part of the area on that side of the anchor, beyond the gap; where keep-out rectangles are in the way,
  /// the part clear of them in which most of the content is shown.
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

extension PlacementCandidate {
  /// Evaluates a side: whole if it fits there, else as much of the content as the room leaves.
  init(_ direction: ArrowDirection, _ placement: borrowing Placement) {
    self.direction = direction
    required = placement.requiredSize(direction)
    fits = placement.fits(direction)
    room = fits ? placement.room(direction) : placement.clearRoom(direction)
    remaining = placement.contentRoom(in: room, direction)
    if fits {
      (usableContent, isComplete) = (placement.preferredContent, true)
    } else {
      let shown = placement.shownContent(in: remaining)
      usableContent = shown.size
      isComplete = shown.isComplete && placement.keepsMinimum(in: remaining)
    }
  }
}

/// All four sides as they were evaluated, whether they are permitted or not.
struct Candidates {
  private let up: PlacementCandidate
  private let down: PlacementCandidate
  private let left: PlacementCandidate
  private let right: PlacementCandidate

  init(_ placement: borrowing Placement) {
    up = PlacementCandidate(.up, placement)
    down = PlacementCandidate(.down, placement)
    left = PlacementCandidate(.left, placement)
    right = PlacementCandidate(.right, placement)
  }

  subscript(direction: ArrowDirection) -> PlacementCandidate {
    switch direction {
    case .up: up
    case .down: down
    case .left: left
    case .right: right
    }
  }
}

extension Placement {
  /// The size of the whole popover at its preferred content size.
  func requiredSize(_ direction: ArrowDirection) -> Size {
    grid.exact(metrics.frameSize(content: preferredContent, direction: direction))
  }

  /// Whether the whole popover fits on a side; flush fits.
  func fits(_ direction: ArrowDirection) -> Bool {
    let (required, room) = (requiredSize(direction), room(direction))
    guard required.width <= room.width && required.height <= room.height else { return false }
    return keepOut.isEmpty || hasClearPlace(direction, required)
  }

  /// What `room` leaves for content beside insets and arrow; negative where not even those fit.
  func contentRoom(in room: Size, _ direction: ArrowDirection?) -> Size {
    let chrome = metrics.chromeSize(direction: direction)
    var content = Size { room[$0] - chrome[$0] }
    // Insets below nothing let the content reach out of the background, but make no room for the arrow.
    if let axis = direction?.axis {
      let background = room[axis] - metrics.arrow(direction).height
      if background < 0 { content[axis] = min(content[axis], background) }
    }
    return grid.exact(content)
  }

  /// Whether the content may shrink into `room` without falling below its minimum.
  func keepsMinimum(in room: Size) -> Bool {
    room.width >= minimumContent.width && room.height >= minimumContent.height
  }

  /// The content as it is shown in `room`, first wrapped and then cut, and whether all of it is shown.
  func shownContent(in room: Size) -> (size: Size, isComplete: Bool) {
    let whole = wholeContent(width: preferredContent.clamped(to: room).width)
    let shown = shown(of: whole, in: room)
    guard isWrapped(whole) else { return (shown, shown == preferredContent) }
    return (shown, shown.height * textHeight >= whole.height * preferredContent.height)
  }

  /// How much of the content is shown in `room`, in square points of the whole content.
  func shownArea(in room: Size) -> Double {
    let whole = wholeContent(width: preferredContent.clamped(to: room).width)
    let shown = shown(of: whole, in: room)
    guard isWrapped(whole), whole.height > 0 else { return shown.area }
    return preferredContent.width * shown.height * textHeight / whole.height
  }

  /// All of the content in a width: as high as it is wanted, or as its text is that is wrapped into less width.
  private func wholeContent(width: Double) -> Size {
    guard let wrapping, width < preferredContent.width else {
      return Size(width: width, height: preferredContent.height)
    }
    return Size(width: width, height: grid.roundedUp(wrapping.height(width: width)))
  }

  /// How high the content would be in its full width if its maximum cut nothing: what the maximum cuts there is missing
  /// nowhere.
  private var textHeight: Double {
    guard let wrapping, preferredContent.height >= maximumContentHeight else {
      return preferredContent.height
    }
    let height = grid.roundedUp(wrapping.height(width: preferredContent.width))
    return max(preferredContent.height, height)
  }

  /// As much of a content as `room` leaves, and its maximum.
  private func shown(of whole: Size, in room: Size) -> Size {
    var shown = whole.clamped(to: room)
    shown.height = min(shown.height, maximumContentHeight)
    return shown
  }

  /// Whether a content has less width than is wanted, and loses nothing by it.
  private func isWrapped(_ content: Size) -> Bool {
    wrapping != nil && content.width > 0 && content.width < preferredContent.width
  }
}
