/// The browser of themes: what of them is listed, and how. The theme under the cursor is the one in
/// use, so that the scene always shows it.
struct ThemeBrowser: Equatable, Sendable {
  /// What is returned to when the browser is left without keeping a theme.
  var before: BeforeBrowsing
  var search = TextLine()
  var isSearching = false
  var filter = ThemeFilter.all
  var order = ThemeOrder.name
  var view = View.list

  /// What is shown beside the list's place on the screen.
  enum View: Equatable, Sendable {
    case list
    /// The contrast and every key of the theme, from a line on.
    case details(from: Int)
    /// The scene in the kept theme beside that in the theme under the cursor.
    case comparison
  }

  init(before: BeforeBrowsing) { self.before = before }
}

/// All that browsing may change beside what a moment holds.
struct BeforeBrowsing: Equatable, Sendable {
  var notice: Notice?
  var helpPage: Int?
  var sheet: SheetView?
  var lastEdit: RepeatedEdit?
}

/// Which themes are listed.
enum ThemeFilter: String, CaseIterable, Sendable {
  case all
  case dark
  case light
  case marked
}

/// In which order themes are listed.
enum ThemeOrder: String, CaseIterable, Sendable {
  case name
  case brightness
}
