/// The lines that were run, the oldest first.
struct CommandHistory: Equatable, Sendable {
  private(set) var lines: [String] = []

  /// As many lines as are kept.
  static let limit = 100

  /// Keeps a line at the end; one that is there already moves there.
  mutating func add(_ line: String) {
    if line.allSatisfy({ $0 == " " }) { return }
    lines.removeAll { $0 == line }
    lines.append(line)
    if lines.count > CommandHistory.limit { lines.removeFirst() }
  }

  /// The lines that begin as `start` does, the newest first.
  func lines(beginningWith start: String) -> [String] {
    lines.reversed().filter { $0.hasPrefix(start) && $0 != start }
  }
}

/// Where in the history a prompt is.
struct Recall: Equatable, Sendable {
  /// What was typed before one went back.
  let typed: String
  private let lines: [String]
  /// How many steps back; zero is what was typed.
  private var steps = 0

  init(from typed: String, in history: CommandHistory) {
    self.typed = typed
    lines = history.lines(beginningWith: typed)
  }

  /// The line that is shown.
  var line: String { steps == 0 ? typed : lines[steps - 1] }

  /// Goes back by so many lines, or forward if it is less than zero; `false` if there is no such line.
  mutating func advance(by count: Int) -> Bool {
    let next = max(0, min(steps + count, lines.count))
    defer { steps = next }
    return next != steps
  }
}
