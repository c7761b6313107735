import PopoverThemes

package struct CollectedTheme: Equatable, Sendable {
  /// The theme as it was read last.
  package var theme: Theme
  /// The name of its file without the extension, by which commands and scenes name it.
  package var name: String
  /// The path of its file; `nil` for a theme that comes with the program.
  package var path: String?
  /// What is wrong with the file now; the theme is still that of the last successful reading.
  package private(set) var fault: ThemeReadingFault?
  /// Whether it was read once; until then the theme is a blank one of the same name.
  private var wasRead = true
  /// Whether its name alone finds it; otherwise only the path of its file does.
  package let isNamed: Bool

  /// - Parameters:
  ///   - name: `nil` for the name of the file, or of the theme if there is no file.
  ///   - isNamed: `nil` for a theme that its name finds only if it has no file.
  ///   - fault: what is wrong with the file, so that the theme is another one.
  package init(
    _ theme: Theme, path: String? = nil, name: String? = nil, isNamed: Bool? = nil,
    fault: ThemeReadingFault? = nil
  ) {
    (self.theme, self.fault) = (theme, fault)
    self.path = path
    self.name = name ?? path?.themeName ?? theme.name
    self.isNamed = isNamed ?? (path == nil)
  }

  /// A theme that its name finds, and that is read when somebody wants it.
  ///
  /// - Parameter path: the path of its file; `nil` for a theme that comes with the program.
  package init(unread name: String, path: String? = nil) {
    self.init(CollectedTheme.blank, path: path, name: name, isNamed: true)
    theme.name = name
    wasRead = false
  }

  private static let blank = Theme(name: "")

  /// Whether nobody has tried to read it yet.
  package var isUnread: Bool { !wasRead && fault == nil }
  /// Whether it could not be read, so that there is nothing to show.
  var isUnreadable: Bool { !wasRead && fault != nil }

  var label: String { theme.label(named: name) }

  /// The text that finds it in a command or a scene: its name, or the path of its file.
  var reference: String { isNamed ? name : path ?? name }

  /// What is wrong with the file, in one line; `nil` if nothing is.
  func faultLine(width: Int) -> String? {
    fault?.lineOfLastReading(path: path ?? label, width: width)
  }

  func holding(_ theme: Theme) -> CollectedTheme {
    CollectedTheme(theme, path: path, name: name, isNamed: isNamed)
  }

  /// Takes another theme, or notes what is wrong with the file and keeps the theme.
  mutating func take(_ reading: ThemeReading) {
    switch reading {
    case .success(let theme): self = holding(theme)
    case .failure(let fault): self.fault = fault
    }
  }

  /// The files that it was read from, its own and those from which it inherits, and those that keep it from being read now.
  var files: [String] {
    guard let path, !isUnread else { return [] }
    let others = if case .theme(_, let files) = fault { files } else { [String]() }
    return [path] + theme.ancestorFiles + others
  }
}
