/// Everything that a user can do.
public enum LabAction: Equatable, Sendable {
  /// By cells; positive is right and down.
  case moveAnchor(x: Int, y: Int)
  case resizeAnchor(width: Int, height: Int)
  case resizeContent(width: Int, height: Int)
  case nextDirections
  case nextMargins
  case nextReserved
  case nextTheme
  /// A theme by its name, or by the path of its file.
  case useTheme(String)
  case reset
  /// Opens the line for commands.
  case prompt
  /// Opens the list of keys, turns its pages, and closes it after the last.
  case help
  /// Closes what is open, or forgets the count.
  case close
  case redraw
  case suspend
  case quit
  case interrupt
}
