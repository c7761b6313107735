import PopoverThemes

/// What a user has chosen among the themes on a ``ThemeShelf``, by their numbers there.
struct ThemeChoice: Equatable, Sendable {
  /// The theme in use.
  var index = 0
  /// Those that are marked.
  private(set) var marks: Set<Int> = []
  /// How themes are drawn, where it is not as they are at first.
  var kinds: [Int: ChromeKind] = [:]
  var appearances: [Int: Appearance] = [:]

  /// By how many degrees the hues of themes are turned, where they are.
  private var hues: [Int: Int] = [:]

  /// That of the theme in use.
  var hue: Int {
    get { hues[index] ?? 0 }
    set { hues[index] = newValue == 0 ? nil : newValue }
  }

  /// Marks the theme in use, or takes its mark away.
  mutating func toggleMark() {
    if marks.remove(index) == nil { marks.insert(index) }
  }

  /// The theme in use, drawn as it was chosen.
  func applied(to theme: Theme) -> Theme {
    var theme = theme
    if let kind = kinds[index] { theme.kind = kind }
    if let appearance = appearances[index] { theme.appearance = appearance }
    return hue == 0 ? theme : theme.turned(by: Double(hue) / 360)
  }
}
