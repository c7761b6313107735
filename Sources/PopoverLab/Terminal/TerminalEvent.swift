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
  /// So much time has passed since the terminal was opened. It comes once for each moment that was
  /// waited for, however late.
  case time(Duration)
}

/// What is done with a mouse, as a terminal can report it.
public struct MouseEvent: Equatable, Sendable {
  /// A button of the mouse.
  public enum Button: Equatable, Sendable {
    case left
    case middle
    case right
  }

  /// What is done with it.
  public enum Action: Equatable, Sendable {
    case press(Button)
    /// To another cell while the button is held.
    case drag(Button)
    /// A button is let go; not every terminal reports which.
    case release
    /// A notch of the wheel; positive is down.
    case wheel(Int)
  }

  /// What is done.
  public var action: Action
  /// The cell of the screen under the pointer.
  public var point: CellPoint
  /// The keys that are held down meanwhile.
  public var modifiers: Key.Modifiers

  /// An action at a cell of the screen.
  public init(_ action: Action, at point: CellPoint, _ modifiers: Key.Modifiers = []) {
    self.action = action
    self.point = point
    self.modifiers = modifiers
  }
}
