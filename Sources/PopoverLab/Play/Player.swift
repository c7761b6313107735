import CellCanvas
import PopoverGeometry
import PopoverScenes

/// The path that plays, and its speed.
struct Player: Equatable, Sendable {
  var play: Play?
  /// The path for a command that names none.
  var path = PlayPath.edges
  private var speed = 3

  /// Steps in a second.
  static let speeds = [1, 2, 4, 8, 16, 30, 60]
  /// The greatest speed with reduced motion.
  private static let reducedSpeed = 4

  /// The chosen steps in a second; reduced motion may make it slower.
  var chosenSpeed: Int { Player.speeds[speed] }

  mutating func use(_ stepsPerSecond: Int) {
    speed = Player.speeds.firstIndex(of: stepsPerSecond) ?? speed
  }

  /// Chooses a higher or a lower speed; `false` if there is none.
  mutating func accelerate(by steps: Int) -> Bool {
    let before = speed
    speed = max(0, min(speed + steps, Player.speeds.count - 1))
    return speed != before
  }

  func stepsPerSecond(isReduced: Bool) -> Int {
    isReduced ? min(chosenSpeed, Player.reducedSpeed) : chosenSpeed
  }

  /// Sets when the next step is due. Late steps are skipped.
  mutating func schedule(after due: Duration, now: Duration, isReduced: Bool) {
    let step = Duration.seconds(1) / stepsPerSecond(isReduced: isReduced)
    let isLate = play?.due == nil || now - due >= step
    play?.due = (isLate ? now : due) + step
  }
}

/// A path that plays, or is paused.
struct Play: Equatable, Sendable {
  let path: PlayPath
  /// The anchor that moves along it, and the popover whose flips are counted.
  let anchor: String?
  let popover: String?
  /// All steps, and the screen for which they were made.
  var steps: [PlayStep]
  var screen: CellSize
  var done = 0
  var isRunning: Bool
  /// When the next step is due; `nil` for immediately.
  var due: Duration?
  var flips = 0
  /// The places of the anchor at which the popover flipped, and the new direction of its arrow.
  var marks: [CellPoint: ArrowDirection?] = [:]
  var moment: Moment

  var isAtEnd: Bool { done >= steps.count }

  /// The progress: `Edges 3 of 208, no flip`.
  var words: String {
    let flips = flips == 0 ? "no flip" : flips == 1 ? "1 flip" : "\(flips) flips"
    return "\(path.name.capitalizedFirst) \(done) of \(steps.count), \(flips)"
  }
}
