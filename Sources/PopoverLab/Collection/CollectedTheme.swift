import PopoverThemes

package struct CollectedTheme: Equatable, Sendable {
  /// The theme as it was read last.
  package var theme: Theme
  /// The name of its file without the extension, by which commands and scenes name it.
  package var name: String
  /// The path of its file; `nil` for a theme that comes with the program.
  package var path: String?
  /// What is wrong with the file now; the theme is still that of the last successful reading.
  package internal(set) var fault: ThemeReadingFault?
  /// Whether it has not been read yet; until then the theme is a blank one of the same name.
  package internal(set) var isUnread = false
  /// Whether its name alone finds it; otherwise only the path of its file does.
  package internal(set) var isNamed = true

  /// - Parameters:
  ///   - name: `nil` for the name of the file, or of the theme if there is no file.
  ///   - isNamed: `nil` for a theme that its name finds only if it has no file.
  package init(
    _ theme: Theme, path: String? = nil, name: String? = nil, isNamed: Bool? = nil
  ) {
    self.theme = theme
    self.path = path
    self.name = name ?? path?.themeName ?? theme.name
    self.isNamed = isNamed ?? (path == nil)
  }

  package init(unread name: String) {
    self.init(CollectedTheme.blank, name: name)
    theme.name = name
    isUnread = true
  }

  private static let blank = Theme(name: "")

  var label: String { theme.label(named: name) }

  /// The text that finds it in a command or a scene: its name, or the path of its file.
  var reference: String { isNamed ? name : path ?? name }

  func holding(_ theme: Theme) -> CollectedTheme {
    CollectedTheme(theme, path: path, name: name, isNamed: isNamed)
  }

  /// The files that it is read from: its own, and that of its parent if the theme names it by a path.
  var files: [String] {
    guard let path else { return [] }
    let parent = theme.parent.map { ThemeReference($0, in: path) }
    return [path] + [parent].compactMap { $0 }.filter(\.isPath).map(\.text)
  }
}
