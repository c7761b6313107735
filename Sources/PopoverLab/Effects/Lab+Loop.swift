extension Lab {
  /// Shows the lab on a terminal until it ends. All events that wait are taken before one frame is
  /// drawn.
  public mutating func run(
    on terminal: inout some Terminal, in world: inout some World
  ) -> Ending {
    var painter = LabPainter()
    resize(to: terminal.size)
    perform(startingEffects, on: &terminal, in: &world)
    terminal.present(painter.frame(of: self), cursor: cursor)
    while true {
      let events = terminal.waitForEvents(until: wantsTime)
      if let ending = take(events, on: &terminal, in: &world) { return ending }
      terminal.present(painter.frame(of: self), cursor: cursor)
    }
  }

  /// The same where there is nothing but a terminal.
  public mutating func run(on terminal: inout some Terminal) -> Ending {
    var world = HeadlessWorld()
    return run(on: &terminal, in: &world)
  }

  /// Takes what has happened, until the lab ends.
  private mutating func take(
    _ events: [TerminalEvent], on terminal: inout some Terminal, in world: inout some World
  ) -> Ending? {
    for event in events {
      perform(receive(event), on: &terminal, in: &world)
      if let ending { return ending }
    }
    return nil
  }

  /// Has effects done. What the world answers is taken before anything else happens.
  private mutating func perform(
    _ effects: [LabEffect], on terminal: inout some Terminal, in world: inout some World
  ) {
    for effect in effects {
      switch effect {
      case .terminal(let request): terminal.perform(request)
      case .world(let request):
        for answer in world.perform(request) {
          perform(receive(answer), on: &terminal, in: &world)
        }
      }
    }
  }
}
