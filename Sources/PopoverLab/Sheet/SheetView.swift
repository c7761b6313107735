import CellCanvas

/// The contact sheet of the theme in use, or those of all, and which part is shown.
struct SheetView: Equatable, Sendable {
  var isOfAll = false
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
  /// From the sheet of one theme to those of all, or back.
  case all
}
