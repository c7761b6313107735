import PopoverGeometry
import PopoverScenes
import PopoverThemes

/// An instant of a motion, and how it goes on: step by step both ways, or playing, also slowly.
struct MotionScrub: Equatable, Sendable {
  private(set) var transition: SceneTransition
  /// The instant, in quarters of a step, which are a frame each at a quarter of the speed.
  private var quarters = 0
  private(set) var isPlaying: Bool
  private(set) var isSlow = false
  /// When it is to be shown again.
  private(set) var due: Duration?

  private static let quartersInStep = 4

  init(_ transition: SceneTransition, isPlaying: Bool = false) {
    self.transition = transition
    self.isPlaying = false
    if isPlaying { play() }
  }

  /// In seconds.
  var time: Double {
    min(
      Double(quarters) / Double(Self.quartersInStep * RunningMotion.rate),
      transition.manner.duration)
  }

  var pose: ScenePose { transition.pose(at: time) }

  /// The last step is as long as what is left.
  var stepCount: Int {
    Int((transition.manner.duration * Double(RunningMotion.rate) - 1e-6).rounded(.up))
  }

  var step: Int { min(quarters / Self.quartersInStep, stepCount) }

  private var isAtEnd: Bool { quarters >= stepCount * Self.quartersInStep }
}

extension MotionScrub {
  /// Waits, so many steps on or back from where it is.
  mutating func go(by steps: Int) { go(to: step + steps) }

  mutating func goToStart() { go(to: 0) }

  mutating func goToEnd() { go(to: stepCount) }

  private mutating func go(to step: Int) {
    pause()
    quarters = max(0, min(step, stepCount)) * Self.quartersInStep
  }

  /// Plays on, or from the start where it has come to the end.
  mutating func play() {
    if isAtEnd { quarters = 0 }
    (isPlaying, due) = (true, .zero)
  }

  mutating func pause() { (isPlaying, due) = (false, nil) }

  mutating func changeSpeed() { isSlow.toggle() }

  /// Shows the same change in another manner, at the same part of its time.
  mutating func use(_ manner: MotionManner, metrics: PopoverMetrics) {
    let share = time / transition.manner.duration
    transition = SceneTransition(
      from: transition.start, to: transition.end, by: manner, metrics: metrics)
    quarters = Int((share * Double(stepCount)).rounded()) * Self.quartersInStep
  }

  /// Goes on by what is due, and leaves out what has become late.
  mutating func advance(to now: Duration) {
    guard let due else { return }
    let frame = Duration.seconds(1) / RunningMotion.rate
    let isFirst = due == .zero
    let late = isFirst ? 0 : Int((now - due) / frame + 1e-6)
    quarters += (isFirst ? 0 : late + 1) * (isSlow ? 1 : Self.quartersInStep)
    self.due = (isFirst ? now : due + frame * late) + frame
    if isAtEnd { goToEnd() }
  }
}
