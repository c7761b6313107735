import CellCanvas

/// A terminal that plays events and keeps every frame.
public struct HeadlessTerminal: Terminal {
  /// What is played: events that arrive together, or a new size.
  public enum Step: Equatable, Sendable {
    case events([TerminalEvent])
    case resize(CellSize)
  }

  public private(set) var size: CellSize
  /// The frames shown so far, the newest last.
  public private(set) var frames: [Canvas] = []
  /// What was asked for, in order.
  public private(set) var requests: [TerminalRequest] = []
  private var steps: [Step]

  public init(size: CellSize, steps: [Step] = []) {
    self.size = size
    self.steps = steps.reversed()
  }

  public mutating func present(_ frame: Canvas) { frames.append(frame) }

  public mutating func waitForEvents() -> [TerminalEvent] {
    switch steps.popLast() {
    case .events(let events): return events
    case .resize(let newSize):
      size = newSize
      return [.resized(newSize)]
    case nil: return [.closed]
    }
  }

  public mutating func perform(_ request: TerminalRequest) { requests.append(request) }
}
