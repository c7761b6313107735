import CCurses
import Foundation

/// Why the screen could not be opened; nothing has been written to the terminal.
package enum CursesError: Error, Equatable, CustomStringConvertible {
  /// Standard input or standard output is a file or a pipe.
  case notATerminal
  /// The terminal that TERM names has no description; the name is empty if TERM is not set.
  case unknownTerminal(name: String)
  /// The terminal is known, but its cursor can only go forward.
  case cannotMoveCursor(name: String)
  /// The terminal does not understand the sequences of the direct painter.
  case cannotPaintDirectly(name: String)
  /// The terminal is known and able, but did not open; the system's number of the reason.
  case couldNotOpen(reason: Int32)

  /// The reason and the remedy.
  package var description: String { remedy.map { "\(reason); \($0)" } ?? reason }

  package var reason: String {
    switch self {
    case .notATerminal: "standard input and output must both be a terminal"
    case .unknownTerminal(""): "TERM is not set"
    case .unknownTerminal(let name): "unknown terminal '\(name)'"
    case .cannotMoveCursor(let name): "the terminal '\(name)' cannot move its cursor"
    case .cannotPaintDirectly(let name):
      "the terminal '\(name)' is not addressed as ANSI terminals are"
    case .couldNotOpen(let reason):
      "the terminal could not be opened: \(String(cString: strerror(reason)))"
    }
  }

  /// What to do about it; `nil` where the reason says so itself.
  package var remedy: String? {
    switch self {
    case .unknownTerminal, .cannotMoveCursor:
      "set TERM to the name of the terminal in use, such as xterm-256color"
    case .cannotPaintDirectly: "use the curses painter"
    case .notATerminal, .couldNotOpen: nil
    }
  }
}

extension CursesError {
  /// The error of a status; `nil` if the screen can be opened.
  init?(_ status: CursesStatus) {
    switch status {
    case .ready: return nil
    case .notATerminal: self = .notATerminal
    case .unknownTerminal: self = .unknownTerminal(name: TerminalCapabilities.terminalName)
    case .noCursorMovement: self = .cannotMoveCursor(name: TerminalCapabilities.terminalName)
    case .failed: self = .couldNotOpen(reason: errno)
    }
  }
}
