import PopoverScenes

/// The history of choices: the present moment, the steps that can be undone, and those that can be redone.
///
/// A step holds the difference between two moments and not the moments themselves, so that thousands of steps
/// take no more memory than the changes.
struct EditHistory: Equatable, Sendable {
  /// The moment to which reset returns.
  let start: Moment
  /// The choices after the last event.
  private(set) var moment: Moment
  /// The last change of the scene, which can be repeated.
  var lastEdit: CommandCall?
  private var past: [MomentPatch] = []
  private var future: [MomentPatch] = []

  /// The number of steps that are never dropped.
  static let minimumCount = 2_000

  init(_ start: Moment) { (self.start, moment) = (start, start) }

  /// How many steps can be undone.
  var count: Int { past.count }

  /// Records a moment. If it differs from the one before, it becomes a step, and the steps to redo are dropped;
  /// from time to time the oldest steps are dropped.
  mutating func settle(_ next: Moment) {
    if !next.isLike(moment) {
      past.append(MomentPatch(from: next, to: moment))
      future = []
      if past.count >= 2 * Self.minimumCount { past.removeFirst(Self.minimumCount) }
    }
    moment = next
  }

  /// Undoes a number of steps, or all if there are fewer.
  ///
  /// - Returns: how many were undone.
  mutating func undo(_ steps: Int) -> Int {
    let count = min(steps, past.count)
    for _ in 0..<count { future.append(go(by: past.removeLast())) }
    return count
  }

  /// Redoes a number of undone steps, or all if there are fewer.
  ///
  /// - Returns: how many were redone.
  mutating func redo(_ steps: Int) -> Int {
    let count = min(steps, future.count)
    for _ in 0..<count { past.append(go(by: future.removeLast())) }
    return count
  }

  /// - Returns: the patch that leads back.
  private mutating func go(by patch: MomentPatch) -> MomentPatch {
    let next = patch.applied(to: moment)
    defer { moment = next }
    return MomentPatch(from: next, to: moment)
  }

  /// Replaces the location of a scene in all moments.
  mutating func move(from start: SceneLocation, to end: SceneLocation) {
    for index in past.indices { past[index].move(from: start, to: end) }
    for index in future.indices { future[index].move(from: start, to: end) }
    if moment.location == start { moment.location = end }
  }
}
