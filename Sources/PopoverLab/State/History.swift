/// What was, what is, and what was taken back.
///
/// Undo is keeping the old value: nothing knows how to do a change backwards.
struct History<Moment: Sendable>: Sendable {
  /// A moment in a place of its own, so that copies of a history share it.
  fileprivate indirect enum Entry: Sendable {
    case kept(Moment)

    var moment: Moment {
      switch self {
      case .kept(let moment): moment
      }
    }
  }

  private var past: [Entry] = []
  private var future: [Entry] = []

  /// How many moments can be returned to.
  var count: Int { past.count }

  /// How many moments can be returned to at least, if there were as many: more than anybody goes back one
  /// by one, and few enough for a lab that runs for days, or is given a book to read as keys.
  static var leastKept: Int { 2_000 }

  /// Keeps `moment` as the one before what is now; what was taken back is forgotten, and now and then
  /// the oldest.
  mutating func record(_ moment: Moment) {
    past.append(Entry.kept(moment))
    future = []
    if past.count >= 2 * History.leastKept { past.removeFirst(History.leastKept) }
  }

  /// The moment before `now`, which may be returned to; `nil` if there is none.
  mutating func undo(from now: Moment) -> Moment? {
    guard let before = past.popLast() else { return nil }
    future.append(Entry.kept(now))
    return before.moment
  }

  /// The moment after `now`, if it was taken back.
  mutating func redo(from now: Moment) -> Moment? {
    guard let after = future.popLast() else { return nil }
    past.append(Entry.kept(now))
    return after.moment
  }
}

extension History {
  /// Changes what is kept of every moment.
  mutating func update(_ change: (inout Moment) -> Void) {
    func changed(_ entry: Entry) -> Entry {
      var moment = entry.moment
      change(&moment)
      return .kept(moment)
    }
    (past, future) = (past.map(changed), future.map(changed))
  }
}

extension History.Entry: Equatable where Moment: Equatable {}
extension History: Equatable where Moment: Equatable {}
