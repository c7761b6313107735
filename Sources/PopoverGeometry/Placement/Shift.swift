extension Placement {
  /// The part of the area on one side of the anchor, beyond the gap; full size across.
  func room(_ direction: ArrowDirection) -> Size {
    let (area, anchor) = (area[direction.axis], anchor[direction.axis])
    var room = self.area.size
    let free = direction.popoverFollowsAnchor ? area.end - anchor.end : anchor.start - area.start
    room[direction.axis] = grid.exact(free - policy.gap)
    return room
  }

  /// Where the popover lies after a decision.
  func frame(of decision: PlacementDecision) -> Rect {
    let size = metrics.frameSize(content: decision.contentSize, direction: decision.direction)
    return frame(decision.direction, size)
  }

  /// The frame of a popover beside the anchor, shifted into the area, and clear of keep-out rectangles
  /// where there is such a place; without a direction in the middle of the area, or at the nearest place to it that is
  /// clear.
  func frame(_ direction: ArrowDirection?, _ size: Size) -> Rect {
    guard let direction else {
      let middle = centeredFrame(size)
      return keepOut.isEmpty ? middle : clearFrame(near: middle) ?? middle
    }
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
