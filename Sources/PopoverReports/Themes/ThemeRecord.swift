import PopoverThemes

/// A theme, where it comes from, and what became of its file.
public struct ThemeRecord: Sendable {
  /// The name that finds it.
  public var name: String
  /// `shipped`, `user` or `path`.
  public var source: String
  /// Where the file is; `nil` of a shipped theme.
  public var path: String?
  /// Whether another theme of the same name comes before it.
  public var isShadowed: Bool
  /// `nil` where the file could not be read.
  public var theme: Theme?
  /// What is wrong with the file, and with those that it inherits from.
  public var faults: [FileFault]

  public init(
    name: String, source: String, path: String? = nil, isShadowed: Bool = false,
    theme: Theme? = nil, faults: [FileFault] = []
  ) {
    self.name = name
    self.source = source
    self.path = path
    self.isShadowed = isShadowed
    self.theme = theme
    self.faults = faults
  }
}
