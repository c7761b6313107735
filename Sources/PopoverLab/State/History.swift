/// What was, what is, and what was taken back.
///
/// Undo is keeping the old value: nothing knows how to do a change backwards.
struct History<Moment: Sendable>: Sendable {
  private(set) var past: [Moment] = []
  private(set) var future: [Moment] = []

  /// Keeps `moment` as the one before what is now; what was taken back is forgotten.
  mutating func record(_ moment: Moment) {
    past.append(moment)
    future = []
  }

  /// The moment before `now`, which may be returned to; `nil` if there is none.
  mutating func undo(from now: Moment) -> Moment? {
    guard let before = past.popLast() else { return nil }
    future.append(now)
    return before
  }

  /// The moment after `now`, if it was taken back.
  mutating func redo(from now: Moment) -> Moment? {
    guard let after = future.popLast() else { return nil }
    past.append(now)
    return after
  }
}

extension History {
  /// Changes what is kept of every moment.
  mutating func update(_ change: (inout Moment) -> Void) {
    for index in past.indices { change(&past[index]) }
    for index in future.indices { change(&future[index]) }
  }
}

extension History: Equatable where Moment: Equatable {}
