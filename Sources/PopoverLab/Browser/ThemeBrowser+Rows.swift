extension ThemeBrowser {
  /// The numbers of the themes that are listed, in order: those that match the search best come
  /// first.
  func rows(of shelf: ThemeShelf) -> [Int] {
    let ranked = shelf.items.indices.compactMap { index -> Row? in
      guard filter.contains(index, of: shelf) else { return nil }
      let (theme, name) = (shelf.items[index].theme, shelf.items[index].name)
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

extension ThemeFilter {
  fileprivate func contains(_ index: Int, of shelf: ThemeShelf) -> Bool {
    switch self {
    case .all: true
    case .dark: shelf.items[index].theme.shades.dark
    case .light: shelf.items[index].theme.shades.light
    case .marked: shelf.choice.marks.contains(index)
    }
  }
}
