import PopoverThemes

/// The themes at hand, and which of them is in use. Themes are added at the end and never leave, so
/// that their numbers last.
public struct ThemeShelf: Equatable, Sendable {
  public private(set) var items: [ShelvedTheme]
  /// The files that a name finds and that could not be read, by that name.
  public private(set) var unreadable: [String: String]
  var choice = ThemeChoice()

  /// - Parameters:
  ///   - first: the theme in use; it is put before `others` if it is not among them.
  ///   - unreadable: the paths of files that could not be read, by the names that find them.
  public init(
    first: ShelvedTheme, others: [ShelvedTheme] = [], unreadable: [String: String] = [:]
  ) {
    self.unreadable = unreadable
    let known = others.firstIndex(of: first)
    items = known == nil ? [first] + others : others
    choice.index = known ?? 0
  }

  public init(first: Theme, others: [Theme] = []) {
    self.init(first: ShelvedTheme(first), others: others.map { ShelvedTheme($0) })
  }

  public var current: ShelvedTheme { items[choice.index] }
  /// What is wrong with the file of the theme in use; see ``ShelvedTheme/fault``.
  var currentFault: ThemeReadingFault? { items[choice.index].fault }
  public var count: Int { items.count }
  var names: [String] { items.map(\.name) }
  /// The names that find something, be it a file that is to be mended.
  var knownNames: [String] { names + unreadable.keys.sorted() }

  /// The files of all themes, each once.
  var files: [String] {
    items.flatMap(\.files).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The files to read anew when one has changed: that one, if it is a theme's own, and those of all
  /// themes that inherit from another, as that may be the changed one.
  func paths(concernedBy changed: String) -> [String] {
    items.filter { $0.path == changed || $0.theme.parent != nil }.compactMap(\.path)
  }
}

extension ThemeShelf {
  /// The names of those that have not been read yet.
  var unread: [String] { items.filter(\.isUnread).map(\.name) }

  /// Puts down what came of reading those, by their names. One that cannot be read stays as it is and
  /// says why.
  mutating func fill(_ readings: [String: ThemeReading]) {
    for index in items.indices where items[index].isUnread {
      switch readings[items[index].name] {
      case .success(let theme): items[index] = items[index].holding(theme)
      case .failure(let fault): items[index].fault = fault
      case nil: items[index].fault = .missing
      }
      items[index].isUnread = false
    }
  }
}

extension ThemeShelf {
  /// The theme of a choice, as a screen can show it.
  func theme(_ choice: ThemeChoice, on look: LabLook) -> Theme {
    var theme = choice.applied(to: items[choice.index].theme)
    if look.isASCII { return theme.inASCII }
    theme.ambiguousWidth = look.ambiguousWidth
    return theme
  }

  /// Where a key goes round: the marked themes if there are several, else all of them.
  var round: [Int] { choice.marks.count > 1 ? choice.marks.sorted() : Array(items.indices) }

  mutating func advance(by steps: Int) {
    let round = round
    // From a theme outside of the round, the first step leads to the next one that is in it.
    let next = round.firstIndex { $0 >= choice.index } ?? round.count
    let first = round.contains(choice.index) || steps < 0 ? next : next - 1
    let place = (first + steps) % round.count
    choice.index = round[place < 0 ? place + round.count : place]
  }

  /// The numbers of the themes that are meant by a name: the one that it finds, else one that was opened
  /// by its path, else all of this title.
  func matches(_ name: String) -> [Int] {
    let named = items.indices.filter { items[$0].name == name }
    let found = named.first { items[$0].isNamed } ?? named.first
    return found.map { [$0] } ?? items.indices.filter { items[$0].theme.name == name }
  }

  /// Uses the theme of a file, which is added if it is not there yet.
  mutating func use(_ theme: Theme, from path: String) {
    if let known = items.firstIndex(where: { $0.path == path }) {
      items[known] = items[known].holding(theme)
      choice.index = known
    } else {
      let name = unreadable.first { $0.value == path }?.key
      items.append(ShelvedTheme(theme, path: path, name: name, isNamed: name != nil))
      if let name { unreadable[name] = nil }
      choice.index = items.count - 1
    }
  }

  /// Puts down what came of reading a file again: its theme, or what is wrong with it, while the
  /// theme stays as it was.
  mutating func update(path: String, with reading: ThemeReading) {
    for index in items.indices where items[index].path == path {
      switch reading {
      case .success(let theme):
        items[index] = items[index].holding(theme)
      case .failure(let fault): items[index].fault = fault
      }
    }
  }
}
