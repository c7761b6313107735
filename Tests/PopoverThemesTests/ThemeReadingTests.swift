import CellCanvas
import PopoverGeometry
import PopoverThemes
import TestSupport
import Testing

@Suite struct ThemeReadingTests {
  /// Files by name or path.
  private func reader(_ files: KeyValuePairs<String, String>) -> ThemeReader {
    let sources = Dictionary(files.map { ($0.key, Array($0.value.utf8)) }) { first, _ in first }
    return ThemeReader(knownNames: ["rounded", "classic"]) { reference in
      sources[reference.text].map { ThemeSource(path: reference.text, bytes: $0) }
    }
  }

  private func theme(_ files: KeyValuePairs<String, String>) throws -> Theme {
    let first = files[0]
    return try reader(files).theme(ThemeSource(path: first.key, bytes: Array(first.value.utf8)))
  }

  private func messages(_ files: KeyValuePairs<String, String>) -> [String] {
    errorLines { _ = try theme(files) }
  }

  @Test func ownThenParentThenDefault() throws {
    let theme = try theme([
      "themes/child.yaml": """
      inherits: parent
      title: {alignment: end}
      padding: {top: 2}
      palette: {ink: "#00ff00"}
      styles: {fill: {foreground: white}}
      """,
      "parent": """
      name: parent
      author: someone
      summary: of the parent
      inherits: ./eldest.yaml
      title: {position: bottom}
      palette: {ink: "#ff0000"}
      styles: {border: {foreground: ink}, fill: {foreground: black, background: ink}}
      """,
      "eldest.yaml": "border: double\ntitle: center\nbackdrop: dim\nlow-contrast: on purpose",
    ])
    #expect(theme.name == "child")
    #expect(theme.author.isEmpty && theme.summary.isEmpty)
    #expect(theme.parent == "parent")
    #expect(theme.lowContrastReason == "on purpose")
    #expect(theme.shape.border == .double)
    #expect(theme.shape.title == ThemeLabel(position: .bottom, alignment: .end))
    #expect(theme.shape.padding == Insets(top: 2, left: 1, bottom: 0, right: 1))
    #expect(theme.shape.backdrop == 40)
    let fill = theme.style(.fill, depth: .trueColor)
    #expect(fill == Style(foreground: .palette(7), background: .rgb(0x00FF00)))
    #expect(theme.style(.border, depth: .trueColor).foreground == .rgb(0x00FF00))
  }

  /// What a file inherits may be there for others; its own names are for its styles, those of the parent too.
  @Test(arguments: [
    (
      "palette: {fraem: red, z: 1}",
      [
        "1:11: no style uses the colour 'fraem'; did you mean 'frame'?",
        "1:23: no style uses the colour 'z'",
      ]
    ), ("palette: {frame: red}", []),
    ("palette: {own: red}\nstyles: {fill: {background: [own, blue]}}", []),
    ("palette: {own: red}\ndark: {styles: {text: {foreground: own}}}", []),
    ("light: {palette: {frame: red, own: blue}}", ["1:31: no style uses the colour 'own'"]),
    (
      "light: {palette: {own: blue}}\ndark: {styles: {text: {foreground: own}}, palette: {own: red}}",
      [
        "1:19: the colour 'own' has no effect: 'light' or 'dark' has another where a style uses the name"
      ]
    ), ("palette: {red: blue}\nstyles: {text: {foreground: red}}", []),
    ("palette: {day: red, spare: red}", ["1:21: no style uses the colour 'spare'"]),
    (
      "palette: {moon: red}",
      [
        "1:11: the colour 'moon' has no effect: 'light' or 'dark' has another where a style uses the name"
      ]
    ),
  ])
  func aColorWithoutEffectIsAWarning(own: String, warnings: [String]) throws {
    let parent = """
      palette: {frame: blue, day: white}
      styles: {border: {foreground: frame}, text: {foreground: day}, title: {foreground: moon}}
      light: {palette: {spare: green, moon: white}}
      dark: {palette: {day: black, moon: blue}}
      """
    let found = try reader(["parent": parent]).reading(
      ThemeSource(path: "t.yaml", bytes: Array((own + "\ninherits: parent").utf8)))
    #expect(found.warnings.map { "\($0.place): \($0.reason)" } == warnings)
    let alone = ThemeSource(path: "t.yaml", bytes: Array("palette: {spare: red}".utf8))
    #expect(try ThemeReader().reading(alone).warnings.isEmpty)
  }

  @Test(arguments: [
    ("a/b/t.yaml", "../c.yaml", "a/c.yaml"), ("t.yaml", "./c.yml", "c.yml"),
    ("t.yaml", "../../c.yaml", "../../c.yaml"), ("/a/t.yaml", "x/../c.yaml", "/a/c.yaml"),
    ("a b/t.yaml", "Ünïcode theme.yaml", "a b/Ünïcode theme.yaml"),
    ("/dev/stdin", "./c.yaml", "c.yaml"), ("/dev/fd/63", "../c.yaml", "../c.yaml"),
    ("a/t.yaml", "/c.yaml", "/c.yaml"), ("a/t.yaml", "classic", "classic"),
  ])
  func aPathIsRelativeToItsFile(child: String, parent: String, path: String) throws {
    let theme = try theme([child: "inherits: \"\(parent)\"", path: "border: double"])
    #expect(theme.shape.border == .double)
  }

  @Test func aParentThatIsNotThereIsAFault() {
    #expect(
      messages(["t.yaml": "inherits: clasic"])
        == ["t.yaml:1:11: unknown theme 'clasic'; did you mean 'classic'?"])
    #expect(
      messages(["a/t.yaml": "inherits: ./x.yaml"]) == [
        "a/t.yaml:1:11: there is no theme to read at 'a/x.yaml'; a path is relative to this file"
      ])
    #expect(
      messages(["t.yaml": "inherits: [a]"])
        == ["t.yaml:1:11: found a list; expected the name of a theme"])
  }

  /// A theme can inherit from another one of the same name.
  @Test func aThemeDoesNotInheritFromItself() {
    #expect(
      messages(["a/classic.yaml": "inherits: classic"]) == [
        "a/classic.yaml:1:11: a theme cannot inherit from itself, and there is no other theme "
          + "'classic'"
      ])
    let known = messages(["a/classic.yaml": "inherits: clasic"])
    #expect(known.first?.contains("did you mean") == false, "\(known)")
    #expect(
      messages(["a/classic.yaml": "inherits: clasic", "classic": ""])
        == ["a/classic.yaml:1:11: unknown theme 'clasic'; did you mean 'classic'?"])
  }

  @Test func aCycleIsAFaultInTheFileThatClosesIt() {
    #expect(
      messages(["t.yaml": "border: nne\ninherits: t.yaml"]) == [
        "t.yaml:1:9: unknown border 'nne'; did you mean 'none'?",
        "t.yaml:2:11: the theme inherits from itself: t.yaml, then t.yaml",
      ])
    #expect(
      messages(["a": "inherits: b", "b": "inherits: c", "c": "\ninherits: a"])
        == ["c:2:11: the theme inherits from itself: a, then b, then c, then a"])
  }

  /// Different spellings of a path name the same file.
  @Test func aCycleIsSeenImmediately() {
    for path in ["./t.yaml", "a/../t.yaml", ".//t.yaml"] {
      #expect(
        messages([path: "inherits: \(path)", "t.yaml": "inherits: t.yaml"])
          == ["\(path):1:11: the theme inherits from itself: t.yaml, then t.yaml"])
    }
  }

  @Test func faultsOfAParentNameItsFile() {
    let files: KeyValuePairs = [
      "t.yaml": "inherits: p\nborder: nne", "p": "bordr: x\narrow: {up: '^', down: 'vv'}",
    ]
    #expect(
      messages(files) == [
        "t.yaml:2:9: unknown border 'nne'; did you mean 'none'?",
        "p:1:1: unknown key 'bordr'; did you mean 'border'?",
        "p:2:24: this art has 1 row of 2 columns; 1 row of 1 column expected, as for up",
      ])
  }

  /// Each of the two files is valid by itself.
  @Test func aConflictWithTheParentIsAFaultOfTheChild() {
    let files: KeyValuePairs = [
      "t.yaml": "border: heavy\ninherits: p", "p": "arrow: wedge\njoin: {up: '----'}",
    ]
    #expect(messages(files) == [])
    #expect(
      messages(["t.yaml": "arrow: {up: '^'}\ninherits: p", "p": "arrow: wedge\njoin: {up: '----'}"])
        == ["t.yaml:2:1: found 4 glyphs; 1 expected"])
    #expect(
      messages(["t.yaml": "arrow: small\ninherits: p", "p": "join: {up: '--'}\narrow: slope"]) == []
    )
  }

  @Test func lightAndDarkChangeTheStyles() throws {
    var theme = try theme([
      "t.yaml": """
      palette: {paper: white}
      styles: {fill: {foreground: blue, background: paper}}
      dark: {palette: {paper: black}, styles: {fill: {foreground: yellow}}}
      """
    ])
    #expect(theme.appearances == [.light, .dark])
    #expect(theme.style(.fill, depth: .palette16).background == .palette(7))
    #expect(!theme.isDark && theme.brightness > 0.7)
    theme.appearance = .dark
    #expect(
      theme.style(.fill, depth: .palette16)
        == Style(foreground: .palette(3), background: .palette(0)))
    #expect(theme.isDark && theme.brightness == 0)
  }

  @Test(arguments: [
    ("styles: {fill: {background: white}}", [Appearance.light]), ("border: single", [.dark]),
    ("styles: {fill: {foreground: black}}", [.light]), ("appearance: light", [.light]),
    ("appearance: dark\nlight: {}", [.dark, .light]), ("dark: {}", [.light, .dark]),
  ])
  func theAppearances(text: String, appearances: [Appearance]) throws {
    let theme = try theme(["t.yaml": text])
    #expect(theme.appearances == appearances && theme.appearance == appearances[0])
  }

  @Test func onlyKindsThatItHasAreShown() throws {
    var theme = try theme(["t.yaml": "kinds: [four-arrows, seamless]\nkind: seamless"])
    #expect(theme.kinds == [.seamless, .fourArrows] && theme.kind == .seamless)
    theme.kind = .turnedArrow
    #expect(theme.kind == .seamless)
    theme.kind = .fourArrows
    #expect(theme.kind == .fourArrows)
  }

  /// Chrome of ASCII does not mean that the terminal shows nothing but ASCII.
  @Test(arguments: [
    "border: none\narrow: none", "border: none\narrow: ascii", "border: ascii",
    "border: ascii\narrow: none", "background: ['.-.', '| |', '.-.']\narrow: ascii",
  ])
  func chromeOfASCIILeavesTextsAlone(text: String) throws {
    let own = try theme(["t.yaml": text])
    var canvas = Canvas(size: CellSize(width: 12, height: 1))
    canvas.draw("Größe 日本語", at: CellPoint(x: 0, y: 0), style: .plain, clip: canvas.bounds)
    #expect(own.legible(canvas) == canvas)
    #expect(own.inASCII.legible(canvas).picture == "Gr??e ? ? ? \n")
    #expect(!own.isASCII && own.inASCII.isASCII)
  }

  @Test func inASCIIItShowsItsFallback() throws {
    let own = try theme([
      "t.yaml": "border: rounded\narrow: wedge\nascii: {arrow: tee, border: double, padding: 0}"
    ])
    #expect(!own.isASCII && own.inASCII.isASCII)
    #expect(own.inASCII.metrics.verticalArrow == ArrowMetrics(base: 1, height: 0))
    #expect(own.inASCII.shape.padding == .zero && own.shape.padding != .zero)
    let mapped = try theme(["t.yaml": "border: rounded\narrow: slope"]).inASCII.shape
    #expect(mapped.border == .ascii)
    #expect(mapped.arrow.art[.up] == GlyphArt(rows: [GlyphText("/\\").glyphs]))
  }

  /// An arrow for `ascii` keeps its own join, whatever a child gives the other one.
  @Test func aJoinDoesNotCountUnderAnArrowForASCIIOfAnotherWidth() throws {
    let parent = "border: single\njoin: {up: '┛┗'}\narrow: {up: '╱╲'}\nascii: {arrow: {up: '^'}}"
    func joins(_ child: String) throws -> [String] {
      let theme = try theme(["t.yaml": "inherits: ./p.yaml\n\(child)", "p.yaml": parent])
      return [theme.shape, theme.inASCII.shape].map { shape in
        shape.turnedArrow.joins[.up].map(\.text).joined()
      }
    }
    #expect(try joins("") == ["┛┗", "+"])
    #expect(try joins("join: {up: '╯╰'}") == ["╯╰", "+"])
    #expect(try joins("ascii: {arrow: {up: '/\\'}}") == ["┛┗", "++"])
    #expect(try joins("join: {up: '╯╰'}\nascii: {join: {up: '='}}") == ["╯╰", "="])
    #expect(
      messages(["t.yaml": "inherits: ./p.yaml\njoin: {up: '┛ ┗'}", "p.yaml": parent])
        == ["t.yaml:2:12: found 3 glyphs; 2 expected"])
  }

  /// What is not in use is listed behind its name, so that two themes are the same only if they are it everywhere.
  @Test func theListingHasWhatIsNotInUse() throws {
    let listing = try theme([
      "t.yaml": """
      kinds: [turned-arrow, four-arrows]
      light: {styles: {fill: {background: white}}}
      ascii: {border: double}
      """
    ]).listing
    let keys = listing.map(\.key)
    #expect(Set(keys).count == keys.count)
    for row in [
      ("ascii.border", "\"+-+\" \"| |\" \"+-+\""), ("dark.styles.fill.background", "standard"),
      ("styles.fill.background", "white"), ("four-arrows.caps", "1 1 1 1"),
    ] { #expect(listing.contains { $0 == row }, "\(row)") }
  }

  @Test func theListingNamesEveryKeyInForce() throws {
    let theme = try theme([
      "t.yaml": "padding: [0, 2]\nstyles: {fill: {background: [\"#012345\", red]}}\nkind: seamless"
    ])
    let listing = Dictionary(theme.listing.map { ($0.key, $0.value) }) { _, _ in "twice" }
    #expect(listing["padding"] == "0 2 0 2" && listing["kinds"] == "seamless")
    #expect(listing["border"] == "\"┌─┐\" \"│ │\" \"└─┘\"")
    #expect(listing["styles.fill.background"] == "#012345 red")
    #expect(listing["styles.title.attributes"] == "bold" && listing["shadow"] == "none")
    #expect(!listing.values.contains("twice"))
    let pictures = try self.theme([
      "t.yaml": "images: {up: ['  ^  ', '+-+-+', '|   |', '+---+']}"
    ]).listing
    let picture = "\"  ^  \" \"+-+-+\" \"|   |\" \"+---+\""
    #expect(pictures.contains { $0 == ("images.up.middle", picture) })
    #expect(pictures.contains { $0 == ("images.left.start", "none") })
  }

  @Test(arguments: [
    (
      "styles: {fill: {background: inc}}\npalette: {ink: 3}",
      "1:29: 'inc' is not a colour; did you mean 'ink'?"
    ),
    (
      "dark: {styles: {fill: {background: inc}}}\npalette: {ink: 3}",
      "1:36: 'inc' is not a colour; did you mean 'ink'?"
    ),
    ("styles: {text: {background: [red, blue]}}", "1:29: found a list; expected a colour"),
    ("styles: {fill: {background: []}}", "1:29: found a list; expected a list of 1 to 64 colours"),
    ("palette: [red]", "1:10: found a list; expected lines"),
    ("shadow: {size: [9, 1]}", "1:17: found '9'; expected a whole number from 0 to 4"),
    ("shadow: {glyph: ab}", "1:17: found 'ab'; expected one cell in quotes"),
    ("shadow: up", "1:9: unknown shadow 'up'; known here: right, left, none"),
    ("backdrop: 101", "1:11: found '101'; expected a whole number from 0 to 100"),
    ("backdrop: dimm", "1:11: unknown backdrop 'dimm'; did you mean 'dim'?"),
    ("kind: seemless", "1:7: unknown kind 'seemless'; did you mean 'seamless'?"),
    ("kinds: [turned-arow]", "1:9: unknown kind 'turned-arow'; did you mean 'turned-arrow'?"),
    ("light: 3", "1:8: found '3'; expected lines"),
    ("ascii: {bordr: ascii}", "1:9: unknown key 'bordr'; did you mean 'border'?"),
    ("border: [a, b, c, d, e, f, g, hi]", "1:31: this row has 2 columns; 1 expected"),
    ("overlap: 2", "1:10: found '2'; expected a whole number from 0 to 1"),
    ("footer: {postion: top}", "1:10: unknown key 'postion'; did you mean 'position'?"),
  ])
  func faults(text: String, message: String) {
    let found = messages(["t.yaml": text])
    #expect(found.count == 1 && found[0].hasPrefix("t.yaml:" + message), "\(found)")
  }
}
