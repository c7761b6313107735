import PopoverGeometry
import PopoverScenes

/// How changes are shown, and what is on its way because of one.
struct LabMotion: Equatable, Sendable {
  var manner = MotionManner.still
  /// Where everything is at rest, or will be; `nil` while nothing is animated.
  private(set) var rest: ScenePose?
  private(set) var running: RunningMotion?
  /// What was on its way last.
  private(set) var last: SceneTransition?
  /// The motion that is looked at, while one is.
  var scrub: MotionScrub?

  /// The instant that is shown; `nil` at rest.
  var pose: ScenePose? { scrub?.pose ?? running?.pose }

  /// Everything is where it belongs.
  mutating func rest(at pose: ScenePose?) {
    (rest, running) = (pose, nil)
  }

  /// Begins to go where everything belongs, from wherever it is.
  ///
  /// - Parameter isHeld: whether an anchor is held with the mouse: then popovers come along however far
  ///   that is.
  mutating func go(to end: ScenePose, metrics: PopoverMetrics, isHeld: Bool) {
    guard let rest, rest.placement.container == end.placement.container else {
      return self.rest(at: end)
    }
    let followed = rest.following(end.placement, isDragged: isHeld)
    let isStep = followed.isNear(end)
    self.rest = end
    if isStep, running == nil { return }
    let start = running?.pose.following(end.placement, isDragged: isHeld) ?? followed
    // What is on its way is not late because of a step.
    var manner = manner
    if isStep, let running { manner.duration = running.timeLeft }
    guard manner.duration >= RunningMotion.step else { return self.rest(at: end) }
    begin(SceneTransition(from: start, to: end, by: manner, metrics: metrics))
  }

  mutating func begin(_ transition: SceneTransition) {
    last = transition
    if scrub == nil {
      running = RunningMotion(transition)
    } else {
      scrub = MotionScrub(transition, isPlaying: true)
    }
  }

  /// So much time has passed.
  mutating func pass(_ now: Duration) {
    if let due = scrub?.due, now >= due { scrub?.pass(now) }
    if let due = running?.due, now >= due { running?.pass(now) }
    if running?.isOver == true { running = nil }
  }

  /// When something moves.
  var due: Duration? { scrub == nil ? running?.due : scrub?.due }
}
