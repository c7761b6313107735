import PopoverGeometry

/// A popover of WYPopoverController on its side: over the middle of its anchor, and moved from there.
struct WYPopoverLayout {
  private let popover: WYPopover
  private let direction: ArrowDirection?
  /// The room for popovers with their shadows.
  let limits: Rect
  /// Over the middle of the anchor, or of the limits without an arrow.
  private let body: Rect

  init(_ popover: WYPopover, _ direction: ArrowDirection?, in room: Rect) {
    let shadow = popover.theme.shadowInsets
    let limits = Rect { room[$0].extended(by: shadow[$0]) }
    let size = popover.size(direction, in: limits)
    let middle = direction == nil ? limits : popover.anchor
    body = Rect { middle[$0].centered(length: size[$0]) }
    (self.popover, self.direction, self.limits) = (popover, direction, limits)
  }

  /// The whole popover.
  var frame: Rect {
    guard let direction else { return body.wholeOutwards }
    return Rect { axis in axis == direction.axis ? beside(direction) : shifted(on: axis) }
      .wholeOutwards
  }

  /// The distance from the middle of the edge to that of the arrow.
  var arrowOffset: Double {
    guard let axis = direction?.axis.crossed else { return 0 }
    let length = popover.theme.outer(body.size, direction)[axis].length
    return popover.theme.arrowOffset(overflow(on: axis), on: axis, length)
  }

  /// Where it starts from; for one direction the original makes it whole too early.
  private func start(on axis: Axis) -> Span {
    direction == .left ? body[axis].wholeOutwards : body[axis]
  }

  /// How far it leaves the limits, below zero at the near end.
  private func overflow(on axis: Axis) -> Double {
    let (span, limits) = (start(on: axis), limits[axis])
    if span.start < limits.start { return span.start - limits.start }
    return span.end > limits.end ? body[axis].end - limits.end : 0
  }

  /// Moved into the limits along the edge with the arrow.
  private func shifted(on axis: Axis) -> Span {
    let span = start(on: axis)
    return Span(start: span.start - overflow(on: axis), length: span.length)
  }

  /// Moved beside the anchor, with its shadow on it, and shrunk to the room there.
  private func beside(_ direction: ArrowDirection) -> Span {
    let axis = direction.axis
    let shadow = popover.theme.shadowInsets[axis]
    let distance = (body[axis].length + popover.anchor[axis].length) / 2
    var span = start(on: axis)
    span.start += direction.popoverFollowsAnchor ? distance - shadow.near : shadow.far - distance
    let overflow = span.overflow(of: limits[axis])
    return shrunk(span, by: overflow.farther(direction), direction)
  }

  /// Not below the least size: there the edge at the anchor stays of a popover before it, and else the start.
  private func shrunk(_ span: Span, by overflow: Double, _ direction: ArrowDirection) -> Span {
    guard overflow > 0 else { return span }
    let length = max(popover.minimumSize[direction.axis], span.length - overflow)
    return Span(
      start: direction.popoverFollowsAnchor ? span.start : span.end - length, length: length)
  }
}

extension WYPopover {
  /// The size of the whole popover; for some directions it becomes whole.
  fileprivate func size(_ direction: ArrowDirection?, in limits: Rect) -> Size {
    let isRounded = direction != .up && direction != .left
    return Size { axis in
      let arrow = direction?.axis == axis ? theme.arrowHeight : 0
      let length = contentSize[axis] + 2 * (theme.borderWidth + theme.shadowBlur) + arrow
      let cut = min(length, limits[axis].length)
      return isRounded ? cut.rounded(.up) : cut
    }
  }
}
