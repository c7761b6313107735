import PopoverThemes

/// A theme at hand, and where it comes from.
public struct ShelvedTheme: Equatable, Sendable {
  public var theme: Theme
  /// What it is asked for by: the name of its file without the extension.
  public var name: String
  /// The path of its file; `nil` for a theme that comes with the program.
  public var path: String?
  /// What is wrong with the file as it is now; the theme is how it was when it was last well.
  public internal(set) var fault: ThemeReadingFault?
  /// Whether it has not been read yet: the theme is one of the same name that has nothing of its own.
  public internal(set) var isUnread = false

  /// Whether its name finds it, wherever its file is.
  public internal(set) var isNamed = true

  /// - Parameters:
  ///   - name: `nil` is that of the file, or that of a theme without one.
  ///   - isNamed: `nil` if its name finds it only where it has no file.
  public init(
    _ theme: Theme, path: String? = nil, name: String? = nil, isNamed: Bool? = nil
  ) {
    self.theme = theme
    self.path = path
    self.name = name ?? path?.themeName ?? theme.name
    self.isNamed = isNamed ?? (path == nil)
  }

  /// A theme that comes with the program and is read when it is first needed.
  public init(unread name: String) {
    self.init(ShelvedTheme.blank, name: name)
    theme.name = name
    isUnread = true
  }

  private static let blank = Theme(name: "")

  /// What lists and sentences call it.
  var label: String { theme.label(named: name) }

  /// What finds it wherever one asks for themes: its name, or the path of its file.
  var reference: String { isNamed ? name : path ?? name }

  /// The same place with what its file says now.
  func holding(_ theme: Theme) -> ShelvedTheme {
    ShelvedTheme(theme, path: path, name: name, isNamed: isNamed)
  }

  /// The files that it is read from, as far as it knows them: its own, and that of its parent if this
  /// is given by its path.
  var files: [String] {
    guard let path else { return [] }
    let parent = theme.parent.map { ThemeReference($0, in: path) }
    return [path] + [parent].compactMap { $0 }.filter(\.isPath).map(\.text)
  }
}
