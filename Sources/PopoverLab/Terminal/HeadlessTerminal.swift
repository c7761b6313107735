import CellCanvas

/// A terminal that plays events and keeps every frame.
public struct HeadlessTerminal: Terminal {
  /// What is played: events that arrive together, or a new size.
  public enum Step: Equatable, Sendable {
    case events([TerminalEvent])
    case resize(CellSize)
    /// Time passes.
    case wait(Duration)
  }

  public private(set) var size: CellSize
  /// The frames shown so far, the newest last.
  public private(set) var frames: [Canvas] = []
  /// The cursor of each frame.
  public private(set) var cursors: [CellPoint?] = []
  /// How many of the frames were prepared before.
  public private(set) var preparedFrames = 0
  public let hasWaitingEvents: Bool
  private var prepared: (frame: Canvas, cursor: CellPoint?)?
  /// What was asked for, in order.
  public private(set) var requests: [TerminalRequest] = []
  private var steps: [Step]
  /// How much time has passed.
  private var now = Duration.zero

  /// - Parameter foresees: whether frames are prepared, as if each step came after a while.
  public init(size: CellSize, steps: [Step] = [], foresees: Bool = false) {
    self.size = size
    self.steps = steps.reversed()
    hasWaitingEvents = !foresees
  }

  public mutating func present(_ frame: Canvas, cursor: CellPoint?) {
    frames.append(frame)
    cursors.append(cursor)
    prepared = nil
  }

  public mutating func prepare(_ frame: Canvas, cursor: CellPoint?) { prepared = (frame, cursor) }

  public mutating func presentPrepared() {
    guard let prepared else { return }
    present(prepared.frame, cursor: prepared.cursor)
    preparedFrames += 1
  }

  /// Time passes only while it is played that it does, so that everything happens again in the same
  /// way.
  public mutating func waitForEvents(until moment: Duration?) -> [TerminalEvent] {
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

  /// Lets time pass, or so much of it that the moment has come; the rest is still to pass.
  private mutating func wait(_ time: Duration, until moment: Duration?) -> TerminalEvent? {
    let end = now + time
    guard let moment, moment <= end else {
      now = end
      return nil
    }
    now = max(now, moment)
    steps.append(.wait(end - now))
    return .time(now)
  }

  public mutating func perform(_ request: TerminalRequest) { requests.append(request) }
}
