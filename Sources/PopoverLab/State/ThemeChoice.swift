/// What a user has chosen among the themes on a ``ThemeShelf``, by their numbers there.
struct ThemeChoice: Equatable, Sendable {
  /// The theme in use.
  var index = 0
  /// Those that are marked.
  private(set) var marks: Set<Int> = []

  /// Marks the theme in use, or takes its mark away.
  mutating func toggleMark() {
    if marks.remove(index) == nil { marks.insert(index) }
  }
}
