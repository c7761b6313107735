import CellCanvas
import ColorSchemes
import MessageText
import PopoverThemes

/// The two lists of the browser: themes, and colour schemes in place of their colours.
enum BrowserList: Equatable, Sendable {
  case themes
  case schemes

  var thing: String {
    switch self {
    case .themes: "theme"
    case .schemes: "scheme"
    }
  }

  func count(_ themes: ThemeCollection) -> Int {
    switch self {
    case .themes: themes.count
    case .schemes: themes.schemes.listed.count
    }
  }

  /// The row of what a choice uses, whether it is listed or not.
  func row(of choice: ThemeChoice) -> BrowserRow {
    switch self {
    case .themes: .theme(choice.index)
    case .schemes: choice.scheme.map(BrowserRow.scheme) ?? .ownColors
    }
  }
}

/// A row of one of the two lists.
enum BrowserRow: Hashable, Sendable {
  /// A theme, by its index.
  case theme(Int)
  /// The colours of the themes themselves.
  case ownColors
  /// A colour scheme, by what finds it.
  case scheme(String)

  fileprivate var scheme: String? { if case .scheme(let name) = self { name } else { nil } }

  func choose(_ lab: inout LabContext) {
    switch self {
    case .theme(let index): lab.themes.choice.index = index
    case .ownColors: lab.themes.choice.scheme = nil
    case .scheme(let name):
      lab.themes.choice.scheme = name
      if !lab.themes.schemes.isRead(name) { lab.ask(.world(.readSchemes([name]))) }
    }
  }

  /// The text that finds it.
  func reference(_ themes: ThemeCollection) -> String {
    switch self {
    case .theme(let index): themes.items[index].reference
    case .ownColors: SchemeName.none
    case .scheme(let name): name
    }
  }

  /// What messages call it.
  func label(_ themes: ThemeCollection) -> String {
    switch self {
    case .theme(let index): themes.items[index].label
    case .ownColors, .scheme: reference(themes).shownSafely
    }
  }

  /// The path of its file; `nil` for what comes with the program.
  func path(_ themes: ThemeCollection) -> String? {
    switch self {
    case .theme(let index): themes.items[index].path
    case .ownColors: nil
    case .scheme(let name): themes.schemeFiles[name]
    }
  }
}

extension ThemesMode {
  /// The schemes that are read around the one under the cursor: more rows than a screen has.
  private static let readAhead = 150
  /// The rows around the cursor of which none may be unread. As far more are read then, not every key reads some.
  private static let neededAround = 75

  mutating func showOther(_ lab: inout LabContext) {
    if list == .themes, lab.themes.schemes.listed.isEmpty {
      return lab.refuse("No colour schemes are known by name; :scheme opens one by its path")
    }
    list = list == .themes ? .schemes : .themes
    (search, filter, view) = (TextLine(), .all, .list)
    let listing = listing(of: lab.themes)
    switch order {
    case .name:
      readSchemes(around: listing.row(of: chosen(in: lab)) ?? 0, of: listing.rows, &lab)
    case .brightness: readAllSchemes(&lab)
    }
    lab.notice = .done("\(list.count(lab.themes)) \(list.thing)s")
  }

  /// Asks for the listed schemes near a row that were not read yet.
  func readSchemes(around row: Int, of rows: [BrowserRow], _ lab: inout LabContext) {
    guard list == .schemes else { return }
    let needed = schemes(around: row, Self.neededAround, of: rows)
    if needed.allSatisfy(lab.themes.schemes.isRead) { return }
    let near = schemes(around: row, Self.readAhead, of: rows)
    read(near.filter { !lab.themes.schemes.isRead($0) }, &lab)
  }

  private func schemes(around row: Int, _ distance: Int, of rows: [BrowserRow]) -> [String] {
    rows[max(0, row - distance)..<min(rows.count, row + distance)].compactMap(\.scheme)
  }

  /// Asks for all schemes, as their colours sort or filter the list.
  func readAllSchemes(_ lab: inout LabContext) {
    if list == .schemes { read(lab.themes.schemes.unread, &lab) }
  }

  private func read(_ unread: [String], _ lab: inout LabContext) {
    if !unread.isEmpty { lab.ask(.world(.readSchemes(unread))) }
  }
}

extension ColorScheme {
  /// The luminance of the background, from 0 to 1.
  var brightness: Double { self[.background].map(Color.luminance) ?? 0 }
}
