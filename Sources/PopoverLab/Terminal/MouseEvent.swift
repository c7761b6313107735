import CellCanvas

/// What somebody does with a mouse, as a terminal can tell it.
public struct MouseEvent: Equatable, Sendable {
  public enum Button: Equatable, Sendable {
    case left
    case middle
    case right
  }

  public enum Action: Equatable, Sendable {
    case press(Button)
    /// To another cell while the button is held.
    case drag(Button)
    /// A button is let go; not every terminal tells which.
    case release
    /// A notch of the wheel; positive is down.
    case wheel(Int)
  }

  public var action: Action
  /// The cell of the screen under the pointer.
  public var point: CellPoint
  public var modifiers: Key.Modifiers

  public init(_ action: Action, at point: CellPoint, _ modifiers: Key.Modifiers = []) {
    self.action = action
    self.point = point
    self.modifiers = modifiers
  }
}
