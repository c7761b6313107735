import PopoverThemes

enum ThemeFilter: String, CaseIterable, Sendable {
  case all
  case dark
  case light
  case marked

  fileprivate func contains(_ index: Int, of themes: ThemeCollection) -> Bool {
    switch self {
    case .all: true
    case .dark: themes.items[index].theme.shades.dark
    case .light: themes.items[index].theme.shades.light
    case .marked: themes.choice.marks.contains(index)
    }
  }
}

enum ThemeOrder: String, CaseIterable, Sendable {
  case name
  case brightness

  var sign: String {
    switch self {
    case .name: "a-z"
    case .brightness: "0-100%"
    }
  }
}

extension ThemesMode {
  /// The indices of the listed themes: the best matches of the search first, and then in order.
  func rows(of themes: ThemeCollection) -> [Int] {
    let ranked = themes.items.indices.compactMap { index -> Row? in
      guard filter.contains(index, of: themes) else { return nil }
      let (theme, name) = (themes.items[index].theme, themes.items[index].name)
      let ranks = [name, theme.name].compactMap {
        SearchRank(of: search.text, in: $0, or: theme.summary)?.rawValue
      }
      guard let rank = ranks.min() else { return nil }
      return Row(
        rank: rank, brightness: order == .brightness ? theme.brightness : 0,
        name: name.lowercased(), index: index)
    }
    return ranked.sorted { $0.key < $1.key }.map(\.index)
  }

  private struct Row {
    var rank: Int
    var brightness: Double
    var name: String
    var index: Int

    var key: (Int, Double, String, Int) { (rank, brightness, name, index) }
  }
}
