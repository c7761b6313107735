import PopoverGeometry
import PopoverScenes
import PopoverThemes

/// A transition at one of its instants. It can be stepped both ways, and played at normal or slow speed.
struct MotionScrub: Equatable, Sendable {
  private(set) var transition: SceneTransition
  /// The instant, in quarters of a step; at slow speed each quarter is a frame.
  private var quarters = 0
  private(set) var isPlaying = false
  private(set) var isSlow = false
  /// When the next frame is due; `nil` while it is paused.
  private(set) var due: Duration?

  private static let quartersInStep = 4

  init(_ transition: SceneTransition, isPlaying: Bool = false) {
    self.transition = transition
    if isPlaying { play() }
  }

  /// The instant, in seconds.
  var time: Double {
    min(
      Double(quarters) / Double(Self.quartersInStep * RunningMotion.rate),
      transition.settings.duration)
  }

  var pose: ScenePose { transition.pose(at: time) }

  /// The number of steps; the last one may be shorter.
  var stepCount: Int {
    Int((transition.settings.duration * Double(RunningMotion.rate) - 1e-6).rounded(.up))
  }

  var step: Int { min(quarters / Self.quartersInStep, stepCount) }

  private var isAtEnd: Bool { quarters >= stepCount * Self.quartersInStep }
}

extension MotionScrub {
  /// Pauses, and goes on by a number of steps, or back if it is negative.
  mutating func go(by steps: Int) { go(to: step + steps) }

  private mutating func go(to step: Int) {
    pause()
    quarters = max(0, min(step, stepCount)) * Self.quartersInStep
  }

  /// Plays on, or from the start if it is at the end.
  mutating func play() {
    if isAtEnd { quarters = 0 }
    (isPlaying, due) = (true, .zero)
  }

  mutating func pause() { (isPlaying, due) = (false, nil) }

  mutating func changeSpeed() { isSlow.toggle() }

  /// Shows another transition at the same fraction of its duration.
  mutating func use(_ transition: SceneTransition) {
    let share = time / self.transition.settings.duration
    self.transition = transition
    quarters = Int((share * Double(stepCount)).rounded()) * Self.quartersInStep
  }

  /// Advances by the frames that are due; late ones are skipped.
  mutating func advance(to now: Duration) {
    guard let due else { return }
    let frame = Duration.seconds(1) / RunningMotion.rate
    let isFirst = due == .zero
    let late = isFirst ? 0 : Int((now - due) / frame + 1e-6)
    quarters += (isFirst ? 0 : late + 1) * (isSlow ? 1 : Self.quartersInStep)
    self.due = (isFirst ? now : due + frame * late) + frame
    if isAtEnd { go(to: stepCount) }
  }
}
