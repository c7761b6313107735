import PopoverThemes

/// A theme at hand, and where it comes from.
public struct ShelvedTheme: Equatable, Sendable {
  public var theme: Theme
  /// The path of its file; `nil` for a theme that comes with the program.
  public var path: String?
  /// What is wrong with the file as it is now; the theme is how it was when it was last well.
  public internal(set) var fault: ThemeReadingFault?

  public init(_ theme: Theme, path: String? = nil) {
    self.theme = theme
    self.path = path
  }
}
