import CellCanvas

/// A terminal without a screen, which passes on the events that it has, and keeps what it is asked for.
package struct HeadlessTerminal: Terminal {
  package let size: CellSize
  private var events: [TerminalEvent]
  package private(set) var requests: [TerminalRequest] = []
  /// Time passes only as it is set, so that each run is the same.
  package var elapsed = Duration.zero

  /// - Parameter events: those that arrive, all together, before there are no more.
  package init(size: CellSize, events: [TerminalEvent] = []) {
    (self.size, self.events) = (size, events)
  }

  package mutating func present(_ frame: Canvas, cursor: CellPoint?) {}

  package mutating func waitForEvents(until moment: Duration?) -> [TerminalEvent] {
    defer { events = [] }
    return events.isEmpty ? [.closed] : events
  }

  package mutating func perform(_ request: TerminalRequest) -> [TerminalEvent] {
    requests.append(request)
    return []
  }

  /// The requests since this was called last.
  mutating func takeRequests() -> [TerminalRequest] {
    defer { requests = [] }
    return requests
  }
}
