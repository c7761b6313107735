import PopoverScenes
import PopoverThemes

/// A theme of the collection, and where it comes from.
public struct CollectedTheme: Equatable, Sendable {
  /// The theme as it was last read.
  public var theme: Theme
  /// What it is asked for by: the name of its file without the extension.
  public var name: String
  /// The path of its file; `nil` for a theme that comes with the program.
  public var path: String?
  /// What is wrong with the file now; the theme is as it was before.
  public internal(set) var fault: ThemeReadingFault?
  /// Whether it has not been read yet: the theme is a blank one of the same name.
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
    self.init(CollectedTheme.blank, name: name)
    theme.name = name
    isUnread = true
  }

  private static let blank = Theme(name: "")

  /// What lists and sentences call it.
  var label: String { theme.label(named: name) }

  /// What finds it wherever a theme is asked for: its name, or the path of its file.
  var reference: String { isNamed ? name : path ?? name }

  /// The same place in the collection with what its file holds now.
  func holding(_ theme: Theme) -> CollectedTheme {
    CollectedTheme(theme, path: path, name: name, isNamed: isNamed)
  }

  /// The files that it is read from, as far as is known: its own, and that of its parent if this is given by
  /// its path.
  var files: [String] {
    guard let path else { return [] }
    let parent = theme.parent.map { ThemeReference($0, in: path) }
    return [path] + [parent].compactMap { $0 }.filter(\.isPath).map(\.text)
  }
}

extension SceneLocation {
  /// What a scene here calls a theme; `nil` if that needs knowledge of folders that the lab has not.
  func name(of theme: CollectedTheme) -> String? {
    guard let path = theme.path, !theme.isNamed else { return theme.name }
    guard case .file(let own) = self else { return path }
    return path.relative(toFolderOf: own)
  }
}

extension String {
  /// The path seen from the folder of another one.
  fileprivate func relative(toFolderOf other: String) -> String? {
    if hasPrefix("/") { return self }
    guard !other.hasPrefix("/") else { return nil }
    let (path, folder) = (parts, other.parts.dropLast())
    let shared = zip(path, folder).prefix { $0 == $1 }.count
    guard !folder.dropFirst(shared).contains("..") else { return nil }
    let up = [Substring](repeating: "..", count: folder.count - shared)
    let name = (up + path.dropFirst(shared)).joined(separator: "/")
    return name.contains("/") ? name : "./" + name
  }

  private var parts: [Substring] { split(separator: "/").filter { $0 != "." } }
}
