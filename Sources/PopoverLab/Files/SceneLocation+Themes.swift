import PopoverScenes

extension SceneLocation {
  /// What a scene here calls a theme; `nil` if it cannot be said without knowing where folders are.
  func name(of theme: ShelvedTheme) -> String? {
    guard let path = theme.path, !theme.isNamed else { return theme.name }
    guard case .file(let own) = self else { return path }
    return path.relative(toFolderOf: own)
  }
}

extension String {
  /// The path as it is told from the folder of another one.
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
