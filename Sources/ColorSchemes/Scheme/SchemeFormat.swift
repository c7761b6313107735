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
