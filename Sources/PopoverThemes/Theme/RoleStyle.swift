import CellCanvas

/// What a theme says about one role; what it leaves out comes from other roles.
public struct RoleStyle: Equatable, Sendable {
  public var foreground: Color?
  /// From top to bottom in steps of the same height; one colour is the same everywhere. Only
  /// ``ThemeRole/fill`` has more than one.
  public var backgrounds: [Color]
  public var attributes: Attributes?
  /// The attributes where there are no colours.
  public var mono: Attributes?

  public init(
    foreground: Color? = nil, backgrounds: [Color], attributes: Attributes? = nil,
    mono: Attributes? = nil
  ) {
    self.foreground = foreground
    self.backgrounds = backgrounds
    self.attributes = attributes
    self.mono = mono
  }

  public init(
    foreground: Color? = nil, background: Color? = nil, attributes: Attributes? = nil,
    mono: Attributes? = nil
  ) {
    self.init(
      foreground: foreground, backgrounds: background.map { [$0] } ?? [], attributes: attributes,
      mono: mono)
  }

  var background: Color? { backgrounds.first }
  var hasColors: Bool { foreground != nil || background != nil }
}
