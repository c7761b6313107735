import PopoverGeometry
import PopoverScenes
import PopoverThemes

/// How changes are shown, and what moves because of one.
struct LabMotion: Equatable, Sendable {
  var manner = MotionManner.still
  /// Where everything is at rest, or will be; `nil` while nothing is animated.
  private(set) var rest: ScenePose?
  private(set) var running: RunningMotion?
  /// The last transition.
  private(set) var last: SceneTransition?

  /// The instant that is shown; `nil` at rest.
  var pose: ScenePose? { running?.pose }
  /// When something moves again.
  var due: Duration? { running?.due }

  /// Puts everything where it belongs.
  mutating func rest(at pose: ScenePose?) { (rest, running) = (pose, nil) }

  /// Begins to move everything where it belongs, from wherever it is.
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
    let transition = SceneTransition(from: start, to: end, by: manner, metrics: metrics)
    (last, running) = (transition, RunningMotion(transition))
  }

  /// Shows the instant of this moment.
  mutating func advance(to now: Duration) {
    if let due = running?.due, now >= due { running?.advance(to: now) }
    if running?.isOver == true { running = nil }
  }

  /// Hands over the transition that runs, which moves no more by itself.
  mutating func takeRunning() -> SceneTransition? {
    defer { running = nil }
    return running?.transition
  }
}

/// A transition, and how much time has passed in it.
struct RunningMotion: Equatable, Sendable {
  let transition: SceneTransition
  /// In seconds.
  private(set) var time = 0.0
  /// When it began, and when it is to be shown again; not known before the first moment.
  private var start: Duration?
  private(set) var due = Duration.zero

  /// Steps in a second, and how long one is.
  static let rate = 60
  static let step = 1 / Double(rate)

  init(_ transition: SceneTransition) { self.transition = transition }

  var pose: ScenePose { transition.pose(at: time) }
  var isOver: Bool { transition.isOver(at: time) }
  var timeLeft: Double { transition.manner.duration - time }

  /// Shows what is due now. Steps that have become late are left out.
  mutating func advance(to now: Duration) {
    let start = start ?? now
    self.start = start
    time = (now - start) / .seconds(1)
    due = start + .seconds(1) * RunningMotion.nextStep(after: time) / RunningMotion.rate
  }

  /// The number of the step after a time; a moment that is one belongs to it, to the last digits.
  static func nextStep(after time: Double) -> Int { Int(time * Double(rate) + 1e-6) + 1 }
}
