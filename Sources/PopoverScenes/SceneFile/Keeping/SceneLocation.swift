import PopoverThemes

/// Where a scene comes from.
public enum SceneLocation: Hashable, Sendable {
  /// One that comes with the program, by its name.
  case shipped(String)
  /// A file, by its path.
  case file(String)
  /// One that has no file yet.
  case unnamed
}

extension SceneLocation {
  /// What a user means who names a scene: a path is anything with a slash in it, or that ends in
  /// `.yaml` or `.yml`.
  public init(_ nameOrPath: String) {
    self = nameOrPath.isScenePath ? .file(nameOrPath) : .shipped(nameOrPath)
  }

  /// What it is called in messages.
  public var title: String {
    switch self {
    case .shipped(let name): name
    case .file(let path): path
    case .unnamed: "(unnamed)"
    }
  }

  /// The path of what the scene names, relative to the folder of its own file.
  public func path(of name: String) -> String {
    guard !name.hasPrefix("/"), case .file(let path) = self else { return name }
    return (path.lastIndex(of: "/").map { String(path[...$0]) } ?? "./") + name
  }
}

extension String {
  fileprivate var isScenePath: Bool {
    contains("/") || hasSuffix(".yaml") || hasSuffix(".yml")
  }
}
