import CellCanvas
import PopoverLab

/// A terminal without a screen, which plays what happens to it and keeps what it is shown.
package struct PlayedTerminal: Terminal {
  package enum Step: Equatable, Sendable {
    /// Events that arrive together.
    case events([TerminalEvent])
    case resize(CellSize)
    case wait(Duration)
  }

  package private(set) var size: CellSize
  /// The frames shown so far, the newest last.
  package private(set) var frames: [Canvas] = []
  package private(set) var cursors: [CellPoint?] = []
  package private(set) var requests: [TerminalRequest] = []
  private var steps: [Step]
  package private(set) var elapsed = Duration.zero

  package init(size: CellSize, steps: [Step]) {
    (self.size, self.steps) = (size, steps.reversed())
  }

  package mutating func present(_ frame: Canvas, cursor: CellPoint?) {
    frames.append(frame)
    cursors.append(cursor)
  }

  /// Time passes only by steps that say so, so that each run is the same.
  package mutating func waitForEvents(until moment: Duration?) -> [TerminalEvent] {
    while true {
      switch steps.popLast() {
      case .events(let events): return events
      case .resize(let newSize):
        size = newSize
        return [.resized(newSize)]
      case .wait(let time):
        if let event = wait(time, until: moment) { return [event] }
      case nil: return [.closed]
      }
    }
  }

  /// Lets time pass, at most until the moment; the rest stays a step to play.
  private mutating func wait(_ time: Duration, until moment: Duration?) -> TerminalEvent? {
    let end = elapsed + time
    guard let moment, moment <= end else {
      elapsed = end
      return nil
    }
    elapsed = max(elapsed, moment)
    steps.append(.wait(end - elapsed))
    return .time(elapsed)
  }

  package mutating func perform(_ request: TerminalRequest) -> [TerminalEvent] {
    requests.append(request)
    return []
  }
}
