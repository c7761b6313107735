import CellCanvas
import PopoverGeometry

/// What plays by itself, and how fast.
struct Player: Equatable, Sendable {
  var play: Play?
  /// The path that is played when none is asked for.
  var path = PlayPath.edges
  private var speed = 3

  /// Steps in a second.
  static let speeds = [1, 2, 4, 8, 16, 30, 60]
  /// The most where motion is to be reduced.
  private static let reducedSpeed = 4

  /// Steps in a second, whatever becomes of it where motion is to be reduced.
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
}

/// A path that is being played.
struct Play: Equatable, Sendable {
  let path: PlayPath
  /// The anchor that goes along it, and the popover whose side is watched.
  let anchor: String?
  let popover: String?
  /// All steps, on the screen for which they were worked out.
  var steps: [PlayStep]
  var screen: CellSize
  /// How many of them have been done.
  var done = 0
  var isRunning: Bool
  /// When the next step is due, since the start of the program; `nil` is at once.
  var due: Duration?
  var flips = 0
  /// Where the anchor was when the popover went to another side, and which way its arrow pointed then.
  var marks: [CellPoint: ArrowDirection?] = [:]
  /// What it has come to.
  var moment: LabMoment

  var isAtEnd: Bool { done >= steps.count }

  /// How far it is: `Edges 3 of 208, no flip`.
  var words: String {
    let flips = flips == 0 ? "no flip" : flips == 1 ? "1 flip" : "\(flips) flips"
    return "\(path.name.capitalizedFirst) \(done) of \(steps.count), \(flips)"
  }
}

/// What a user can do with what plays.
public enum PlayAction: Equatable, Sendable {
  /// Plays, or pauses.
  case toggle
  /// Pauses, and goes a step on.
  case step
  /// By so many speeds; less than zero is slower.
  case faster(Int)
  case nextPath
  case start(PlayPath)
}
