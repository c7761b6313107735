import AnnotatedYAML
import PopoverThemes

extension Lab {
  mutating func nextTheme(by steps: Int) {
    themes.advance(by: steps)
    themes.count > 1 ? sayTheme() : refuse("There is only one theme")
  }

  mutating func nextKind(by steps: Int) {
    let kinds = theme.kinds
    guard kinds.count > 1 else {
      return refuse("\(themeLabel) has one kind of chrome: \(theme.kind.rawValue)")
    }
    use(kinds.element(after: theme.kind, by: steps))
  }

  mutating func use(_ kind: ChromeKind) {
    guard theme.kinds.contains(kind) else {
      let kinds = theme.kinds.map(\.rawValue).joined(separator: ", ")
      return refuse("\(themeLabel) has no chrome that is \(kind.rawValue), but \(kinds)")
    }
    themes.choice.kinds[themes.choice.index] = kind
    notice = .change("Chrome \(kind.rawValue)")
  }

  mutating func nextAppearance(by steps: Int) {
    let appearances = theme.appearances
    guard appearances.count > 1 else {
      return refuse("\(themeLabel) is for \(theme.appearance) surroundings alone")
    }
    use(appearances.element(after: theme.appearance, by: steps))
  }

  mutating func use(_ appearance: Appearance) {
    guard theme.appearances.contains(appearance) else {
      return refuse("\(themeLabel) is for \(theme.appearance) surroundings alone")
    }
    themes.choice.appearances[themes.choice.index] = appearance
    notice = .done("\(themeLabel) for \(appearance) surroundings")
  }

  /// What sentences call the theme in use.
  var themeLabel: String { themes.current.label }

  /// Which theme is in use, and what it is like.
  var themeWords: String {
    "Theme \(themeLabel)" + (theme.summary.isEmpty ? "" : ": \(theme.summary)")
  }

  mutating func sayTheme() { notice = .done(themeWords) }

  /// Goes to a theme that is at hand, or has the file of one read.
  mutating func useTheme(_ name: String) -> [LabEffect] {
    if let path = themes.unreadable[name] { return [.world(.openTheme(path: path))] }
    let matches = themes.matches(name)
    if matches.count == 1 {
      themes.choice.index = matches[0]
      sayTheme()
      return []
    }
    if name.isThemePath { return [.world(.openTheme(path: name))] }
    refuse(matches.isEmpty ? unknownTheme(name) : manyThemes(name, matches))
    return []
  }

  private func unknownTheme(_ name: String) -> String {
    let guess = Suggestion.nearest(to: name, in: themes.knownNames)
      .map { "did you mean '\($0)'?" }
    return "Unknown theme '\(name)'; "
      + (guess ?? "\(key(for: .browseThemes)) lists all, and a file is named by its path")
  }

  private func manyThemes(_ title: String, _ matches: [Int]) -> String {
    let names = matches.map { themes.items[$0].reference }.joined(separator: ", ")
    return "'\(title)' is the title of \(names); ask for one of these"
  }
}

extension Array where Element: Equatable {
  /// The element so many steps on, round and round.
  fileprivate func element(after element: Element, by steps: Int) -> Element {
    firstIndex(of: element).map { self[($0 + steps) % count] } ?? element
  }
}
