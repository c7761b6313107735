import CellCanvas
import ColorSchemes
import MessageText
import PopoverThemes

/// The themes that can be shown, and which of them is in use. Themes are only appended, so that their indices
/// stay valid.
package struct ThemeCollection: Equatable, Sendable {
  /// The themes, the first added first.
  package private(set) var items: [CollectedTheme] {
    didSet { theme = theme(choice) }
  }
  /// The name of the theme that is used where nobody has chosen one; `nil` if there is no such theme.
  private let usualName: String?
  /// The colour schemes in whose colours they can be shown.
  package var schemes = SchemeShelf() {
    didSet { theme = theme(choice) }
  }
  /// The schemes that this lab has written, by what finds their files.
  var writtenSchemes: [String: WrittenScheme] = [:]
  /// What the screen can show.
  var display = DisplayOptions() {
    didSet { theme = theme(choice) }
  }
  /// The files of the schemes that were in use, by what finds these.
  private(set) var schemeFiles: [String: String] = [:]
  var choice = ThemeChoice() {
    didSet {
      if choice != oldValue { theme = theme(choice) }
      if let scheme = choice.scheme { schemeFiles[scheme] = schemes.path(of: scheme) }
    }
  }
  /// The theme in use, as this screen can show it.
  package private(set) var theme: Theme

  /// - Parameters:
  ///   - first: the theme in use; it is inserted before `others` unless it is one of them.
  ///   - usual: the name of the theme that is used where nobody has chosen one.
  package init(
    first: CollectedTheme, others: [CollectedTheme] = [], usual: String? = nil
  ) {
    usualName = usual
    let known = others.firstIndex(of: first)
    items = known == nil ? [first] + others : others
    theme = first.theme
    choice.index = known ?? 0
    theme = theme(choice)
  }

  package init(first: Theme, others: [Theme] = []) {
    self.init(first: CollectedTheme(first), others: others.map { CollectedTheme($0) })
  }

  package var current: CollectedTheme { items[choice.index] }
  /// The theme that is used where nobody has chosen one, if it is known.
  var usual: CollectedTheme? { usualName.flatMap { matches($0).first }.map { items[$0] } }
  /// The indices of the themes that there is something to show of.
  var readable: [Int] { items.indices.filter { !items[$0].isUnreadable } }
  package var count: Int { readable.count }
  var names: [String] { items.map(\.name) }

  /// The theme in use, the scheme in whose colours it is, and its summary, as a sentence.
  var words: String {
    let tuned = choice.tuning == nil ? "" : " as tuned"
    let colors = choice.scheme.map { " in the colours of \($0.shownSafely)\(tuned)" } ?? ""
    let summary = current.theme.summary
    return "Theme \(current.label)" + colors + (summary.isEmpty ? "" : ": \(summary)")
  }

  /// The files that are watched: those of all themes, and those of the schemes that were in use.
  var files: [String] {
    var known: Set<String> = []
    return (items.flatMap(\.files) + schemeFiles.values.sorted())
      .filter { known.insert($0).inserted }
  }

  /// The files of the themes that a change of a file may affect: none if no theme was read from it, as from a scene.
  func paths(affectedBy changed: String) -> [String] {
    items.filter { $0.files.contains(changed) }.compactMap(\.path)
  }

  /// What finds the schemes of a file that has changed.
  func schemes(inFile changed: String) -> [String] {
    schemeFiles.filter { $0.value == changed }.keys.sorted()
  }
}

extension ThemeCollection {
  /// Takes the colours of a scheme for every theme.
  package mutating func use(_ scheme: ColorScheme, called reference: String) {
    schemes.open(scheme, called: reference)
    choice.scheme = reference
  }

  /// The chosen theme, as the screen can show it.
  func theme(_ choice: ThemeChoice) -> Theme {
    let plain = items[choice.index].theme
    let scheme = tunedScheme(choice)
    var theme = choice.applied(to: scheme.map(plain.colored(by:)) ?? plain)
    if display.isASCII { return theme.inASCII }
    theme.ambiguousWidth = display.ambiguousWidth
    return theme
  }

  /// What a key cycles through: the marked themes if there are several, else all of them.
  var cycle: [Int] { choice.marks.count > 1 ? choice.marks.sorted() : readable }

  mutating func advance(by steps: Int) {
    let cycle = cycle
    // From a theme outside of the cycle the first step leads to the next theme in it.
    let next = cycle.firstIndex { $0 >= choice.index } ?? cycle.count
    let first = cycle.contains(choice.index) || steps < 0 ? next : next - 1
    choice.index = cycle[(first + steps).wrapped(into: cycle.count)]
  }

  /// The indices of the themes of a name: the one that the name finds, else one that was opened by its path,
  /// else all with this title.
  func matches(_ name: String) -> [Int] {
    let named = readable.filter { items[$0].name == name }
    let found = named.first { items[$0].isNamed } ?? named.first
    return found.map { [$0] } ?? readable.filter { items[$0].theme.name == name }
  }

  /// The path of the file of a name that could not be read; `nil` if there is none.
  func unreadablePath(_ name: String) -> String? {
    items.first { $0.isUnreadable && $0.name == name }?.path
  }

  mutating func use(_ theme: Theme, from path: String) {
    if let known = items.firstIndex(where: { $0.path == path }) {
      items[known] = items[known].holding(theme)
      choice.index = known
    } else {
      items.append(CollectedTheme(theme, path: path))
      choice.index = items.count - 1
    }
  }
}

extension ThemeCollection {
  var unread: [String] { items.filter(\.isUnread).map(\.name) }
  var hasUnread: Bool { items.contains(where: \.isUnread) }

  /// The names of those whose files cannot be read.
  var unreadable: [String] { items.filter(\.isUnreadable).map(\.name) }

  mutating func fill(_ readings: [String: ThemeReading]) {
    take { $0.isUnread ? readings[$0.name] ?? .failure(.file(.missing)) : nil }
  }

  /// Notes a file that has come since the start; its theme is read when it is used.
  mutating func note(_ path: String, called name: String) {
    items.append(CollectedTheme(unread: name, path: path))
  }

  mutating func update(path: String, with reading: ThemeReading) {
    take { $0.path == path ? reading : nil }
  }

  /// Takes what was read of themes, all at once, as the theme in use is made anew then.
  private mutating func take(_ reading: (CollectedTheme) -> ThemeReading?) {
    var items = items
    for index in items.indices {
      if let reading = reading(items[index]) { items[index].take(reading) }
    }
    self.items = items
  }
}

/// A user's choice among the themes of a ``ThemeCollection``, by their indices there.
struct ThemeChoice: Equatable, Sendable {
  var index = 0
  private(set) var marks: Set<Int> = []
  /// The name of a colour scheme, or the path of its file; `nil` for the colours of the themes.
  var scheme: String?
  /// What was changed in schemes, by their names and paths.
  var tunings: [String: SchemeTuning] = [:]
  /// The chosen kinds and appearances of themes that are not shown in their first ones.
  var kinds: [Int: ChromeKind] = [:]
  var appearances: [Int: Appearance] = [:]
  /// The kind of cones that is missing to who looks; `nil` for none.
  var vision: ColorVision?
  /// The degrees by which the hues of themes are turned, without zeros.
  private var hues: [Int: Int] = [:]

  /// The hue of the theme in use, in degrees.
  var hue: Int {
    get { hues[index] ?? 0 }
    set { hues[index] = newValue == 0 ? nil : newValue }
  }

  /// The same theme and scheme, as their names alone give them.
  var named: ThemeChoice {
    var choice = ThemeChoice()
    (choice.index, choice.scheme) = (index, scheme)
    return choice
  }

  mutating func toggleMark() {
    if marks.remove(index) == nil { marks.insert(index) }
  }

  func applied(to theme: Theme) -> Theme {
    var theme = theme
    if let kind = kinds[index] { theme.kind = kind }
    if let appearance = appearances[index] { theme.appearance = appearance }
    return hue == 0 ? theme : theme.turned(by: Double(hue) / 360)
  }
}
