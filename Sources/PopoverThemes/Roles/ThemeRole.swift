import CellCanvas

/// What a style of a theme is for. The names are those of the file.
public enum ThemeRole: Int, CaseIterable, Hashable, Sendable {
  /// What lies behind everything.
  case page
  /// The rectangle that a popover points at.
  case anchor
  /// The inside of a popover.
  case fill
  case border
  case arrow
  case title
  case footer
  /// The content of a popover.
  case text
  /// The less important part of the content.
  case dim
  /// What is chosen in the content.
  case selection
  /// What a popover's shadow falls on.
  case shadow
  /// The page while a popover is shown.
  case backdrop
  case status
  /// Words beside a key in the status line.
  case hint
  /// The name of a key in the status line.
  case key
  /// Rows that are taken from the popover's room, as a keyboard takes them.
  case keyboard
  /// A message to the person at the terminal.
  case notice

  public var name: String { "\(self)" }
}

extension ThemeRole {
  /// What holds for a role until a theme says otherwise.
  struct Traits {
    /// The role whose colour shows where this one has none; `nil` is the terminal's own.
    var foreground: ThemeRole?
    var background: ThemeRole?
    /// How it stands out where it has colours; colours of its own make `reverse` needless.
    var emphasis: Attributes = []
    /// How it stands out where there are no colours.
    var mono: Attributes = []
    /// The least contrast between its colours: WCAG 2 asks 4.5 for text, 3 for lines and shapes.
    var leastContrast = 4.5
  }

  /// What lies in a popover shows the popover's colours, what lies outside shows the page's.
  var traits: Traits {
    switch self {
    case .page: Traits()
    case .anchor: Traits(foreground: .page, background: .page, mono: [.reverse, .bold])
    case .fill: Traits(foreground: .page, background: .page)
    case .border: Traits(foreground: .text, background: .fill, leastContrast: 3)
    case .arrow: Traits(foreground: .border, background: .page, leastContrast: 3)
    case .title: Traits(foreground: .text, background: .border, emphasis: .bold, mono: .bold)
    case .footer: Traits(foreground: .title, background: .title)
    case .text: Traits(foreground: .fill, background: .fill)
    case .dim: Traits(foreground: .text, background: .text, emphasis: .dim, mono: .dim)
    case .selection:
      Traits(foreground: .text, background: .text, emphasis: .reverse, mono: .reverse)
    case .shadow, .backdrop: Traits(foreground: .page, background: .page, mono: .dim)
    case .status: Traits(foreground: .page, background: .page, mono: .reverse)
    case .hint: Traits(foreground: .status, background: .status, mono: .reverse)
    case .key:
      Traits(
        foreground: .status, background: .status, emphasis: .bold, mono: [.reverse, .bold])
    case .keyboard: Traits(foreground: .page, background: .page, mono: [.reverse, .dim])
    case .notice: Traits(foreground: .page, background: .page, mono: [.reverse, .underline])
    }
  }
}

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
