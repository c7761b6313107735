import PopoverGeometry

/// A scene on its way from one instant to a placement at rest: popovers come, go, move, turn and change
/// their size, and what is reserved grows and shrinks, all by one progress.
public struct SceneTransition: Equatable, Sendable {
  fileprivate struct Part: Equatable {
    var popover: PosedPopover
    var motion: PopoverMotion
    /// The area that contains it if it is not clamped.
    var hull: Rect
  }

  /// The scene at the beginning.
  public let start: ScenePose
  /// The scene at the end.
  public let end: ScenePose
  /// How long the transition takes, and in which style it runs.
  public let settings: MotionSettings
  private let parts: [Part]

  /// From an instant or a scene at rest to a scene at rest; a name in both is the same popover.
  public init(
    from start: ScenePose, to end: ScenePose, by settings: MotionSettings, metrics: PopoverMetrics
  ) {
    self.start = start
    self.end = end
    self.settings = settings
    let going = start.popovers.filter { $0.pose.presence > 0 && end[$0.name] == nil }
    parts =
      going.compactMap { Part(from: $0, to: nil, end, settings.style, metrics) }
      + end.popovers.compactMap { Part(from: start[$0.name], to: $0, end, settings.style, metrics) }
  }

  /// How far it is after so many seconds.
  public func progress(at time: Double) -> Double { settings.progress(at: time) }

  /// Whether all is at rest after so many seconds, but for the rounding error of added steps.
  public func isOver(at time: Double) -> Bool {
    settings.isStill || time >= settings.duration - 1e-9
  }

  /// The scene after so many seconds.
  public func pose(at time: Double) -> ScenePose {
    isOver(at: time) ? end : pose(progress: progress(at: time))
  }

  /// The scene at a progress, which every part of it follows.
  public func pose(progress: Double) -> ScenePose {
    if progress == 0 { return start }
    var pose = end
    // A spring that goes too far is a matter of popovers; a keyboard stops at its height.
    let share = max(0, min(progress, 1))
    pose.reserved = start.reserved.between(end.reserved, share)
    let area = pose.area
    pose.popovers = parts.map { part in
      var popover = part.popover
      popover.pose = part.motion.pose(at: progress)
      popover.bounds = popover.isClamped ? area : part.hull
      return popover
    }
    return pose
  }
}

extension SceneTransition.Part {
  fileprivate init?(
    from start: PosedPopover?, to rest: PosedPopover?, _ end: ScenePose, _ style: MotionStyle,
    _ metrics: PopoverMetrics
  ) {
    guard let popover = rest ?? start,
      let motion = PopoverMotion(
        from: start?.pose, to: rest?.pose, style: style, metrics: metrics)
    else { return nil }
    self.popover = popover
    self.motion = motion
    self.popover.isClamped = start?.isClamped ?? true && rest?.isClamped ?? true
    hull = Rect(end.placement.container).union(motion.start.frame).union(motion.end.frame)
  }
}

extension Insets {
  fileprivate func between(_ other: Insets, _ share: Double) -> Insets {
    func length(_ one: Double, _ two: Double) -> Double { one + (two - one) * share }
    return Insets(
      top: length(top, other.top), left: length(left, other.left),
      bottom: length(bottom, other.bottom), right: length(right, other.right))
  }
}
