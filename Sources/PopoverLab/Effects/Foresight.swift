/// What becomes of a lab if the last key comes once more.
///
/// A key that is held down comes again and again. What it leads to is worked out beforehand, while nobody
/// waits for it, so that nothing is left to do when it comes but to send the bytes: between two keys the
/// processor has gone on to other things, and the first work after that is the slowest. A lab is a value,
/// and what is seen is a function of it, so that whatever was foreseen in vain is merely dropped.
struct Foresight: Sendable {
  /// What is to come, in a place of its own, as it is large and nobody looks at it before it has come.
  private indirect enum Future: Sendable {
    case known(Lab, LabPainter)
  }

  /// The last key, as long as nothing else is done.
  private var key: Key?
  private var future: Future?

  /// Whether just this was foreseen.
  func foretells(_ events: [TerminalEvent]) -> Bool {
    guard future != nil, events.count == 1, let key else { return false }
    return events[0] == .key(key)
  }

  /// Takes on what was foreseen.
  mutating func comeTrue(for lab: inout Lab, _ painter: inout LabPainter) {
    if case .known(let next, let drawn) = future { (lab, painter) = (next, drawn) }
    future = nil
  }

  /// Prepares for the last key, unless something else happens anyway.
  ///
  /// - Parameter events: what has happened since it was last looked ahead.
  mutating func look(
    ahead lab: Lab, _ painter: LabPainter, after events: [TerminalEvent],
    on terminal: inout some Terminal
  ) {
    future = nil
    key = events.reduce(key) { $1.key(after: $0) }
    guard let key, lab.motionDue == nil, !terminal.hasWaitingEvents,
      let next = lab.foreseen(after: key)
    else { return }
    var painter = painter
    terminal.prepare(painter.frame(of: next), cursor: next.cursor)
    future = .known(next, painter)
  }
}

extension TerminalEvent {
  /// The last key after this, when there was one before. Time passes for those who hold a key, too.
  fileprivate func key(after key: Key?) -> Key? {
    switch self {
    case .key(let key): key
    case .time: key
    default: nil
    }
  }
}

extension Lab {
  /// The lab after a key; `nil` if something must be asked of the world for that, or it ends.
  fileprivate func foreseen(after key: Key) -> Lab? {
    var next = self
    return next.press(key).isEmpty && next.ending == nil ? next : nil
  }
}
