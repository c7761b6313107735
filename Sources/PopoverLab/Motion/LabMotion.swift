import PopoverGeometry
import PopoverScenes
import PopoverThemes

struct LabMotion: Equatable, Sendable {
  var settings = MotionSettings.still
  /// The settings at the start.
  var initial = MotionSettings.still
  /// The pose at the end of all motion; `nil` while nothing is animated.
  private(set) var rest: ScenePose?
  private(set) var running: RunningMotion?
  private(set) var last: SceneTransition?

  /// `nil` at rest.
  var pose: ScenePose? { running?.pose }
  /// When the next step is due; `nil` at rest.
  var due: Duration? { running?.due }

  mutating func rest(at pose: ScenePose?) { (rest, running) = (pose, nil) }

  /// Starts a transition from the present pose to another one.
  ///
  /// - Parameter isDragged: whether an anchor is being dragged; its popovers then follow it without a transition.
  mutating func go(to end: ScenePose, metrics: PopoverMetrics, isDragged: Bool) {
    guard let rest, rest.placement.container == end.placement.container else {
      return self.rest(at: end)
    }
    let followed = rest.following(end.placement, isDragged: isDragged)
    let isStep = followed.isNear(end)
    self.rest = end
    if isStep, running == nil { return }
    let start = running?.pose.following(end.placement, isDragged: isDragged) ?? followed
    // A step of the anchor does not prolong a running transition.
    var settings = settings
    if isStep, let running { settings.duration = running.timeLeft }
    guard settings.duration >= RunningMotion.step else { return self.rest(at: end) }
    let transition = SceneTransition(from: start, to: end, by: settings, metrics: metrics)
    (last, running) = (transition, RunningMotion(transition))
  }

  mutating func advance(to now: Duration) {
    if let due = running?.due, now >= due { running?.advance(to: now) }
    if running?.isOver == true { running = nil }
  }

  /// Ends the transition that runs.
  mutating func finish() { running = nil }

  mutating func takeRunning() -> SceneTransition? {
    defer { running = nil }
    return running?.transition
  }
}

struct RunningMotion: Equatable, Sendable {
  let transition: SceneTransition
  /// In seconds.
  private(set) var time = 0.0
  /// When it began; not known before the first event of time.
  private var start: Duration?
  private(set) var due = Duration.zero

  /// Steps in a second.
  static let rate = 60
  /// The length of a step, in seconds.
  static let step = 1 / Double(rate)

  init(_ transition: SceneTransition) { self.transition = transition }

  var pose: ScenePose { transition.pose(at: time) }
  var isOver: Bool { transition.isOver(at: time) }
  var timeLeft: Double { transition.settings.duration - time }

  /// Advances to the last step that is due at a time; earlier ones are left out. Where it is at some time does not depend
  /// on when it was looked at before.
  mutating func advance(to now: Duration) {
    let start = start ?? now
    self.start = start
    let next = RunningMotion.nextStep(after: (now - start) / .seconds(1))
    time = Double(next - 1) * RunningMotion.step
    due = start + .seconds(1) * next / RunningMotion.rate
  }

  /// The number of the first step after a time, except for differences that only rounding makes.
  static func nextStep(after time: Double) -> Int { Int(time * Double(rate) + 1e-6) + 1 }
}
