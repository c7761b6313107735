/// What a user has chosen among the themes on a ``ThemeShelf``, by their numbers there.
struct ThemeChoice: Equatable, Sendable {
  /// The theme in use.
  var index = 0
  /// Those that are marked.
  var marks: Set<Int> = []
}
