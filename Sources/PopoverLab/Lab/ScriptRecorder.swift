import PopoverScenes

/// A session of a lab that becomes a script: how it began, and all that has come to it since, from the terminal and from
/// the world.
///
/// A lab is a value and a frame is a function of it, so that this is all that is needed to see the session again: the
/// same events at the same times give the same frames.
struct ScriptRecorder: Sendable {
  private enum Event: Sendable {
    case terminal(TerminalEvent)
    case world(WorldEvent)
  }

  @Boxed private var start: Lab
  private let startTime: Duration
  /// The script as far as it goes, of which the room that it takes is known thereby.
  private var written: PlayScriptText
  private var events: [(time: Int, event: Event)] = []

  /// A recording that begins with a lab as it is now.
  init(_ lab: Lab, at time: Duration) {
    (start, startTime) = (lab, time)
    written = PlayScriptText(lab.context, at: .unnamed)
  }

  /// Whether more would be a script that nobody can play.
  var isFull: Bool { written.isFull }

  mutating func note(_ event: TerminalEvent, at time: Duration) {
    let time = (time - startTime).wholeMilliseconds
    events.append((time, .terminal(event)))
    written.add(event, at: time)
  }

  mutating func note(_ event: WorldEvent, at time: Duration) {
    events.append(((time - startTime).wholeMilliseconds, .world(event)))
  }

  /// Keys, the mouse, pastes, sizes and the time between them, as a script in a file.
  func text(for path: String) -> String {
    var script = PlayScriptText(start.context, at: SceneLocation(path))
    for (time, event) in events.prefix(countWithoutEnding) {
      if case .terminal(let event) = event { script.add(event, at: time) }
    }
    return script.text
  }

  /// The number of events before the command is typed that ends the recording: in a script it would be refused.
  private var countWithoutEnding: Int {
    var (lab, typed, effects) = (start, 0, [LabEffect]())
    for (index, (_, event)) in events.enumerated() {
      switch event {
      case .terminal(let event):
        if !lab.context.top.has(.choosesCommand) { typed = index }
        effects = lab.receive(event)
      case .world(let event): effects = lab.receive(event)
      }
    }
    let isEnded = effects.contains { if case .recording(.end) = $0 { true } else { false } }
    return isEnded ? typed : events.count
  }
}
