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
  public var description: String {
    let advice = "set TERM to the name of the terminal in use, such as xterm-256color"
    return switch self {
    case .notATerminal: "standard input and output must both be a terminal"
    case .unknownTerminal(""): "TERM is not set; \(advice)"
    case .unknownTerminal(let name): "unknown terminal '\(name)'; \(advice)"
    case .cannotMoveCursor(let name): "the terminal '\(name)' cannot move its cursor; \(advice)"
    case .cannotPaintDirectly(let name):
      "the terminal '\(name)' is not addressed as ANSI terminals are; use the curses painter"
    case .couldNotOpen: "the terminal could not be opened; is it in use as a screen already?"
    }
  }
}
