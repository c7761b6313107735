/// What the row and the column of a float count from.
public enum NeovimFloatOrigin: String, Equatable, Sendable, CaseIterable {
  /// The top-left cell of the screen.
  case editor
  /// The top-left cell of the current window.
  case window = "win"
  /// The cursor of the current window.
  case cursor
}
