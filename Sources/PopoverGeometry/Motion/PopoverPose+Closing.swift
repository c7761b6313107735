extension PopoverPose {
  /// The same where it comes from or goes to.
  func absent(_ style: MotionStyle, _ metrics: PopoverMetrics) -> PopoverPose {
    var pose = closed(style, metrics)
    pose.presence = 0
    if style == .fade { pose.opacity = 0 }
    return pose
  }

  /// Drawn together as far as its style does so; the arrow and the text stay where they are.
  func closed(_ style: MotionStyle, _ metrics: PopoverMetrics) -> PopoverPose {
    guard style == .scale || style == .slide else { return self }
    var pose = self
    let least = metrics.leastSize(arrowDirection)
    let along = (arrowDirection ?? .up).axis
    pose.frame[along] = tipSpan(along, length: least[along], style)
    if style == .scale {
      pose.frame[along.crossed] = baseSpan(along.crossed, length: least[along.crossed])
    }
    return pose
  }

  /// So much of the frame as lies at the tip. Without an arrow it unrolls from above, or from its middle.
  private func tipSpan(_ axis: Axis, length: Double, _ style: MotionStyle) -> Span {
    let whole = frame[axis]
    let length = min(length, whole.length)
    if arrowDirection == nil, style == .scale { return whole.centered(length: length) }
    let isAtStart = arrowDirection?.popoverFollowsAnchor ?? true
    return Span(start: isAtStart ? whole.start : whole.end - length, length: length)
  }

  /// So much of the frame as lies around the arrow.
  private func baseSpan(_ axis: Axis, length: Double) -> Span {
    let whole = frame[axis]
    let length = min(length, whole.length)
    let middle = arrowDirection == nil ? whole.mid : arrowMiddle
    return Span(start: middle - length / 2, length: length).shifted(into: whole)
  }
}

extension PopoverMetrics {
  /// The frame of a popover that is all chrome: without content, and with an edge that its arrow fits on.
  fileprivate func leastSize(_ direction: ArrowDirection?) -> Size {
    let bare = frameSize(content: .zero, direction: direction)
    return Size { axis in
      guard let direction, axis != direction.axis else { return bare[axis] }
      return max(bare[axis], capInsets[axis].sum + arrow(direction).base)
    }
  }
}
