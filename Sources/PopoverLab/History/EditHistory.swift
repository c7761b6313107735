import PopoverScenes

/// What was chosen before, what is settled now, and what was undone.
///
/// A step holds what differs between two moments and not the moments themselves, so that thousands of steps
/// take no more room than what a person has changed.
struct EditHistory: Equatable, Sendable {
  /// What reset returns to.
  let start: Moment
  /// What was chosen when the last event was done with.
  private(set) var moment: Moment
  /// The last change of the scene, which can be repeated.
  var lastEdit: CommandCall?
  private var past: [MomentPatch] = []
  private var future: [MomentPatch] = []

  /// The least number of steps that can be undone, if there were as many.
  static let minimumCount = 2_000

  init(_ start: Moment) { (self.start, moment) = (start, start) }

  /// How many steps can be undone.
  var count: Int { past.count }

  /// Settles another moment. If something else was chosen, that is a step to undo, and what was undone can
  /// no longer be redone; now and then the oldest steps are dropped.
  mutating func settle(_ next: Moment) {
    if !next.isLike(moment) {
      past.append(MomentPatch(from: next, to: moment))
      future = []
      if past.count >= 2 * Self.minimumCount { past.removeFirst(Self.minimumCount) }
    }
    moment = next
  }

  /// Goes back by so many steps, as far as there are any.
  ///
  /// - Returns: how many there were.
  mutating func undo(_ steps: Int) -> Int {
    let count = min(steps, past.count)
    for _ in 0..<count { future.append(go(by: past.removeLast())) }
    return count
  }

  /// Goes forward by so many steps that were undone.
  mutating func redo(_ steps: Int) -> Int {
    let count = min(steps, future.count)
    for _ in 0..<count { past.append(go(by: future.removeLast())) }
    return count
  }

  /// - Returns: the way back.
  private mutating func go(by patch: MomentPatch) -> MomentPatch {
    let next = patch.applied(to: moment)
    defer { moment = next }
    return MomentPatch(from: next, to: moment)
  }

  /// The scene that was in one place is in another, at whatever moment.
  mutating func move(from start: SceneLocation, to end: SceneLocation) {
    for index in past.indices { past[index].move(from: start, to: end) }
    for index in future.indices { future[index].move(from: start, to: end) }
    if moment.location == start { moment.location = end }
  }
}
