import CellCanvas
import PopoverThemes

/// What the browser lists, worked out once and kept until something that it depends on has changed, so that a key and a
/// frame cost as much as the rows on the screen, however long the list is.
struct ThemeListing: Equatable, Sendable {
  /// What is listed: the best matches of the search first, and then in order.
  let rows: [BrowserRow]
  /// The width of the longest name, of those that are not listed too.
  let longestName: Int
  private let places: [BrowserRow: Int]
  private let question: Question

  /// Everything that it depends on. Collections that were not changed share their storage, so that to compare them costs
  /// nothing.
  struct Question: Equatable, Sendable {
    var list: BrowserList
    var search: String
    var filter: ThemeFilter
    var order: ThemeOrder
    var marks: Set<Int>
    var items: [CollectedTheme]
    var schemes: SchemeShelf
    var ambiguousWidth: AmbiguousWidth
  }

  fileprivate init(_ question: Question, of mode: ThemesMode, _ themes: ThemeCollection) {
    self.question = question
    rows = mode.sortedRows(of: themes)
    places = Dictionary(zip(rows, rows.indices)) { first, _ in first }
    let names = mode.list == .themes ? themes.items.map(\.label) : themes.schemes.listed
    longestName = names.map { themes.theme.text($0).width }.max() ?? 0
  }

  fileprivate func answers(_ other: Question) -> Bool { question == other }

  /// The number of a row, from 0; `nil` if it is not listed.
  func row(of row: BrowserRow) -> Int? { places[row] }
}

extension ThemesMode {
  /// The listing of what there is now, which is the kept one unless something has changed.
  func listing(of themes: ThemeCollection) -> ThemeListing {
    let question = question(of: themes)
    if let lastListing, lastListing.answers(question) { return lastListing }
    return ThemeListing(question, of: self, themes)
  }

  mutating func keepListing(of themes: ThemeCollection) { lastListing = listing(of: themes) }

  func rows(of themes: ThemeCollection) -> [BrowserRow] { listing(of: themes).rows }

  private func question(of themes: ThemeCollection) -> ThemeListing.Question {
    ThemeListing.Question(
      list: list, search: search.text, filter: filter, order: order, marks: themes.choice.marks,
      items: themes.items, schemes: dependsOnColors ? themes.schemes : themes.schemes.withoutColors,
      ambiguousWidth: themes.theme.ambiguousWidth)
  }

  /// Whether what is read of schemes has a say in which are listed, and in which order.
  private var dependsOnColors: Bool {
    list == .schemes && !(search.isEmpty && filter == .all && order == .name)
  }
}
