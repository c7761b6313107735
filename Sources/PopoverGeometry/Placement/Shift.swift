extension Placement {
  /// The part of the area on one side of the anchor, beyond the gap; full size across.
  func room(_ direction: ArrowDirection) -> Size {
    let (area, anchor) = (area[direction.axis], anchor[direction.axis])
    var room = self.area.size
    let free = direction.popoverFollowsAnchor ? area.end - anchor.end : anchor.start - area.start
    room[direction.axis] = grid.exact(free - policy.gap)
    return room
  }

  /// The frame of a popover beside the anchor, shifted into the area, and clear of keep-out rectangles
  /// where there is such a place; without a direction in the middle of the area.
  func frame(_ direction: ArrowDirection?, _ size: Size) -> Rect {
    guard let direction else { return centeredFrame(size) }
    let frame = preferredFrame(direction, size).shifted(into: area)
    return keepOut.isEmpty ? frame : clearFrame(direction, frame) ?? frame
  }

  /// The same for a popover that is shifted along the anchor's edge only, as if it were not too long.
  func wholeFrame(
    _ direction: ArrowDirection, _ size: Size
  ) -> Rect {
    let edge = direction.axis.crossed
    var frame = preferredFrame(direction, size)
    frame[edge] = frame[edge].shifted(into: area[edge])
    return keepOut.isEmpty ? frame : clearFrame(direction, frame) ?? frame
  }

  private func centeredFrame(_ size: Size) -> Rect {
    Rect { grid.rounded(area[$0].centered(length: size[$0])).shifted(into: area[$0]) }
  }

  /// Touching the anchor but for the gap, and aligned with it, wherever that is.
  func preferredFrame(_ direction: ArrowDirection, _ size: Size) -> Rect {
    let axis = direction.axis
    return Rect(
      axis, along: besideAnchor(direction, length: size[axis]),
      across: alongAnchor(axis.crossed, length: size[axis.crossed]))
  }

  func besideAnchor(_ direction: ArrowDirection, length: Double) -> Span {
    let anchor = anchor[direction.axis]
    let start =
      direction.popoverFollowsAnchor ? anchor.end + policy.gap : anchor.start - policy.gap - length
    return Span(start: start, length: length)
  }

  private func alongAnchor(_ axis: Axis, length: Double) -> Span {
    let isMirrored = axis == .horizontal && policy.writingDirection == .rightToLeft
    var aligned = anchor[axis].aligned(length: length, policy.alignment, isMirrored: isMirrored)
    aligned.start += isMirrored ? -policy.skid : policy.skid
    return grid.rounded(aligned)
  }
}

extension Span {
  /// A span of `length` that lies along this one.
  fileprivate func aligned(length: Double, _ alignment: Alignment, isMirrored: Bool) -> Span {
    switch alignment {
    case .center: centered(length: length)
    case .start: Span(start: isMirrored ? end - length : start, length: length)
    case .end: Span(start: isMirrored ? start : end - length, length: length)
    }
  }
}

// Keep-out rectangles.
extension Placement {
  /// Whether a keep-out rectangle reaches into the room on that side.
  func isObstructed(_ direction: ArrowDirection) -> Bool {
    if keepOut.isEmpty { return false }
    let axis = direction.axis
    let beside = besideAnchor(direction, length: max(0, room(direction)[axis]))
    let side = Rect(axis, along: beside, across: area[axis.crossed]).shifted(into: area)
    return !side.isClear(of: keepOut)
  }

  /// Whether a popover of `size` finds a place on that side which is clear of keep-out rectangles.
  func hasClearPlace(_ direction: ArrowDirection, _ size: Size) -> Bool {
    let frame = preferredFrame(direction, size).shifted(into: area)
    return clearFrame(direction, frame) != nil
  }

  /// The frame moved to the nearest place clear of keep-out beside the anchor; `nil` if none.
  func clearFrame(_ direction: ArrowDirection, _ frame: Rect) -> Rect? {
    if frame.isClear(of: keepOut) { return frame }
    let (axis, edge) = (direction.axis, direction.axis.crossed)
    var nearest: Rect?
    func consider(_ start: Double) {
      var place = frame
      place[edge].start = start
      guard isBesideAnchor(place[edge], edge), place.isClear(of: keepOut) else { return }
      let distance = nearest.map { abs($0[edge].start - frame[edge].start) } ?? .infinity
      if abs(start - frame[edge].start) < distance { nearest = place }
    }
    for obstacle in keepOut where obstacle[axis].overlaps(frame[axis]) {
      consider(obstacle[edge].start - frame[edge].length)
      consider(obstacle[edge].end)
    }
    return nearest
  }

  /// Inside the area, and beside the anchor rather than past its end.
  private func isBesideAnchor(_ place: Span, _ edge: Axis) -> Bool {
    let overflow = place.overflow(of: area[edge])
    let excess = max(0, place.length - area[edge].length)
    return max(overflow.near, overflow.far) <= excess && place.touches(anchor: anchor[edge])
  }

  /// The room as far as the nearest keep-out rectangle that a popover beside the anchor would meet.
  func clearRoom(_ direction: ArrowDirection) -> Size {
    var room = room(direction)
    if !isObstructed(direction) { return room }
    while let length = clearLength(direction, shrunkSize(in: room, direction)),
      length < room[direction.axis]
    {
      room[direction.axis] = length
    }
    return room
  }

  /// The size of the whole popover after shrinking into a room.
  private func shrunkSize(in room: Size, _ direction: ArrowDirection) -> Size {
    let shown = shownContent(in: metrics.contentRoom(in: room, direction)).size
    return metrics.frameSize(content: shown, direction: direction).clamped(to: room)
  }

  /// How long a popover clear of keep-out rectangles may be; `nil` if one of `size` finds a place.
  private func clearLength(_ direction: ArrowDirection, _ size: Size) -> Double? {
    let axis = direction.axis
    let frame = preferredFrame(direction, size).shifted(into: area)
    if clearFrame(direction, frame) != nil { return nil }
    let start = besideAnchor(direction, length: 0).start
    var length = Double.infinity
    for obstacle in keepOut where obstacle.overlaps(frame) {
      let free =
        direction.popoverFollowsAnchor ? obstacle[axis].start - start : start - obstacle[axis].end
      length = min(length, max(0, free))
    }
    return length
  }
}

extension Rect {
  fileprivate func isClear(of keepOut: [Rect]) -> Bool { !keepOut.contains { $0.overlaps(self) } }
}
