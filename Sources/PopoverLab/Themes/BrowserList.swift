import CellCanvas
import ColorSchemes
import MessageText
import PopoverThemes

/// The two lists of the browser: themes, and colour schemes in place of their colours.
enum BrowserList: Equatable, Sendable {
  case themes
  /// The first row stands for the colours of the themes themselves.
  case schemes

  var thing: String { self == .themes ? "theme" : "scheme" }

  var heading: String { self == .themes ? "Themes" : "Schemes" }

  func count(_ themes: ThemeCollection) -> Int {
    self == .themes ? themes.count : themes.schemes.listed.count
  }

  /// The index of what is in use; -1 for a scheme that is not listed.
  func chosen(in themes: ThemeCollection) -> Int {
    index(of: themes.choice, in: themes)
  }

  func index(of choice: ThemeChoice, in themes: ThemeCollection) -> Int {
    if self == .themes { return choice.index }
    guard let scheme = choice.scheme else { return 0 }
    return themes.schemes.listed.firstIndex(of: scheme).map { $0 + 1 } ?? -1
  }

  func choose(_ index: Int, _ lab: inout LabContext) {
    if self == .themes {
      lab.themes.choice.index = index
    } else {
      let name: String? = index > 0 ? lab.themes.schemes.listed[index - 1] : nil
      lab.themes.choice.scheme = name
      if let name, !lab.themes.schemes.isRead(name) { lab.ask(.world(.readSchemes([name]))) }
    }
  }

  /// The text that finds what is in use.
  func reference(_ themes: ThemeCollection) -> String {
    self == .themes ? themes.current.reference : themes.choice.scheme ?? SchemeName.none
  }

  /// What is in use, as messages name it.
  func label(_ themes: ThemeCollection) -> String {
    self == .themes ? themes.current.label : reference(themes).shownSafely
  }

  /// The path of the file of what is in use; `nil` for what comes with the program.
  func path(_ themes: ThemeCollection) -> String? {
    self == .themes ? themes.current.path : themes.choice.scheme.flatMap { themes.schemeFiles[$0] }
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
      readSchemes(
        around: listing.row(of: list.chosen(in: lab.themes)) ?? 0, of: listing.rows, &lab)
    case .brightness: readAllSchemes(&lab)
    }
    lab.notice = .done("\(list.count(lab.themes)) \(list.thing)s")
  }

  /// Asks for the listed schemes near a row that were not read yet.
  func readSchemes(around row: Int, of rows: [Int], _ lab: inout LabContext) {
    guard list == .schemes else { return }
    let needed = names(around: row, Self.neededAround, of: rows, lab.themes)
    if needed.allSatisfy(lab.themes.schemes.isRead) { return }
    let near = names(around: row, Self.readAhead, of: rows, lab.themes)
    read(near.filter { !lab.themes.schemes.isRead($0) }, &lab)
  }

  private func names(
    around row: Int, _ distance: Int, of rows: [Int], _ themes: ThemeCollection
  ) -> [String] {
    let near = max(0, row - distance)..<min(rows.count, row + distance)
    return rows[near].filter { $0 > 0 }.map { themes.schemes.listed[$0 - 1] }
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
