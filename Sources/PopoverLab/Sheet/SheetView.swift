import CellCanvas

/// The contact sheet of the theme in use, and which part of it is shown.
struct SheetView: Equatable, Sendable {
  /// The cell of the sheet at the top left of the screen.
  var origin = CellPoint(x: 0, y: 0)
}

/// What a user can do with the contact sheet.
public enum SheetAction: Equatable, Sendable {
  /// By cells; positive is right and down.
  case scroll(x: Int, y: Int)
  /// By as many rows as are shown; positive is down.
  case turnPage(Int)
  case top
  case bottom
}
