/// The figures that all sides share, worked out once for a presentation.
struct Weighing {
  let presentation: PopoverPresentation
  let metrics: PopoverMetrics
  let area: Rect
  /// The part of the anchor that counts.
  let source: Rect
  /// The preferred content, held under its maximum.
  let content: Size
  /// The directions in the order in which they are tried.
  let tried: ArrowDirections
  let score: ScoreOrder

  init(_ presentation: PopoverPresentation, metrics: PopoverMetrics) {
    self.presentation = presentation
    self.metrics = metrics
    area = presentation.area
    source = presentation.sourceRect.clamped(to: area)
    content = presentation.limitedContentSize
    tried = presentation.triedDirections
    score = presentation.policy.effectiveScore
  }

  var policy: PlacementPolicy { presentation.policy }

  /// Content that prefers to be smaller than the minimum need not grow to it.
  var minimum: Size { presentation.minimumContentSize.cut(to: content) }

  func candidate(_ direction: ArrowDirection) -> PlacementCandidate {
    let required = metrics.frameSize(content: content, direction: direction)
    let room = room(direction)
    let remaining = remaining(in: room, direction: direction)
    let fits =
      required.width <= room.width && required.height <= room.height
      && isFree(direction, required)
    let shown = shown(in: remaining)
    var candidate = PlacementCandidate(
      direction: direction, room: room, required: required, remaining: remaining,
      usableContent: fits ? content : shown.size, fits: fits, isComplete: fits)
    if shown.isComplete, candidate.reaches(minimum: minimum) { candidate.isComplete = true }
    return candidate
  }

  /// What `room` leaves beside insets and arrow.
  func remaining(in room: Size, direction: ArrowDirection?) -> Size {
    let chrome = metrics.frameSize(content: .zero, direction: direction)
    return Size { room[$0] - chrome[$0] }
  }

  /// The content as it is shown in `remaining`: cut, or first wrapped and then cut.
  func shown(in remaining: Size) -> (size: Size, isComplete: Bool) {
    let cut = content.cut(to: remaining)
    guard presentation.wrapping != nil, cut.width < content.width else {
      return (cut, cut == content)
    }
    let height = wrappedHeight(width: cut.width)
    let shown = Size(width: cut.width, height: min(height, max(0, remaining.height)))
    return (shown, shown.height == height && cut.width > 0)
  }

  /// The height of the content wrapped into `width`, under its maximum.
  func wrappedHeight(width: Double) -> Double {
    let height = presentation.wrapping?.height(width: width) ?? content.height
    return min(height, presentation.maximumContentSize?.height ?? .infinity)
  }

  /// The area between the anchor's facing edge and the end of the area, full size across; keep-out
  /// rectangles in the popover's way end it earlier.
  private func room(_ direction: ArrowDirection) -> Size {
    var room = area.size
    let axis = direction.axis
    let free =
      direction.popoverFollowsAnchor
      ? area[axis].end - source[axis].end : source[axis].start - area[axis].start
    room[axis] = free - policy.gap
    return presentation.keepOut.isEmpty ? room : unobstructed(room, direction)
  }
}

extension Size {
  /// The part of this size that fits into `limit`, which may be negative.
  func cut(to limit: Size) -> Size { Size { min(self[$0], max(0, limit[$0])) } }
}
