/// A place for a colour that terminals have in common.
public enum SchemeSlot: Hashable, Sendable {
  /// One of the sixteen colours of the terminal, 0 to 15.
  case ansi(Int)
  /// One of the eight colours of dim text, 0 to 7.
  case dim(Int)
  /// Text.
  case foreground
  /// What lies behind text.
  case background
  /// The block of the cursor.
  case cursor
  /// The text below the cursor.
  case cursorText
  /// What lies behind selected text.
  case selectionBackground
  /// Selected text.
  case selectionForeground
  /// Text that is dim.
  case dimForeground
  /// Text that is bold or bright.
  case brightForeground
}

extension SchemeSlot {
  /// Its name in JSON and in messages: `ansi.4`, `selection-background`.
  public var name: String {
    switch self {
    case .ansi(let index): "ansi.\(index)"
    case .dim(let index): "dim.\(index)"
    case .foreground: "foreground"
    case .background: "background"
    case .cursor: "cursor"
    case .cursorText: "cursor-text"
    case .selectionBackground: "selection-background"
    case .selectionForeground: "selection-foreground"
    case .dimForeground: "dim-foreground"
    case .brightForeground: "bright-foreground"
    }
  }
}

extension SchemeSlot {
  /// All slots, each by its name.
  private static let byName: [String: SchemeSlot] = {
    let numbered = (0..<16).map(SchemeSlot.ansi) + (0..<8).map(SchemeSlot.dim)
    let others: [SchemeSlot] = [
      .foreground, .background, .cursor, .cursorText, .selectionBackground, .selectionForeground,
      .dimForeground, .brightForeground,
    ]
    return Dictionary(uniqueKeysWithValues: (numbered + others).map { ($0.name, $0) })
  }()

  /// The slot of a name; `nil` if there is none.
  public init?(name: String) {
    guard let slot = Self.byName[name] else { return nil }
    self = slot
  }
}

/// The formats in which schemes are read and written. The raw value is the word in options and in JSON.
public enum SchemeFormat: String, CaseIterable, Hashable, Sendable {
  /// YAML of tinted-theming with sixteen colours.
  case base16
  /// YAML of tinted-theming with 24 colours.
  case base24
  /// Lines of a configuration of Ghostty.
  case ghostty
  /// TOML of Alacritty.
  case alacritty
  /// YAML of Gogh.
  case gogh
  /// Lines of a configuration of kitty.
  case kitty
  /// A property list of iTerm2.
  case iterm2
  /// JSON of Windows Terminal.
  case windowsTerminal = "windows-terminal"
  /// JSON of vhs.
  case vhs
  /// TOML of WezTerm.
  case wezterm
  /// Sections of a configuration of foot.
  case foot
  /// Lines of X resources.
  case xresources
}
