import PopoverScenes

/// A transition, and how much time has passed in it.
struct RunningMotion: Equatable, Sendable {
  let transition: SceneTransition
  /// In seconds.
  private(set) var time = 0.0
  /// When it began, and when it is to be shown again; not known before time has been told once.
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
  mutating func pass(_ now: Duration) {
    let start = start ?? now
    self.start = start
    time = (now - start) / .seconds(1)
    due = start + .seconds(1) * RunningMotion.nextStep(after: time) / RunningMotion.rate
  }

  /// The number of the step after a time; a moment that is one belongs to it, to the last digits.
  static func nextStep(after time: Double) -> Int { Int(time * Double(rate) + 1e-6) + 1 }
}
