import CellCanvas

/// A lab with the terminal that shows it and the files around it.
///
/// Whoever drives a lab, be it a person, a script, lines of text or a film, passes every event through here: it is
/// recorded, as is every frame that is presented, the effects that the lab requires are performed, and their answers
/// come back to it immediately.
struct RunningLab<Screen: Terminal, Surroundings: World> {
  var lab: Lab
  var terminal: Screen
  var world: Surroundings
  private var recording = Recording()

  init(_ lab: Lab, on terminal: Screen, in world: Surroundings) {
    (self.lab, self.terminal, self.world) = (lab, terminal, world)
  }

  /// Performs what a lab needs before its first frame.
  mutating func begin() { perform(lab.startingEffects) }

  mutating func receive(_ event: TerminalEvent) { receive([event]) }

  /// Handles events in order until the lab ends; letters of a typed text are handled together.
  mutating func receive(_ events: [TerminalEvent]) {
    var waiting = events[...]
    while lab.ending == nil, !waiting.isEmpty { receiveNext(of: &waiting, at: terminal.elapsed) }
  }

  private mutating func receiveNext(
    of waiting: inout ArraySlice<TerminalEvent>, at time: Duration
  ) {
    let taken = lab.next(of: waiting)
    waiting.removeFirst(taken.count)
    for event in taken { recording.note(event, at: time) }
    perform(lab.receive(taken))
    endFullRecording()
    endIfAsked()
  }

  /// Runs a command without a key.
  mutating func carryOut(_ call: CommandCall) {
    perform(lab.carryOut(call))
    endIfAsked()
  }

  /// Ends a recording that has become as long as a script may be, and says so.
  private mutating func endFullRecording() {
    guard recording.isFull, let path = lab.context.recording.file?.path else { return }
    perform(recording.perform(.end(path: path), of: lab, at: terminal.elapsed))
    RecordCommands.reportFull(path, &lab.context)
  }

  /// Does what is left to do in a lab that was asked to end. What cannot be written may keep it open.
  private mutating func endIfAsked() {
    if lab.ending != nil { perform(lab.endingEffects) }
    if lab.ending != nil { perform(lab.lastEffects()) }
  }

  /// Shows a frame. A recording takes it after that, so that no frame waits to be recorded itself.
  mutating func present(_ frame: Canvas) {
    terminal.present(frame, cursor: lab.cursor)
    perform(recording.take(frame, of: lab, at: terminal.elapsed))
  }

  mutating func perform(_ effects: [LabEffect]) {
    for effect in effects {
      switch effect {
      case .terminal(let request): for event in terminal.perform(request) { hear(event) }
      case .world(let request): for answer in world.perform(request) { hear(answer) }
      case .recording(let request):
        perform(recording.perform(request, of: lab, at: terminal.elapsed))
      }
    }
  }

  private mutating func hear(_ event: TerminalEvent) {
    recording.note(event, at: terminal.elapsed)
    perform(lab.receive(event))
  }

  private mutating func hear(_ answer: WorldEvent) {
    recording.note(answer, at: terminal.elapsed)
    perform(lab.receive(answer))
  }
}

extension RunningLab {
  /// Shows the lab until it ends. All waiting events are handled before the next frame is drawn; where none of them can have
  /// changed the picture, as when unsaved changes are stored, there is no frame.
  mutating func show() -> LabEnding {
    var cache = FrameCache()
    lab.resize(to: terminal.size)
    begin()
    while true {
      if let ending = lab.ending { return ending }
      // A frame that cannot be recorded leads to another one, which says so.
      while lab.isStale {
        lab.isStale = false
        present(lab.frame(using: &cache))
      }
      receiveInTime(terminal.waitForEvents(until: lab.nextDue))
    }
  }

  /// Handles events of a terminal whose time goes on, each at one time. What moves reaches it before, and what begins to
  /// move begins at once: in the same order as in a script of the session.
  private mutating func receiveInTime(_ events: [TerminalEvent]) {
    var waiting = events[...]
    while lab.ending == nil, !waiting.isEmpty {
      let now = terminal.elapsed
      move(to: now)
      receiveNext(of: &waiting, at: now)
      move(to: now)
    }
  }

  private mutating func move(to now: Duration) {
    guard lab.ending == nil, let due = lab.motionDue, due <= now else { return }
    perform(lab.catchUp(to: now))
  }
}
