/// What a user can do in the browser of themes.
public enum BrowserAction: Equatable, Sendable {
  /// By rows of the list; positive is down.
  case move(Int)
  /// By pages of the list, or of the theme's details while these are shown.
  case turnPage(Int)
  case first
  case last
  case search
  case showAll
  case showDark
  case showLight
  case showMarked
  case sortByName
  case sortByBrightness
  case mark
  case compare
  case details
  case copyName
  case copyPath
  /// Leaves with the theme under the cursor.
  case keep
}
