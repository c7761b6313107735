import PopoverThemes
import TestSupport
import Testing

private let keys =
  "name, author, summary, inherits, kinds, kind, appearance, scheme, low-contrast, border, background, "
  + "insets, padding, caps, content-frame, arrow, overlap, join, images, title, footer, shadow, "
  + "backdrop, palette, styles, light, dark, ascii"
private let formsOfBorder =
  "ascii, single, rounded, double, heavy, block, none, or eight glyphs or three rows of three"
private let formsOfArrow =
  "triangle, small, ascii, wedge, slope, tee, none, or pictures by direction"
private let formsOfLabel = "start, center, end, or position and alignment by key"
private let formsOfShadow = "right, left, none, or side, size, dim and glyph by key"
private let formsOfBackdrop =
  "dim, none, or a percentage, written as a whole number from 0 to 100"
private let color =
  "expected a colour: \"#rgb\", \"#rrggbb\", standard, a name such as bright-blue, or 0 to 255"
private let insets = "[rows, columns], one number for all edges, or edges by name"
private let rowsAsList =
  "a row of art has no line breaks; write the rows as a list, as in ['+-+', '| |', '+-+']"
private let rows = "expected rows of art in quotes, at most 8 rows of 16 columns"

@Suite struct ThemeFaultTests {
  private func messages(_ text: String) -> [String] {
    errorLines { _ = try Theme(Array(text.utf8), path: "t.yaml") }
  }

  @Test(arguments: [
    ("bordr: single", "1:1: unknown key 'bordr'; did you mean 'border'?"),
    ("fuel: 1", "1:1: unknown key 'fuel'; known here: \(keys)"),
    ("styles:\n  fil: {}", "2:3: unknown key 'fil'; did you mean 'fill'?"),
    (
      "styles: {fill: {foregruond: 1}}",
      "1:17: unknown key 'foregruond'; did you mean 'foreground'?"
    ),
    ("styles: 3", "1:9: found '3'; expected lines such as 'key: value'"),
    ("[border, single]", "1:1: found a list; expected lines such as 'key: value'"),
    ("rounded", "1:1: found 'rounded'; expected lines such as 'key: value'"),
    ("border: roundd", "1:9: unknown border 'roundd'; did you mean 'rounded'?"),
    ("border: |\n  double\n", "1:9: unknown border 'double<U+000A>'; did you mean 'double'?"),
    ("border: wavy", "1:9: unknown border 'wavy'; known here: \(formsOfBorder)"),
    ("border:", "1:8: found nothing; expected a border: \(formsOfBorder)"),
    ("border: {a: 1}", "1:9: found a mapping; expected a border: \(formsOfBorder)"),
    ("arrow:", "1:7: found nothing; expected an arrow: \(formsOfArrow)"),
    ("arrow: pointy", "1:8: unknown arrow 'pointy'; known here: \(formsOfArrow)"),
    ("border: 3", "1:9: found 1 glyph; expected a border: \(formsOfBorder)"),
    ("border: '1234567'", "1:9: found 7 glyphs; expected a border: \(formsOfBorder)"),
    ("border: \"╭─╮│╯─╰││\"", "1:9: found 9 glyphs; expected a border: \(formsOfBorder)"),
    ("border: \"╭─╮│╯─╰│x\"", "1:9: found 9 glyphs; expected a border: \(formsOfBorder)"),
    (
      "border: [a, b, c, d, e, f, g]", "1:9: found 7 glyphs; expected a border: \(formsOfBorder)"
    ),
    (
      "content-frame: [a, b, c, d]",
      "1:16: found 4 glyphs; expected a content frame: \(formsOfBorder)"
    ),
    ("content-frame: wavy", "1:16: unknown content frame 'wavy'; known here: \(formsOfBorder)"),
    ("shadow: [1]", "1:9: found a list; expected a shadow: \(formsOfShadow)"),
    ("shadow: up", "1:9: unknown shadow 'up'; known here: \(formsOfShadow)"),
    ("title: [x]", "1:8: found a list; expected an alignment: \(formsOfLabel)"),
    ("title: middle", "1:8: unknown alignment 'middle'; known here: \(formsOfLabel)"),
    ("backdrop: [1]", "1:11: found a list; expected a backdrop: \(formsOfBackdrop)"),
    ("backdrop: maybe", "1:11: unknown backdrop 'maybe'; known here: \(formsOfBackdrop)"),
    (
      "kinds: [four-arrows]\nkind: seamless",
      "2:7: found 'seamless'; expected one of 'kinds': four-arrows"
    ),
    ("kind: seamless\nkinds: [semless]", "2:9: unknown kind 'semless'; did you mean 'seamless'?"),
    ("name: [a]", "1:7: found a list; expected the name of a theme"),
    ("summary: |\n  a\n  b\n", "1:10: found 'a<U+000A>b<U+000A>'; expected text of one line"),
    ("name: a\nname: b", "2:1: key 'name' is set twice, first at 1:1; keep one of them"),
    ("name: ''", "1:7: found nothing; expected the name of a theme"),
    ("name: '  '", "1:7: found '  '; expected the name of a theme"),
    ("low-contrast: 3", "1:15: found '3'; expected the reason in words"),
    ("low-contrast: Yes", "1:15: found 'Yes'; expected the reason in words"),
    ("low-contrast: ''", "1:15: found nothing; expected the reason in words"),
    ("low-contrast: [a, b]", "1:15: found a list; expected the reason in words"),
  ])
  func keysAndNames(text: String, message: String) {
    #expect(messages(text) == ["t.yaml:" + message])
  }

  /// Faults of the text do not hide faults of the meaning, and are reported once.
  @Test(arguments: [
    (
      "summary: \"a\u{1B}\"\nbrder: x\npadding: x",
      ["1:12: control", "2:1: unknown key", "3:10: found 'x'"]
    ),
    ("summary: &a b\nbrder: x\npadding: *a", ["1:10: anchor", "2:1: unknown key", "3:10: alias"]),
    ("name: \"\\e\"\nbrder: x", ["1:7: control character U+001B", "2:1: unknown key"]),
    ("arrow: {up: [\"a\u{7}\", \"abc\"]}\nborder: wavy", ["1:16: control", "2:9: unknown border"]),
    ("palette: {ink: \"#\u{7}\"}\nstyles: {text: {foreground: ink}}", ["1:18: control"]),
    ("\u{1B}", ["1:1: control"]),
  ])
  func allFaultsAreReportedTogether(text: String, reported: [String]) {
    let found = messages(text)
    #expect(found.count == reported.count, "\(found)")
    for (found, reported) in zip(found, reported) { #expect(found.hasPrefix("t.yaml:" + reported)) }
  }

  @Test(arguments: [
    ("colour: red", "palette"), ("Colors: red", "palette"), ("contentFrame: none", "content-frame"),
    ("LOW_CONTRAST: why", "low-contrast"), ("extends: classic", "inherits"),
    ("description: mine", "summary"), ("back_drop: none", "backdrop"),
    ("styles: {fill: {colour: red}}", "foreground"), ("styles: {fill: {bg: red}}", "background"),
    ("styles: {fill: {fore-ground: red}}", "foreground"),
  ])
  func anotherSpellingIsUnderstood(text: String, key: String) {
    #expect(messages(text).count == 1)
    #expect(messages(text)[0].hasSuffix("; did you mean '\(key)'?"), "\(messages(text))")
  }

  @Test(arguments: [
    ("padding: -1", "1:10: found '-1'; expected a whole number from 0 to 64"),
    ("padding: 65", "1:10: found '65'; expected a whole number from 0 to 64"),
    ("padding: 1.5", "1:10: found '1.5'; expected a whole number from 0 to 64"),
    ("padding: 1e1", "1:10: found '1e1'; expected a whole number from 0 to 64"),
    (
      "padding: 99999999999999999999",
      "1:10: found '99999999999999999999'; expected a whole number from 0 to 64"
    ),
    ("padding: [1, one]", "1:14: found 'one'; expected a whole number from 0 to 64"),
    ("padding: [1]", "1:10: found 1 number; expected \(insets)"),
    ("padding: [0, 2, 3]", "1:10: found 3 numbers; expected \(insets)"),
    ("caps: [1, 2, 3, 4]", "1:7: found 4 numbers; expected \(insets)"),
    ("shadow: {size: [1]}", "1:16: found 1 number; expected [rows, columns]"),
    ("padding: {tpo: 1}", "1:11: unknown key 'tpo'; did you mean 'top'?"),
    ("styles: {fill: {foreground: blu}}", "1:29: 'blu' is not a colour; did you mean 'blue'?"),
    ("styles: {fill: {foreground: \"#12345\"}}", "1:29: found '#12345'; \(color)"),
    ("styles: {fill: {foreground: \"#１23\"}}", "1:29: found '#１23'; \(color)"),
    ("styles: {fill: {foreground: 256}}", "1:29: found '256'; \(color)"),
    ("styles: {fill: {foreground: [red]}}", "1:29: found a list; \(color)"),
    (
      "styles:\n  fill:\n    foreground: #102030",
      "3:16: found nothing; \(color); one that begins with # must be in quotes"
    ),
    (
      "styles: {key: {mono: [bold, blink]}}",
      "1:29: unknown attribute 'blink'; known here: none, bold, dim, italic, underline, reverse"
    ),
  ])
  func numbersAndColors(text: String, message: String) {
    #expect(messages(text) == ["t.yaml:" + message])
  }

  @Test(arguments: [
    ("padding: [-1, 900]", [("1:11", "-1", 64), ("1:15", "900", 64)]),
    ("caps: [x, y]", [("1:8", "x", 64), ("1:11", "y", 64)]),
    ("shadow: {size: [9, 9]}", [("1:17", "9", 4), ("1:20", "9", 8)]),
    ("images: {arrow-height: [9, -1]}", [("1:25", "9", 8), ("1:28", "-1", 8)]),
    ("images: {arrow-height: 9}", [("1:24", "9", 8)]),
  ])
  func eachNumberOfAListIsTold(text: String, numbers: [(String, String, Int)]) {
    let told = numbers.map { place, found, most in
      "t.yaml:\(place): found '\(found)'; expected a whole number from 0 to \(most)"
    }
    #expect(messages(text) == told)
  }

  @Test(arguments: [
    (
      "arrow: {up: ['▲', '/\\'], down: ['▼', 'v']}",
      "1:19: this row has 2 columns; 1 expected, as in the first row"
    ),
    (
      "arrow: {up: '表', down: 'v'}",
      "1:13: '表' does not take one cell; art is made of characters that do"
    ),
    (
      "arrow: {up: '👩‍🚀', down: 'v'}",
      "1:13: '👩<U+200D>🚀' does not take one cell; art is made of characters that do"
    ),
    (
      "arrow: {up: \"\\u200b\", down: 'v'}",
      "1:13: '<U+200B>' does not take one cell; art is made of characters that do"
    ),
    (
      "arrow: {up: \"\\e\", down: 'v'}",
      "1:13: control character U+001B; only characters that can be shown are allowed"
    ),
    ("border: |\n  +-+\n  | |\n  +-+", "1:9: \(rowsAsList)"),
    ("border: |\n  abc\n  d f\n  ghi", "1:9: \(rowsAsList)"),
    ("content-frame: |\n  abc\n  d f\n  ghi", "1:16: \(rowsAsList)"),
    ("background: |\n  +-+\n  | |\n  +-+", "1:13: \(rowsAsList)"),
    ("background:\n  art: |\n    +-+\n    | |\n    +-+", "2:8: \(rowsAsList)"),
    ("images: {up: \"  ^  \\n+---+\"}", "1:14: \(rowsAsList)"),
    ("arrow: {up: [\"a\\nb\"]}", "1:14: \(rowsAsList)"),
    (
      "shadow: {glyph: \"x\\n\"}", "1:17: found 'x<U+000A>'; expected one cell in quotes"
    ),
    ("arrow: {up: '', down: 'v'}", "1:13: found nothing; \(rows)"),
    ("arrow: {up: [], down: 'v'}", "1:13: found a list; \(rows)"),
    ("arrow: {up: [[a]], down: 'v'}", "1:14: found a list; \(rows)"),
    ("arrow: {up: aaaaaaaaaaaaaaaaa, down: 'v'}", "1:13: found 'aaaaaaaaaaaaaaaaa'; \(rows)"),
    (
      "arrow: {left: '◀', right: ['▶', '▶']}",
      "1:27: this art has 2 rows of 1 column; 1 row of 1 column expected, as for left"
    ),
    ("arrow: triangel", "1:8: unknown arrow 'triangel'; did you mean 'triangle'?"),
    ("join: {up: '┘└'}", "1:12: found 2 glyphs; 1 expected"),
    (
      "border: ['╭─╮', '│x│', '╰─╯']",
      "1:17: 'x' in the middle of a border does not show; put a blank there, or make a picture of the whole surface with 'background'"
    ),
    (
      "border: ['+-+', '| |']",
      "1:9: this art has 2 rows of 3 columns; 3 rows of 3 columns expected, as for a border"
    ),
  ])
  func art(text: String, message: String) {
    #expect(messages(text).first == "t.yaml:" + message)
  }

  @Test func allFaultsAreFoundInOneReading() {
    let text = """
      name: t
      bordr: single
      padding: [0, many]
      name: u
      arrow: { up: ["^", "||"], down: "v" }
      styles:
        fill: { foreground: "#12", background: blak }
        text: { mono: blod }
      """
    #expect(
      messages(text) == [
        "t.yaml:2:1: unknown key 'bordr'; did you mean 'border'?",
        "t.yaml:3:14: found 'many'; expected a whole number from 0 to 64",
        "t.yaml:4:1: key 'name' is set twice, first at 1:1; keep one of them",
        "t.yaml:5:20: this row has 2 columns; 1 expected, as in the first row",
        "t.yaml:7:23: found '#12'; " + color,
        "t.yaml:7:42: 'blak' is not a colour; did you mean 'black'?",
        "t.yaml:8:17: unknown attribute 'blod'; did you mean 'bold'?",
      ])
  }

  @Test func messagesAreSanitized() {
    let key = "a\u{200D}" + String(repeating: "b", count: 100)
    #expect(
      messages("\(key): 1") == [
        "t.yaml:1:1: unknown key 'a<U+200D>\(String(repeating: "b", count: 38))…'; known here: "
          + keys
      ])
  }

  @Test func namesOfFilesAreSanitized() throws {
    let path = "themes/a\u{1B}[31m.yaml"
    #expect(try Theme(Array("border: single".utf8), path: path).name == "a<U+001B>[31m")
    let error = #expect(throws: ThemeError.self) { try Theme(Array("a: b".utf8), path: path) }
    #expect(error?.description.hasPrefix("themes/a<U+001B>[31m.yaml:1:1: unknown key") == true)
  }

  @Test func anUnknownThemeIsAnsweredWithTheNearest() {
    let catalog = ThemeCatalog([("rounded", []), ("classic", [])])
    let error = #expect(throws: ThemeError.self) { try catalog.theme(named: "clasic") }
    #expect(error?.description == "unknown theme 'clasic'; did you mean 'classic'?")
    let other = #expect(throws: ThemeError.self) { try catalog.theme(named: "zzz") }
    #expect(other?.description == "unknown theme 'zzz'; known here: rounded, classic")
  }
}
