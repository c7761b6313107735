import CellCanvas
import PopoverGeometry
import PopoverThemes
import TestSupport
import Testing

/// Reads themes that stand in texts.
protocol ThemeFilesInTexts {}

extension ThemeFilesInTexts {
  /// Files by name or path.
  func reader(_ files: KeyValuePairs<String, String>) -> ThemeReader {
    let sources = Dictionary(files.map { ($0.key, Array($0.value.utf8)) }) { first, _ in first }
    return ThemeReader(knownNames: ["rounded", "classic"]) { reference in
      sources[reference.text].map { ThemeSource(path: reference.text, bytes: $0) }
    }
  }

  func theme(_ files: KeyValuePairs<String, String>) throws -> Theme {
    let first = files[0]
    return try reader(files).theme(ThemeSource(path: first.key, bytes: Array(first.value.utf8)))
  }

  func messages(_ files: KeyValuePairs<String, String>) -> [String] {
    errorLines { _ = try theme(files) }
  }
}

/// What a theme has from the file that it inherits from, and what it says of that file.
@Suite struct ThemeInheritanceTests: ThemeFilesInTexts {
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
    #expect(theme.lowContrastReason == nil)
    #expect(theme.shape.border == .double)
    #expect(theme.shape.title == ThemeLabel(position: .bottom, alignment: .end))
    #expect(theme.shape.padding == Insets(top: 2, left: 1, bottom: 0, right: 1))
    #expect(theme.shape.backdrop == 40)
    let fill = theme.style(.fill, depth: .trueColor)
    #expect(fill == Style(foreground: .palette(7), background: .rgb(0x00FF00)))
    #expect(theme.style(.border, depth: .trueColor).foreground == .rgb(0x00FF00))
  }

  /// A parent's reason is one for the parent's colours.
  @Test(
    arguments: [
      ("border: double", "on purpose"), ("appearance: light\nbackdrop: dim", "on purpose"),
      ("palette: {ink: red}", nil), ("styles: {text: {foreground: red}}", nil),
      ("light: {styles: {text: {foreground: red}}}", nil), ("dark: {palette: {}}", nil),
      ("scheme: {accent: ansi.4}", nil), ("low-contrast: mine\npalette: {ink: red}", "mine"),
    ] as [(String, String?)])
  func aFileWithColoursInheritsNoReason(own: String, reason: String?) throws {
    let theme = try theme([
      "t.yaml": "inherits: parent\n\(own)", "parent": "inherits: eldest\nborder: heavy",
      "eldest": "low-contrast: on purpose\npalette: {ink: '#777'}",
    ])
    #expect(theme.lowContrastReason == reason)
  }

  /// What a file says for both appearances overrides what its parent says for one.
  @Test(arguments: [
    ("styles: {fill: {background: black}}", 0x000000, 0x000000),
    ("palette: {ink: '#00ff00'}", 0x00FF00, 0x00FF00),
    ("dark: {styles: {fill: {background: black}}}", 0xFF0000, 0x000000),
    ("styles: {fill: {background: white}}\nlight: {palette: {ink: red}}", 0xE5E5E5, 0xE5E5E5),
    (
      "dark: {styles: {fill: {background: black}}}\nstyles: {fill: {background: '#123456'}}",
      0x123456, 0x000000
    ),
  ])
  func stylesOverrideTheAppearancesOfAParent(own: String, light: UInt32, dark: UInt32) throws {
    let theme = try theme([
      "t.yaml": "inherits: parent\n\(own)",
      "parent": """
      palette: {ink: "#ff0000"}
      light: {styles: {fill: {background: ink}}}
      dark: {palette: {ink: "#0000ff"}, styles: {fill: {background: ink}}}
      """,
    ])
    let found = [Appearance.light, .dark].map { appearance in
      var theme = theme
      theme.appearance = appearance
      return theme.style(.fill, depth: .trueColor).background.rgbValue
    }
    #expect(found == [light, dark])
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
    ("palette: {moon: red}", []),
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
      messages(["t.yaml": "inherits: [a]"])
        == ["t.yaml:1:11: found a list; expected the name of a theme"])
  }

  /// The path is said as the file has it, and where it was looked for.
  @Test(arguments: [
    ("a/t.yaml", "./x.yaml", "'./x.yaml', looked for as 'a/x.yaml'"),
    ("a/t.yaml", "../x.yaml", "'../x.yaml', looked for as 'x.yaml'"),
    ("t.yaml", "x.yaml", "'x.yaml'"), ("a/t.yaml", "/x.yaml", "'/x.yaml'"),
    ("t.yaml", "./", "'./', looked for as '.'"), ("a/t.yaml", "./", "'./', looked for as 'a'"),
  ])
  func aPathWithoutAThemeIsAFault(child: String, parent: String, place: String) {
    #expect(
      messages([child: "inherits: \(parent)"]) == [
        "\(child):1:11: there is no theme to read at \(place); a path is relative to this file, or begins "
          + "with /"
      ])
  }

  /// With `none` a picture is that of no file, and the border is as if there had been none.
  @Test(arguments: [
    ("background: none", BorderSet.heavy), ("background: none\nborder: double", .double),
    ("border: double\nbackground: none", .double), ("border: none\nbackground: none", nil),
    ("background: {hole: '.'}", nil),
  ])
  func aBackgroundIsUndone(own: String, border: BorderSet?) throws {
    let theme = try theme([
      "t.yaml": "inherits: p\n\(own)",
      "p": "border: heavy\nbackground: {art: ['.-.', '| |', '.-.'], hole: '.'}",
    ])
    #expect(theme.shape.border == border)
    let background = theme.listing.first { $0.key == "background" }?.value
    #expect((background == "none") == own.contains("background: none"))
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
}
