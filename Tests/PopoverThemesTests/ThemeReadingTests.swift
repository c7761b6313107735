import CellCanvas
import PopoverGeometry
import PopoverThemes
import TestSupport
import Testing

/// What keys of a theme mean, and how they are listed.
@Suite struct ThemeReadingTests: ThemeFilesInTexts {
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
    #expect(own.inASCII.legible(canvas).picture == "Gro?e ? ? ? \n")
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
      shadow: right
      """
    ]).listing
    let keys = listing.map(\.key)
    #expect(Set(keys).count == keys.count)
    for row in [
      ("ascii.border", "\"+-+\" \"| |\" \"+-+\""), ("dark.styles.fill.background", "standard"),
      ("styles.fill.background", "white"), ("four-arrows.caps", "1"),
      ("kinds", "[turned-arrow, four-arrows]"), ("appearances", "[light, dark]"),
      ("kind", "turned-arrow"), ("styles.key.mono", "[bold, reverse]"),
      ("styles.key.attributes", "[bold, reverse]"), ("shadow.size", "[1, 2]"),
      ("styles.text.attributes", "none"),
    ] { #expect(listing.contains { $0 == row }, "\(row)") }
  }

  @Test func theListingNamesEveryKeyInForce() throws {
    let theme = try theme([
      "t.yaml": "padding: [0, 2]\nstyles: {fill: {background: [\"#012345\", red]}}\nkind: seamless"
    ])
    let listing = Dictionary(theme.listing.map { ($0.key, $0.value) }) { _, _ in "twice" }
    #expect(listing["padding"] == "[0, 2]" && listing["kinds"] == "seamless")
    #expect(listing["border"] == "\"┌─┐\" \"│ │\" \"└─┘\"")
    #expect(listing["styles.fill.background"] == "#012345 red")
    #expect(listing["styles.title.attributes"] == "bold" && listing["shadow"] == "none")
    #expect(!listing.values.contains("twice"))
    let edges = "{ top: 1, left: 2, bottom: 3, right: 4 }"
    let uneven = try self.theme(["t.yaml": "padding: \(edges)"]).listing
    #expect(uneven.contains { $0 == ("padding", edges) })
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
    ("styles: {fill: {background: []}}", "1:29: found a list; expected 1 to 64 colours"),
    ("palette: [red]", "1:10: found a list; expected lines"),
    ("shadow: {size: [9, 1]}", "1:17: found '9'; expected a whole number from 0 to 4"),
    ("shadow: {glyph: ab}", "1:17: found 'ab'; expected one cell in quotes"),
    ("backdrop: 101", "1:11: found '101'; expected a whole number from 0 to 100"),
    (
      "backdrop: 30%",
      "1:11: found '30%'; expected a percentage, written as a whole number from 0 to 100"
    ),
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
