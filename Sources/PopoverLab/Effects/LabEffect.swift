/// What the lab asks of whoever runs it. It never waits for an answer: an answer comes back as an
/// event.
public enum LabEffect: Equatable, Sendable {
  case terminal(TerminalRequest)
  case world(WorldRequest)
}
