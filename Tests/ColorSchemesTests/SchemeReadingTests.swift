import ColorSchemes
import Testing

@Suite("Reading a colour scheme")
struct SchemeReadingTests {
  @Test(arguments: Trap.ofLines + Trap.ofParsers) func noTrapCatches(trap: Trap) throws {
    let scheme = try ColorScheme.read(Array(trap.file.utf8)).scheme
    #expect(scheme.format == trap.format)
    for (slot, rgb) in trap.colors { #expect(scheme[slot] == rgb, "\(slot.name)") }
  }

  /// The foreground that counts, and the extras. A file for other programs alone is one of theirs.
  @Test(arguments: [
    ("*foreground: #111111\nEmacs*foreground: #00ff00\n", ["Emacs*foreground"]),
    ("Emacs*foreground: #00ff00\nURxvt.foreground: #111111\n", ["Emacs*foreground"]),
    ("foreground: #111111\ndmenu.foreground: #0000ff\n", ["dmenu.foreground"]),
    ("?.foreground: #111111\nEmacs.foreground: #0000ff\n", ["Emacs.foreground"]),
    ("*foreground: #333333\nXTerm*foreground: #111111\n", []),
    ("XTerm*foreground: #111111\n*foreground: #333333\n", []),
    (
      "xterm*vt100.foreground: #111111\nXTerm*foreground: #333333\n*vt100*foreground: #444444\n", []
    ),
    ("*VT100.foreground: #111111\n?.foreground: #333333\n", []),
    (
      "*foreground: #111111\n*Dialog*foreground: #ff0000\n*Emacs.foreground: #00ff00\n",
      ["*Dialog*foreground", "*Emacs.foreground"]
    ),
    (
      "URxvt.foreground: #111111\nXTerm*scrollbar.foreground: #00ff00\n",
      ["XTerm*scrollbar.foreground"]
    ),
    ("Emacs*foreground: #111111\n*highlight: #333333\n", ["highlight"]),
    ("#define Foreground_Color #111111\nEmacs*foreground: #00ff00\n", ["Emacs*foreground"]),
  ])
  func resourcesOfTerminalsCount(file: String, extras: [String]) throws {
    let scheme = try ColorScheme.read(Array((file + "*color0: #000000\n").utf8)).scheme
    #expect(scheme[.foreground] == 0x111111 && scheme.extras.map(\.name) == extras)
    let again = try ColorScheme.read(Array(scheme.written(as: .xresources).text.utf8)).scheme
    #expect(again.extras == scheme.extras && again.colors == scheme.colors)
  }

  /// A name that a definition gives stands for a value, and is no colour of the terminal.
  @Test func aDefinitionIsNoColour() throws {
    let file =
      "#define S_base03 #002b36\n#define Ansi_1_Color #dc322f\n*background: S_base03\n"
      + "#define Badge_Color #ff0000\n*color0: \"#073642\"\n"
    let scheme = try ColorScheme.read(Array(file.utf8)).scheme
    #expect(scheme[.background] == 0x002B36 && scheme[.ansi(1)] == 0xDC322F)
    #expect(scheme.extras.isEmpty && scheme[.ansi(0)] == 0x073642)
    #expect(!scheme.written(as: .xresources).text.contains("S_base03"))
  }

  /// What a parser has read is no longer in quotes, and two pairs of them are not one around a text.
  @Test(arguments: [
    ("name: '\"A\" and \"B\"'\nbase00: '101010'\n", "\"A\" and \"B\""),
    ("name: \"'A'\"\nbase00: '101010'\n", "'A'"),
    ("name: \" A \"\nbase00: '101010'\n", "A"),
    (##"{"name": "\"A\"", "purple": "#010203"}"##, "\"A\""),
    ("[metadata]\nname = '\"A\"'\n[colors]\nforeground = '#ffffff'\n", "\"A\""),
    ("## name: \"A\"\ncolor0 #000000\n", "A"), ("## name: '\"A\"'\ncolor0 #000000\n", "\"A\""),
    ("## name: \"A\" and \"B\"\ncolor0 #000000\n", "\"A\" and \"B\""),
  ])
  func aNameLosesNoQuotesOfItsOwn(file: String, name: String) throws {
    #expect(try ColorScheme.read(Array(file.utf8)).scheme.name == name)
  }

  /// A palette of a theme may have the names that colours of schemes have. Both forms of a file are told by the same.
  @Test(
    arguments: [
      ("border: rounded\npalette:\n  base03: '#111111'\n  base10: '#222222'\n", nil),
      (
        "border: rounded\npalette: { base03: '#111111' }\nlight:\n  palette: { base03: '#222222' }\n",
        nil
      ),
      ("scheme: { accent: base0C }\npalette: &p\n  base03: '#111111'\n", nil),
      ("bordr: rounded\npalette:\n  color1: '#333333'\n", nil),
      ("summary: |\n  two\npalette:\n  color_01: '#333333'\n", nil),
      (##"{"border": "rounded", "palette": {"base03": "#111111"}}"##, nil),
      (##"{"scheme": {"accent": "base0C"}, "palette": {"base03": "#111111"}}"##, nil),
      ("system: base16\nurl: here\npalette:\n  base03: '111111'\n", .base16),
      ("scheme: A\nurl: here\npalette:\n  base03: '111111'\n", .base16),
      ("name: A\nslug: a\npalette: # mine\n  base03: '111111'\n", .base16),
      ("  name: A\n  palette:\n    base03: '111111'\n", .base16),
      ("url: here\nbase03: '111111'\n", .base16),
      ("system: base24\npalette:\n  base03: '111111'\n", .base24),
      ("system: base16\npalette:\n  base10: '111111'\n", .base16),
      (##"{"system": "base24", "palette": {"base03": "111111"}}"##, .base24),
      (##"{"system": "base16", "palette": {"base10": "111111"}}"##, .base16),
      (##"{"name": "A", "palette": {"base10": "111111"}}"##, .base24),
      ("name: A\nsource: http://a.b/c\npalette: { base00: '111111' }\n", .base16),
      (##"{"$schema": "x", "url": "y", "palette": {"base00": "111111"}}"##, .base16),
      ("name: A\nauthor: me\npalette: { base03: '#111111', color1: red }\n", nil),
      (##"{"name": "A", "palette": {"base03": "#111111", "accent": "red"}}"##, nil),
      ("name: A\npalette: { base03: '#111111', bsae04: '#222222', base1F: '#333333' }\n", .base16),
      ("system: base16\npalette: { base03: '#111111', accent: red }\n", .base16),
      ("palette: {\nbase03: '#111111' }\nborder: rounded\n", nil),
      ("name: A\npalette:\n\tbase00: '111111'\n", .base16),
      ("border: rounded\npalette:\n\tbase00: '111111'\n", nil),
      ("colors:\n  primary:\n\tbackground: '0x101010'\n", .alacritty),
      ("colors:\n  name: 'a'\n  color_01: '#333333'\n", .gogh),
    ] as [(String, SchemeFormat?)])
  func aThemeIsNoScheme(file: String, format: SchemeFormat?) {
    #expect(SchemeFormat.detected(in: Array(file.utf8)) == format)
  }

  /// Of several schemes the first one tells the format, and is read.
  @Test(arguments: [
    ##"[{"name": "A", "palette": {"base00": "111111"}}, {"name": "B", "palette": {"base00": "222222"}}]"##,
    ##"{"schemes": [{"name": "A", "palette": {"base00": "111111"}}, {"name": "B", "border": "x"}]}"##,
    "- name: A\n  palette:\n    base00: '111111'\n- name: B\n  palette: { accent: '222222' }\n",
  ])
  func theFirstOfSeveralIsRead(file: String) throws {
    let reading = try ColorScheme.read(Array(file.utf8))
    #expect(reading.scheme.format == .base16 && reading.scheme.name == "A")
    #expect(reading.scheme[.background] == 0x111111)
    #expect(reading.warnings.contains { $0.description.contains("1 other scheme;") })
  }

  @Test func whatIsDerivedIsMarked() throws {
    let file = "system: base24\npalette:\n" + Trap.bases
    let scheme = try ColorScheme.read(Array(file.utf8)).scheme
    let derived = scheme.colors.filter(\.value.isDerived).keys
    #expect(Set(derived) == [.ansi(9), .ansi(10), .ansi(11)])
  }

  @Test func whatOnlyTheFormatKnowsIsKept() throws {
    let kitty =
      "## name: Nord\n## author: Jane\ncolor0 #000000\ncolor16 #010203\nurl_color #0087bd\n"
    let scheme = try ColorScheme.read(Array(kitty.utf8)).scheme
    #expect(scheme.name == "Nord" && scheme.author == "Jane")
    let extras = [SchemeExtra("color16", 0x010203), SchemeExtra("url_color", 0x0087BD)]
    #expect(scheme.extras == extras)
    let base = try ColorScheme.read(Array("scheme: A\nvariant: dark\nbase0F: \"0a0b0c\"\n".utf8))
    #expect(base.scheme.extras == [SchemeExtra("base0F", 0x0A0B0C)])
    #expect(base.scheme.name == "A" && base.scheme.variant == "dark")
  }
}
