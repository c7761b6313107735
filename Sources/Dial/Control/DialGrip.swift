import CellCanvas
import PopoverGeometry

/// A mouse button that is down on a dial, and the last moves of the mouse.
struct DialGrip: Equatable, Sendable {
  private struct Move: Equatable {
    /// By how much the dial turned.
    var tick: Double
    /// The seconds since the move before.
    var time: Double
  }

  /// The cell on which the button went down.
  let start: CellPoint
  /// Whether the dial was moving then: it was stopped rather than clicked.
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

  /// The seconds after which it needs to know the time; `nil` once the mouse has stopped.
  var wantedTime: Double? { hasStopped ? nil : DialBehavior.moveTime }

  private var hasStopped: Bool { waited >= DialBehavior.stillTime }

  mutating func pass(_ seconds: Double) { waited += seconds }

  mutating func move(to place: CellPoint, turning tick: Double) {
    self.place = place
    hasMoved = true
    moves = hasStopped ? [] : moves.suffix(2) + [Move(tick: tick, time: waited)]
    waited = 0
  }

  /// The speed over the last three moves, in radians per second; 0 if the mouse has stopped.
  var speed: Double {
    let time = moves.reduce(0) { $0 + $1.time }
    guard time > 0, !hasStopped else { return 0 }
    let speed = moves.reduce(0) { $0 + $1.tick } / time
    return max(-DialBehavior.greatestSpeed, min(DialBehavior.greatestSpeed, speed))
  }
}

extension DialControl {
  /// Stops the dial below the mouse.
  mutating func press(at place: CellPoint) {
    grip = DialGrip(at: place, stopping: motion != nil)
    motion = nil
  }

  mutating func drag(to place: CellPoint, on plate: DialPlate) {
    guard let grip, place != grip.place else { return }
    let drag = DialDrag(
      from: DialPlate.middle(of: grip.place), to: DialPlate.middle(of: place),
      center: plate.center)
    let rule = behavior.dragRule ?? (plate.isHalf ? .halfAndAxis : .exact)
    let tick = drag.tick(radius: plate.radius, by: rule)
    dial.rotation.turn(by: tick)
    self.grip?.move(to: place, turning: tick)
  }

  /// Releases the dial, which then turns on from a flick, or to the nearest or the clicked item.
  mutating func release(on plate: DialPlate) {
    guard let grip else { return }
    self.grip = nil
    if abs(grip.speed) >= DialBehavior.leastSpeed { return spin(at: grip.speed) }
    let isClick = !grip.hasMoved && !grip.stopped
    if isClick, let item = item(at: grip.start, on: plate) { return show(item) }
    glide(to: scale.snapped(dial.rotation.angle))
  }

  /// The item in the direction of a cell; `nil` near the middle and outside the circle.
  private func item(at cell: CellPoint, on plate: DialPlate) -> Int? {
    let (position, distance) = plate.polar(cell)
    guard plate.radius / 2...plate.radius ~= distance else { return nil }
    return scale.item(at: dial.rotation.angle - position)
  }
}
