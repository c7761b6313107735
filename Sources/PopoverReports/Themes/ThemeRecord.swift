import PopoverThemes

/// A theme, where it comes from, and what became of its file.
package struct ThemeRecord: Sendable {
  /// The name that finds it.
  package var name: String
  /// `shipped`, `user` or `path`.
  package var source: String
  /// Where the file is; `nil` of a shipped theme.
  package var path: String?
  /// Whether another theme of the same name comes before it.
  package var isShadowed: Bool
  /// `nil` where the file could not be read.
  package var theme: Theme?
  /// What is wrong with the file, and with those that it inherits from.
  package var faults: [FileFault]

  package init(
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
