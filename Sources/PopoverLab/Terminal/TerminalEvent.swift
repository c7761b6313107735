import CellCanvas

/// What a terminal reports to the lab.
package enum TerminalEvent: Equatable, Sendable {
  case key(Key)
  /// Text that was pasted as a whole.
  case pasted(String)
  case mouse(MouseEvent)
  /// The screen has another size.
  case resized(CellSize)
  /// A file that is watched has been written or replaced.
  case fileChanged(path: String)
  /// The terminal is gone, or nothing more will come from it.
  case closed
  /// The time since the terminal was opened. It comes once for each moment that was waited for, perhaps late.
  case time(Duration)
}

/// An event of the mouse.
package struct MouseEvent: Equatable, Sendable {
  package enum Button: Equatable, Sendable {
    case left
    case middle
    case right
  }

  package enum Action: Equatable, Sendable {
    case press(Button)
    /// A move to another cell while a button is down.
    case drag(Button)
    /// A button was released; not every terminal reports which.
    case release
    /// Notches of the wheel; positive is down.
    case wheel(Int)
  }

  package var action: Action
  package var point: CellPoint
  package var modifiers: Key.Modifiers

  package init(_ action: Action, at point: CellPoint, _ modifiers: Key.Modifiers = []) {
    self.action = action
    self.point = point
    self.modifiers = modifiers
  }
}
