import PopoverThemes

/// A theme at hand, and where it comes from.
public struct ShelvedTheme: Equatable, Sendable {
  public var theme: Theme
  /// The path of its file; `nil` for a theme that comes with the program.
  public var path: String?
  /// What is wrong with the file as it is now; the theme is how it was when it was last well.
  public internal(set) var fault: ThemeReadingFault?
  /// Whether it has not been read yet: the theme is one of the same name that has nothing of its own.
  public internal(set) var isUnread = false

  /// Whether its name finds it, wherever its file is.
  public internal(set) var isNamed = true

  /// - Parameter isNamed: `nil` if its name finds it only where it has no file.
  public init(_ theme: Theme, path: String? = nil, isNamed: Bool? = nil) {
    self.theme = theme
    self.path = path
    self.isNamed = isNamed ?? (path == nil)
  }

  /// A theme that comes with the program and is read when it is first needed.
  public init(unread name: String) {
    self.init(ShelvedTheme.blank)
    theme.name = name
    isUnread = true
  }

  private static let blank = Theme(name: "")

  /// The files that it is read from, as far as it knows them: its own, and that of its parent if this
  /// is given by its path.
  var files: [String] {
    guard let path else { return [] }
    let parent = theme.parent.map { ThemeReference($0, in: path) }
    return [path] + [parent].compactMap { $0 }.filter(\.isPath).map(\.text)
  }
}
