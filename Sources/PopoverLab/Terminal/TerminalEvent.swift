import CellCanvas

/// What a terminal reports to the lab.
public enum TerminalEvent: Equatable, Sendable {
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
public struct MouseEvent: Equatable, Sendable {
  /// A button of the mouse.
  public enum Button: Equatable, Sendable {
    case left
    case middle
    case right
  }

  /// An action with the mouse.
  public enum Action: Equatable, Sendable {
    case press(Button)
    /// A move to another cell while a button is down.
    case drag(Button)
    /// A button was released; not every terminal reports which.
    case release
    /// Notches of the wheel; positive is down.
    case wheel(Int)
  }

  /// The action.
  public var action: Action
  /// The cell of the screen under the pointer.
  public var point: CellPoint
  /// The modifier keys that are down.
  public var modifiers: Key.Modifiers

  /// An action at a cell of the screen.
  public init(_ action: Action, at point: CellPoint, _ modifiers: Key.Modifiers = []) {
    self.action = action
    self.point = point
    self.modifiers = modifiers
  }
}
