/// Why there is no screen; nothing has been written to the terminal.
public enum CursesError: Error, Equatable, CustomStringConvertible {
  /// Standard input or standard output is a file or a pipe.
  case notATerminal
  /// Nobody has described the terminal that TERM names; the name is empty if TERM is not set.
  case unknownTerminal(name: String)
  /// The terminal is known, but its cursor can only go onwards.
  case cannotMoveCursor(name: String)
  /// The terminal has ways of its own for what the direct painter says.
  case cannotPaintDirectly(name: String)
  /// The terminal is known and able, but did not open.
  case couldNotOpen

  /// What is wrong, and what would be right.
  public var description: String { remedy.map { "\(reason); \($0)" } ?? reason }

  /// What is wrong.
  public var reason: String {
    switch self {
    case .notATerminal: "standard input and output must both be a terminal"
    case .unknownTerminal(""): "TERM is not set"
    case .unknownTerminal(let name): "unknown terminal '\(name)'"
    case .cannotMoveCursor(let name): "the terminal '\(name)' cannot move its cursor"
    case .cannotPaintDirectly(let name):
      "the terminal '\(name)' is not addressed as ANSI terminals are"
    case .couldNotOpen: "the terminal could not be opened; is it in use as a screen already?"
    }
  }

  /// What would be right; `nil` where the reason says it.
  public var remedy: String? {
    switch self {
    case .unknownTerminal, .cannotMoveCursor:
      "set TERM to the name of the terminal in use, such as xterm-256color"
    case .cannotPaintDirectly: "use the curses painter"
    case .notATerminal, .couldNotOpen: nil
    }
  }
}
