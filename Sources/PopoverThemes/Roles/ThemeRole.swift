import CellCanvas

/// The purpose of a style of a theme. Its name is its key below `styles` in a file.
public enum ThemeRole: Int, CaseIterable, Hashable, Sendable {
  /// The background of everything.
  case page
  /// The rectangle that a popover points at.
  case anchor
  /// The inside of a popover.
  case fill
  /// The border of a popover, and the frame around its content.
  case border
  /// The arrow of a popover.
  case arrow
  /// The title of a popover.
  case title
  /// The footer of a popover.
  case footer
  /// The content of a popover.
  case text
  /// The less important part of the content.
  case dim
  /// The selected part of the content.
  case selection
  /// Cells in the shadow of a popover.
  case shadow
  /// The page while a popover is shown.
  case backdrop
  /// The status line.
  case status
  /// Words beside a key in the status line.
  case hint
  /// The name of a key in the status line.
  case key
  /// Rows that popovers must leave free, like those of an on-screen keyboard.
  case keyboard
  /// A message to the person at the terminal.
  case notice

  /// The name in files, spelled out: what `"\(self)"` says is found by reflection, which takes 0.3 ms of every start.
  public var name: String {
    switch self {
    case .page: "page"
    case .anchor: "anchor"
    case .fill: "fill"
    case .border: "border"
    case .arrow: "arrow"
    case .title: "title"
    case .footer: "footer"
    case .text: "text"
    case .dim: "dim"
    case .selection: "selection"
    case .shadow: "shadow"
    case .backdrop: "backdrop"
    case .status: "status"
    case .hint: "hint"
    case .key: "key"
    case .keyboard: "keyboard"
    case .notice: "notice"
    }
  }
}

extension ThemeRole {
  struct Traits {
    /// The role whose foreground this one has by default; `nil` is the terminal's own.
    var foreground: ThemeRole?
    /// The role whose background this one has by default; `nil` is the terminal's own.
    var background: ThemeRole?
    /// The attributes where there are colours. A role with colours of its own is not reversed.
    var emphasis: Attributes = []
    /// The attributes where there are no colours.
    var mono: Attributes = []
    /// The least contrast between its colours.
    var leastContrast = LeastContrast.text
  }

  /// The defaults: the colours of the popover for roles inside it, those of the page outside.
  var traits: Traits {
    switch self {
    case .page: Traits()
    case .anchor: Traits(foreground: .page, background: .page, mono: [.reverse, .bold])
    case .fill: Traits(foreground: .page, background: .page)
    case .border: Traits(foreground: .text, background: .fill, leastContrast: LeastContrast.shape)
    case .arrow: Traits(foreground: .border, background: .page, leastContrast: LeastContrast.shape)
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

/// The style that a theme gives to a role. What it leaves out comes from other roles.
public struct RoleStyle: Equatable, Sendable {
  /// The colour of glyphs.
  public var foreground: Color?
  /// The colours behind the glyphs in equal steps downwards; only ``ThemeRole/fill`` has several.
  public var backgrounds: [Color]
  /// The attributes where there are colours.
  public var attributes: Attributes?
  /// The attributes where there are no colours.
  public var mono: Attributes?

  /// Creates a style whose background may change from top to bottom.
  public init(
    foreground: Color? = nil, backgrounds: [Color], attributes: Attributes? = nil,
    mono: Attributes? = nil
  ) {
    self.foreground = foreground
    self.backgrounds = backgrounds
    self.attributes = attributes
    self.mono = mono
  }

  /// Creates a style with the same background everywhere.
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
