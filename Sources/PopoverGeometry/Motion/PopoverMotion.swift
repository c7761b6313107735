/// A popover on its way from one pose to another, a pure function of the progress that all parts
/// follow: they can neither tear away from one another nor come late.
public struct PopoverMotion: Equatable, Sendable {
  /// The pose at progress 0.
  public let start: PopoverPose
  /// The pose at progress 1.
  public let end: PopoverPose
  private let style: MotionStyle
  private let metrics: PopoverMetrics

  /// From where it is now, `nil` if it comes, to where it comes to rest, `nil` if it goes; one is there.
  public init?(
    from start: PopoverPose?, to end: PopoverPose?, style: MotionStyle, metrics: PopoverMetrics
  ) {
    guard let some = start ?? end else { return nil }
    self.start = start ?? some.absent(style, metrics)
    self.end = end ?? some.absent(style, metrics)
    self.style = style
    self.metrics = metrics
  }

  /// The pose at a progress, which is 0 at the start and 1 at the end, and may exceed that meanwhile.
  public func pose(at progress: Double) -> PopoverPose {
    if progress == 0 { return start }
    if progress == 1 { return end }
    var pose = isTurn ? turning(progress) : gliding(progress)
    pose.presence = Way(start.presence, end.presence).place(progress).share
    pose.opacity = opacity(progress)
    return pose
  }

  /// Whether it closes before it opens: to another side it would have to go over its anchor.
  private var isTurn: Bool { start.arrowDirection != end.arrowDirection || isCrossing }

  /// Whether it fades out here and in there.
  private var isCrossing: Bool { style == .fade && start.frame != end.frame }

  private func turning(_ progress: Double) -> PopoverPose {
    if progress < 0.5 {
      return start.gliding(to: start.closed(style, metrics), 2 * progress)
    }
    // What is too much does not count twice.
    let rest = min(2 * progress - 1, progress)
    return end.closed(style, metrics).gliding(to: end, rest)
  }

  private func gliding(_ progress: Double) -> PopoverPose { start.gliding(to: end, progress) }

  private func opacity(_ progress: Double) -> Double {
    guard isCrossing else { return Way(start.opacity, end.opacity).place(progress).share }
    return progress < 0.5
      ? start.opacity * (1 - 2 * progress) : (end.opacity * (2 * progress - 1)).share
  }
}

extension PopoverPose {
  /// On the straight way to another pose on the same side. The content is that of the other one.
  fileprivate func gliding(to other: PopoverPose, _ progress: Double) -> PopoverPose {
    var pose = other
    pose.arrowMiddle = Way(arrowMiddle, other.arrowMiddle).place(progress)
    pose.frame = Rect { axis in
      let (one, two) = (frame[axis], other.frame[axis])
      return Span(
        from: Way(one.start, two.start).place(progress), to: Way(one.end, two.end).place(progress))
    }
    for axis in [Axis.horizontal, .vertical] {
      let indent = Way(
        content[axis].start - frame[axis].start,
        other.content[axis].start - other.frame[axis].start)
      pose.content[axis].start = pose.frame[axis].start + indent.place(progress)
    }
    return pose
  }
}

/// From one figure to another.
private struct Way {
  private let start: Double
  private let length: Double

  init(_ start: Double, _ end: Double) { (self.start, length) = (start, end - start) }

  func place(_ progress: Double) -> Double { start + length * progress }
}

extension Double {
  /// Clamped between nothing and all.
  fileprivate var share: Double { max(0, min(self, 1)) }
}
