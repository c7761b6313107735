import ColorSchemes
import Testing

/// One small file for each thing in which readers go wrong.
struct Trap: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var file: String
  var format: SchemeFormat
  var colors: [SchemeSlot: UInt32?]

  init(_ name: String, _ format: SchemeFormat, _ file: String, _ colors: [SchemeSlot: UInt32?]) {
    (testDescription, self.file, self.format, self.colors) = (name, file, format, colors)
  }

  static let bases = """
      base00: "101010"
      base01: '#111111' # a comment
      base05: D0D0D0
      base08: "a00000"
      base0a: "a0a000"
      base0B: "00a000"

    """
  static let brights = """
      base12: "ff0000"
      base13: "ffff00"
      base14: "00ff00"
      base15: "00ffff"
      base16: "0000ff"
      base17: "ff00ff"

    """

  static let ofLines = [
    Trap(
      "quotes, comments and both cases in base16", .base16,
      "system: \"base16\"\nname: \"A\"\npalette:\n" + bases,
      [.background: 0x101010, .foreground: 0xD0D0D0, .ansi(1): 0xA00000, .ansi(9): 0xA00000]),
    Trap(
      "legacy base16", .base16, "scheme: A\nbase00: \"101010\"\nbase0D: \"0000a0\"\n",
      [.background: 0x101010, .ansi(4): 0x0000A0, .ansi(1): nil]),
    Trap(
      "bright colours of base24 out of order", .base24,
      "system: base24\npalette:\n" + bases + brights,
      [
        .ansi(9): 0xFF0000, .ansi(10): 0x00FF00, .ansi(11): 0xFFFF00, .ansi(12): 0x0000FF,
        .ansi(13): 0xFF00FF, .ansi(14): 0x00FFFF,
      ]),
    Trap(
      "base24 without its own colours", .base24, "system: base24\npalette:\n" + bases,
      [.ansi(9): 0xA00000, .ansi(10): 0x00A000, .ansi(11): 0xA0A000]),
    Trap(
      "palette above 15, and digits without a mark", .ghostty,
      "palette = 0=#010203\npalette=16=#abcdef\nbackground = 282c34\ncursor-color = cell-foreground\n",
      [.ansi(0): 0x010203, .background: 0x282C34, .cursor: nil]),
    Trap(
      "three digits without a mark", .ghostty,
      "foreground = fff\nbackground = 123\npalette = 1=f00\nfont-family = bed\n",
      [.foreground: 0xFFFFFF, .background: 0x112233, .ansi(1): 0xFF0000]),
    Trap(
      "a sign before hexadecimal digits", .ghostty,
      "palette = 0x+1=#112233\npalette = 0x2=#445566\nbackground = 282c34\n",
      [.ansi(1): nil, .ansi(2): 0x445566]),
    Trap(
      "a word for the selection, which is not what the documentation says of none", .ghostty,
      "background = 282c34\nforeground = ffffff\nselection-foreground = cell-foreground\n",
      [.selectionForeground: nil, .selectionBackground: 0xFFFFFF]),
    Trap(
      "a word before a colour, and one after a colour", .kitty,
      "cursor none\ncursor #111111\nforeground #222222\nselection_foreground #333333\nselection_foreground none\n",
      [.cursor: 0x111111, .selectionForeground: nil]),
    Trap(
      "opacity in brackets", .xresources, "URxvt.background: [90]#002b36\n*foreground: #ffffff\n",
      [.background: 0x002B36]),
    Trap(
      "channels in brackets", .wezterm,
      "[colors]\nselection_bg = \"rgba(68, 71, 90, 0.5)\"\nselection_fg = \"rgb(1 2 255)\"\n"
        + "cursor_bg = \"rgb(1, 2, 256)\"\nansi = [\"#000000\"]\n",
      [.selectionBackground: 0x44475A, .selectionForeground: 0x0102FF, .cursor: nil]),
    Trap(
      "newer names", .wezterm,
      "[colors] # mine\nansi = [\"black\", \"maroon\", \"green\", \"olive\", \"navy\", \"purple\", \"teal\", \"silver\"]\n",
      [.ansi(3): 0x808000, .ansi(6): 0x008080, .ansi(7): 0xC0C0C0]),
    Trap(
      "headers of tables", .alacritty,
      "[\"colors\".\"primary\"] # the ground\nbackground = '#101010'\n[colors.normal] # eight\nred = '#a00000'\n",
      [.background: 0x101010, .ansi(1): 0xA00000]),
    Trap(
      "a palette in braces", .base16,
      "system: \"base16\"\nname: X\npalette: {base00: \"101010\", base08: \"a00000\"}\n",
      [.background: 0x101010, .ansi(1): 0xA00000]),
    Trap(
      "a palette of base24 in braces", .base24,
      "palette: {base01: \"101010\", base12: \"a00000\"}\n",
      [.ansi(9): 0xA00000]),
    Trap(
      "a section without a name", .foot,
      "initial-color-theme=light\n[colors-dark]\nforeground=ffffff\nbackground=000000\n[colors-light]\nforeground=000000\nbackground=ffffff\n",
      [.background: 0xFFFFFF]),
    Trap(
      "the second colours", .foot,
      "[main]\ninitial-color-theme=2\n[colors]\nforeground=ffffff\nbackground=000000\n[colors2]\nforeground=000000\nbackground=ffffff\n",
      [.background: 0xFFFFFF]),
    Trap(
      "numbers of Zig", .ghostty,
      "palette = 0b101=#123456\npalette = +1_0=#101010\npalette = 0o6=#654321\npalette = 0x3=#abcdef\n",
      [.ansi(5): 0x123456, .ansi(10): 0x101010, .ansi(6): 0x654321, .ansi(3): 0xABCDEF]),
    Trap(
      "tabs", .windowsTerminal, "\t{\n// c\n\t\"purple\": \"#010203\", \"name\": \"a\\tb\" }\n",
      [.ansi(5): 0x010203]),
    Trap(
      "hues", .wezterm,
      "[colors]\nansi = [\"hsl:235 100 50\", \"hsl(-120, 50%, 25%)\", \"hsla(90deg 100% 50% / 0.5)\", \"hsl:0 0 101\"]\n"
        + "brights = [\"hsl:600 100 50\"]\n",
      [
        .ansi(0): 0x0015FF, .ansi(1): 0x202060, .ansi(2): 0x80FF00, .ansi(3): nil,
        .ansi(8): 0x0000FF,
      ]),
    Trap(
      "comments, and a character in two escapes", .windowsTerminal,
      "// mine\n{ \"name\": \"A // \\\" \\ud83d\\ude00\", // b\n\"purple\": \"#010203\" /* c\n */ }\n",
      [.ansi(5): 0x010203]),
    Trap(
      "comments directly before a brace", .windowsTerminal,
      "/*c*/[/* c */{ \"purple\": \"#010203\" } ]\n", [.ansi(5): 0x010203]),
    Trap(
      "schemes in a list", .windowsTerminal, "[ { \"purple\": \"#010203\" } ]\n",
      [.ansi(5): 0x010203]),
    Trap(
      "carriage returns and a byte order mark", .ghostty,
      "\u{FEFF}background = #102030\r\nforeground = \"#FFF\"\r\n",
      [.background: 0x102030, .foreground: 0xFFFFFF, .selectionBackground: 0xFFFFFF]),
    Trap(
      "three and twelve digits, names and no cursor", .kitty,
      "color0 #123\ncolor1 #aabbccddeeff\nforeground light sea green\ncursor none\n",
      [
        .ansi(0): 0x112233, .ansi(1): 0xAACCEE, .foreground: 0x20B2AA, .cursor: nil,
      ]),
    Trap(
      "the last of two lines", .kitty, "color0 #000000\ncolor0 #0a0b0c\n", [.ansi(0): 0x0A0B0C]),
    Trap(
      "two values of a cursor", .foot,
      "[colors]\nforeground=a0a0a0\ncursor=111111 222222\nregular0=ff000000\ndim1=330000 # dim\n",
      [
        .foreground: 0xA0A0A0, .cursorText: 0x111111, .cursor: 0x222222, .ansi(0): 0x000000,
        .dim(1): 0x330000,
      ]),
    Trap(
      "light and dark sections", .foot,
      "[main]\ninitial-color-theme=light\n[colors-dark]\nregular0=000000\n[colors-light]\nregular0=ffffff\n",
      [.ansi(0): 0xFFFFFF]),
    Trap(
      "programs, definitions and spellings of X11", .xresources,
      "! comment\n#define bg #002b36\n*.background: bg\nURxvt*color0: rgb:ff/8/0000\n*color1: #fff\n*color2: [85]bg\n"
        + "XTerm.vt100.foreground: Grey50\n*color3: rgb:01ff/7fff/ffff\n/* before:\n*color3: #000\n*/\n",
      [
        .background: 0x002B36, .ansi(0): 0xFF8800, .ansi(1): 0xF0F0F0, .ansi(2): 0x002B36,
        .ansi(3): 0x027FFF, .foreground: 0x7F7F7F,
        .cursor: 0x7F7F7F,
      ]),
  ]

  static let ofParsers = [
    Trap(
      "purple in Windows Terminal", .windowsTerminal,
      ##"{"name": "A", "purple": "#881798", "brightPurple": "#B4009E", "cursorColor": "#fff"}"##,
      [.ansi(5): 0x881798, .ansi(13): 0xB4009E, .cursor: 0xFFFFFF]),
    Trap(
      "schemes in the settings of Windows Terminal", .windowsTerminal,
      ##"{"schemes": [{"name": "A", "red": "#010203", "cursorColor": "#040506"}, {"name": "B"}]}"##,
      [.ansi(1): 0x010203, .cursor: 0x040506]),
    Trap(
      "magenta in vhs", .vhs,
      ##"{"name": "A", "magenta": "#881798", "cursor": "#040506", "selection": "#070809"}"##,
      [.ansi(5): 0x881798, .cursor: 0x040506, .selectionBackground: 0x070809]),
    Trap(
      "JSON of Gogh", .gogh, ##"{"name": "A", "color_01": "#010203", "hash": "0123456789ab"}"##,
      [.ansi(0): 0x010203, .ansi(1): nil]),
    Trap(
      "colours counted from one in Gogh", .gogh,
      "---\nname: 'A'\nvariant: ''   # dark or light\ncolor_01: '#010203'    # Black (Host)\n"
        + "color_16: '#f1f2f3'\nselection_text: \"#0a0a0a\"\n",
      [.ansi(0): 0x010203, .ansi(15): 0xF1F2F3, .selectionForeground: 0x0A0A0A]),
    Trap(
      "Gogh's colours in a mapping", .gogh,
      "name: A\ncolors:\n  color_01: '#010203'\n  foreground: '#0a0a0a'\n",
      [.ansi(0): 0x010203, .foreground: 0x0A0A0A]),
    Trap(
      "names of X resources in mappings, as pywal writes them", .xresources,
      "special:\n    background: \"#101010\"\ncolors:\n    color0: \"#010203\"\n",
      [.ansi(0): 0x010203, .background: 0x101010]),
    Trap(
      "no bright colours, and the colours of the cell", .alacritty,
      "[colors.primary]\nbackground = '0x101010'\n[colors.normal]\nred = \"#A00000\" # red\n"
        + "[colors.cursor]\ncursor = 'CellForeground'\n[[colors.indexed_colors]]\nindex = 16\ncolor = '#123456'\n",
      [.background: 0x101010, .ansi(1): 0xA00000, .ansi(9): nil, .cursor: nil]),
    Trap(
      "Alacritty's YAML", .alacritty,
      "# before TOML\ncolors:\n  # plain\n  primary:\n    background: '0x2E3440'\n  \"bright\": # light\n    red: 0xBF616A\n",
      [.background: 0x2E3440, .ansi(9): 0xBF616A, .ansi(1): nil]),
    Trap(
      "tables in a line", .alacritty, "[colors]\nnormal = { red = '#a00000' }\n",
      [.ansi(1): 0xA00000]),
    Trap(
      "lists of wezterm", .wezterm,
      "[colors]\nansi = [\"#000000\", 'red', 'rgba(100% 50% 0% 100%)']\nbrights = [\"#888\"]\ncursor_bg = \"#111111\"\n"
        + "cursor_fg = \"#222222\"\nselection_fg = \"none\"\n",
      [
        .ansi(1): 0xFF0000, .ansi(2): 0xFF8000, .ansi(8): 0x888888, .cursor: 0x111111,
        .cursorText: 0x222222,
        .selectionForeground: nil,
      ]),
  ]
}
