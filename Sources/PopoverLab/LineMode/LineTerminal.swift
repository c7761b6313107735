/// Where a lab is told what to do line by line, and tells what comes of it: no screen, no pictures.
public protocol LineTerminal {
  /// The next line without its end; `nil` when there is no other.
  mutating func nextLine() -> String?

  /// Tells one sentence. Nothing in it can disturb a terminal.
  mutating func say(_ line: String)
}

/// Lines that are played, and what is said to them.
public struct HeadlessLines: LineTerminal {
  private var lines: [String]
  public private(set) var said: [String] = []

  public init(_ lines: [String]) { self.lines = lines.reversed() }

  public mutating func nextLine() -> String? { lines.popLast() }

  public mutating func say(_ line: String) { said.append(line) }
}
