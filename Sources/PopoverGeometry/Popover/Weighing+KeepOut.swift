extension Weighing {
  /// Whether a popover of `size` finds a place on that side which is clear of keep-out rectangles.
  func isFree(
    _ direction: ArrowDirection, _ size: Size, _ presentation: PopoverPresentation
  ) -> Bool {
    presentation.keepOut.isEmpty
      || freeFrame(direction, wished(direction, size, presentation), presentation) != nil
  }

  /// `wished`, moved along the anchor's edge to the nearest place that is clear of keep-out rectangles
  /// and still beside the anchor; `nil` if there is none.
  func freeFrame(
    _ direction: ArrowDirection, _ wished: Rect, _ presentation: PopoverPresentation
  ) -> Rect? {
    let axis = direction.axis.crossed
    let length = wished[axis].length
    let blocked = presentation.keepOut.filter {
      $0[direction.axis].overlaps(wished[direction.axis])
    }
    .map { $0[axis] }
    func isFree(_ place: Span) -> Bool { !blocked.contains { $0.overlaps(place) } }
    if isFree(wished[axis]) { return wished }
    let places = blocked.flatMap { [$0.start - length, $0.end] }
      .map { Span(start: $0, length: length) }
      .filter { isAttached($0, axis) && isFree($0) }
    let nearest = places.min {
      abs($0.start - wished[axis].start) < abs($1.start - wished[axis].start)
    }
    return nearest.map { place in
      var frame = wished
      frame[axis] = place
      return frame
    }
  }

  private func wished(
    _ direction: ArrowDirection, _ size: Size, _ presentation: PopoverPresentation
  ) -> Rect {
    wishedFrame(direction, on: direction.axis, size: size, presentation)
  }

  /// Inside the area, and beside the anchor rather than past its end.
  private func isAttached(_ place: Span, _ axis: Axis) -> Bool {
    let overflow = place.overflow(of: area[axis])
    let isInside = max(overflow.near, overflow.far) <= max(0, place.length - area[axis].length)
    return isInside
      && (source[axis].length == 0
        ? source[axis].meets(place) : source[axis].overlaps(place))
  }

  /// The room as far as the nearest keep-out rectangle that a popover beside the anchor would meet.
  func unobstructed(
    _ room: Double, _ direction: ArrowDirection, _ presentation: PopoverPresentation
  ) -> Double {
    var free = room
    while let length = freeLength(in: free, direction, presentation), length < free {
      free = length
    }
    return free
  }

  /// How long a popover may be before it meets a keep-out rectangle, where the one that is shown in
  /// `room` finds no free place.
  private func freeLength(
    in free: Double, _ direction: ArrowDirection, _ presentation: PopoverPresentation
  ) -> Double? {
    let room = room(free, direction)
    let content = shown(in: remaining(in: room, direction: direction), presentation).size
    let size = metrics.frameSize(content: content, direction: direction).cut(to: room)
    let wished = wished(direction, size, presentation)
    if freeFrame(direction, wished, presentation) != nil { return nil }
    let axis = direction.axis
    let start = besideAnchor(
      direction, on: axis, length: 0, gap: presentation.policy.gap
    ).start
    return presentation.keepOut.filter { $0.overlaps(wished) }.map { obstacle in
      max(
        0,
        direction.popoverFollowsAnchor ? obstacle[axis].start - start : start - obstacle[axis].end)
    }
    .min()
  }
}
