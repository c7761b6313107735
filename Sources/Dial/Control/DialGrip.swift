import CellCanvas
import PopoverGeometry

/// A mouse that holds a dial, and how fast it turned it of late.
struct DialGrip: Equatable, Sendable {
  /// A turn by the mouse, and how long after the one before it came.
  private struct Move: Equatable {
    var tick: Double
    var time: Double
  }

  /// Where the button went down.
  let start: CellPoint
  /// Whether the dial moved when it did, so that it was stopped rather than clicked.
  let stopped: Bool
  private(set) var place: CellPoint
  private(set) var hasMoved = false
  private var moves: [Move] = []
  private var waited = 0.0

  init(at place: CellPoint, stopping stopped: Bool) {
    start = place
    self.stopped = stopped
    self.place = place
  }

  /// After how many seconds it wants to know; once the mouse has stopped no other time counts.
  var wantedTime: Double? { hasStopped ? nil : DialBehavior.moveTime }

  private var hasStopped: Bool { waited >= DialBehavior.stillTime }

  mutating func pass(_ seconds: Double) { waited += seconds }

  mutating func move(to place: CellPoint, turning tick: Double) {
    self.place = place
    hasMoved = true
    moves = hasStopped ? [] : moves.suffix(2) + [Move(tick: tick, time: waited)]
    waited = 0
  }

  /// In radians a second over the last three moves; 0 when the mouse was held still before it let go.
  var speed: Double {
    let time = moves.reduce(0) { $0 + $1.time }
    guard time > 0, !hasStopped else { return 0 }
    let speed = moves.reduce(0) { $0 + $1.tick } / time
    return max(-DialBehavior.greatestSpeed, min(DialBehavior.greatestSpeed, speed))
  }
}
