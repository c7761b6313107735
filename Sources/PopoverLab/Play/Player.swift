import CellCanvas
import PopoverGeometry
import PopoverScenes

/// What plays by itself, and how fast.
struct Player: Equatable, Sendable {
  var play: Play?
  /// The path that is played when none is named.
  var path = PlayPath.edges
  private var speed = 3

  /// Steps in a second.
  static let speeds = [1, 2, 4, 8, 16, 30, 60]
  /// The most where motion is to be reduced.
  private static let reducedSpeed = 4

  /// Steps in a second, before motion is reduced.
  var chosenSpeed: Int { Player.speeds[speed] }

  /// Goes to one of the speeds.
  mutating func use(_ stepsPerSecond: Int) {
    speed = Player.speeds.firstIndex(of: stepsPerSecond) ?? speed
  }

  /// Goes to a higher speed, or to a lower one; `false` if there is none.
  mutating func accelerate(by steps: Int) -> Bool {
    let before = speed
    speed = max(0, min(speed + steps, Player.speeds.count - 1))
    return speed != before
  }

  func stepsPerSecond(isReduced: Bool) -> Int {
    isReduced ? min(chosenSpeed, Player.reducedSpeed) : chosenSpeed
  }

  /// Sets when the next step is due. Steps that have become late meanwhile are left out.
  mutating func schedule(after due: Duration, now: Duration, isReduced: Bool) {
    let step = Duration.seconds(1) / stepsPerSecond(isReduced: isReduced)
    let isLate = play?.due == nil || now - due >= step
    play?.due = (isLate ? now : due) + step
  }
}

/// A path that is being played.
struct Play: Equatable, Sendable {
  let path: PlayPath
  /// The anchor that goes along it, and the popover whose side is watched.
  let anchor: String?
  let popover: String?
  /// All steps, on the screen for which they were made.
  var steps: [PlayStep]
  var screen: CellSize
  /// How many of them have been done.
  var done = 0
  var isRunning: Bool
  /// When the next step is due, since the start of the program; `nil` is immediately.
  var due: Duration?
  var flips = 0
  /// Where the anchor was when the popover went to another side, and which way its arrow pointed then.
  var marks: [CellPoint: ArrowDirection?] = [:]
  /// What it has come to.
  var moment: Moment

  var isAtEnd: Bool { done >= steps.count }

  /// How far it is: `Edges 3 of 208, no flip`.
  var words: String {
    let flips = flips == 0 ? "no flip" : flips == 1 ? "1 flip" : "\(flips) flips"
    return "\(path.name.capitalizedFirst) \(done) of \(steps.count), \(flips)"
  }
}
