import CellCanvas

/// What a theme says about one role; what it leaves out comes from other roles.
public struct RoleStyle: Equatable, Sendable {
  public var foreground: Color?
  public var background: Color?
  public var attributes: Attributes?
  /// The attributes where there are no colours.
  public var mono: Attributes?

  public init(
    foreground: Color? = nil, background: Color? = nil, attributes: Attributes? = nil,
    mono: Attributes? = nil
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
    self.mono = mono
  }

  var hasColors: Bool { foreground != nil || background != nil }
}
