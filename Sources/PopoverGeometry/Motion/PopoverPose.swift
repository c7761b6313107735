/// What a popover is like at one instant of a motion: all that its parts are laid out from. Figures are
/// points, not yet rounded, so that the next motion can begin just there.
public struct PopoverPose: Equatable, Sendable {
  /// The whole popover, arrow included.
  public var frame: Rect
  /// Where the arrow points; `nil` is the arrow-less form.
  public var arrowDirection: ArrowDirection?
  /// Where the middle of the arrow lies along its edge, in the container's coordinates.
  public var arrowMiddle: Double
  /// Where all of the content would lie; what of it lies inside the chrome is seen.
  public var content: Rect
  /// How far it is there, from 0 to 1: shadow and dimmed backdrop are as strong.
  public var presence: Double
  /// How much it hides what lies below it, from 0 to 1.
  public var opacity: Double

  /// A popover at rest.
  public init(_ layout: PopoverLayout) {
    frame = layout.frame
    arrowDirection = layout.arrowDirection
    arrowMiddle = layout.arrowDirection.map { layout.arrow[$0.axis.crossed].mid } ?? 0
    content = layout.content
    presence = 1
    opacity = 1
  }
}

extension PopoverPose {
  /// The parts in whole cells: the frame is rounded edge by edge, so that an edge that rests stays where
  /// it is, and cut where it leaves `bounds`; all else follows from it.
  public func chrome(
    _ metrics: PopoverMetrics, in bounds: Rect, grid: Grid = .cells
  ) -> (chrome: PopoverChrome, frame: Rect) {
    let frame = grid.rounded(self.frame).clamped(to: bounds)
    let offset = arrowDirection.map { arrowMiddle - frame[$0.axis.crossed].mid } ?? 0
    let chrome = PopoverChrome(
      frame: frame, direction: arrowDirection, arrowOffset: offset, metrics: metrics, grid: grid)
    return (chrome, frame)
  }

  /// The whole content in whole cells; it keeps its size, so that its text is not wrapped anew on the way.
  public func contentPlace(grid: Grid = .cells) -> Rect {
    Rect { grid.rounded(content[$0]) }
  }
}

extension Grid {
  /// The nearest edges.
  fileprivate func rounded(_ rect: Rect) -> Rect {
    Rect { Span(from: rounded(rect[$0].start), to: rounded(rect[$0].end)) }
  }
}

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
