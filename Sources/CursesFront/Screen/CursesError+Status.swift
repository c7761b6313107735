import CCurses

extension CursesError {
  /// What stands in the way; `nil` if nothing does.
  init?(_ status: CursesStatus) {
    switch status {
    case .ready: return nil
    case .notATerminal: self = .notATerminal
    case .unknownTerminal: self = .unknownTerminal(name: TerminalCapabilities.terminalName)
    case .noCursorMovement: self = .cannotMoveCursor(name: TerminalCapabilities.terminalName)
    case .failed: self = .couldNotOpen
    }
  }
}
