extension SchemeFormat {
  /// What the keys of the format mean.
  var rules: FormatRules {
    switch self {
    case .base16: .base16
    case .base24: .base24
    case .ghostty: .ghostty
    case .alacritty: .alacritty
    case .gogh: .gogh
    case .kitty: .kitty
    case .iterm2: .iterm2
    case .windowsTerminal: .windowsTerminal
    case .vhs: .vhs
    case .wezterm: .wezterm
    case .foot: .foot
    case .xresources: .xresources
    }
  }

  /// The form of its lines; `nil` if a parser reads it.
  var grammar: LineGrammar? {
    switch self {
    case .ghostty: LineGrammar(separator: "=", comments: ["#"])
    case .kitty: LineGrammar(separator: nil, comments: ["#"])
    case .foot: LineGrammar(separator: "=", comments: ["#", ";"], hasSections: true)
    case .xresources:
      LineGrammar(
        separator: ":", comments: ["!"], defined: Set(FormatRules.definitions.keys))
    default: nil
    }
  }
}
