import BundledThemes
import CellCanvas
import PopoverGeometry
import PopoverThemes
import Testing

@Suite struct ThemeContractTests {
  private func violations(of theme: Theme) -> [String] {
    var found: [String] = []
    for kind in theme.kinds {
      for appearance in theme.appearances {
        for var shown in [theme, theme.inASCII] {
          shown.kind = kind
          shown.appearance = appearance
          found += shown.contractViolations.map {
            "\(kind) \(appearance) \(shown.isASCII ? "in ASCII" : ""): \($0)"
          }
        }
      }
    }
    return found
  }

  @Test(arguments: BundledThemes.all.map(\.name))
  func everyShippedThemeKeepsTheContract(name: String) throws {
    #expect(violations(of: try ThemeCatalog(BundledThemes.all).theme(named: name)) == [])
  }

  private static let kinds = "kinds: [four-arrows, turned-arrow, seamless]\n"

  @Test(arguments: [
    "border: none\npadding: 0", "border: none\narrow: wedge", "border: double\narrow: wedge",
    "border: single\narrow: slope", "arrow: tee", "border: block\narrow: tee",
    "border: [╭-╮, '| |', ╰-╯]\narrow: tee", "border: none\narrow: tee", "arrow: none",
    "border: heavy\ncontent-frame: single\npadding: [1, 2]", "arrow: wedge\noverlap: 1\ncaps: 3",
    "caps: 2\narrow: tee", "caps: 2\narrow: small", "caps: 2\narrow: slope",
    "caps: 2\narrow: small\noverlap: 1", "caps: [3, 5]\nborder: heavy\ncontent-frame: single",
    "border: [abc, d e, fgh]\narrow: {left: ['/', '\\']}\njoin: {left: '++'}",
    "background: {art: [.-=-., '-   -', '|   |', '-   -', .-=-.], caps: 2, hole: .}\narrow: small",
    "styles: {fill: {background: [red, blue]}}\nborder: block\narrow: {up: ['▟▙', '██']}",
    "images: {up: ['   ╱╲   ', '╭─╯  ╰─╮', '│      │', '╰──────╯']}",
    "images: {side: ['+-+ ', '| | ', '| +>', '| | ', '+-+ '], side-top: ['+-+ ', '| }>', '| | ', '+-+ ']}",
    """
    images:
      up: ["   ╱╲   ", "╭─╯  ╰─╮", "│      │", "╰──────╯"]
      up-right: ["   ╱│  ", "╭─╯  ╰╮", "│     │", "╰─────╯"]
      side: ["╭──╮ ", "│  │ ", "│  ╰╲", "│  ╭╱", "│  │ ", "╰──╯ "]
    """,
  ])
  func whatTheFormatCanSayKeepsTheContract(text: String) throws {
    let theme = try Theme(Array((ThemeContractTests.kinds + text).utf8), path: "t.yaml")
    #expect(violations(of: theme) == [])
  }

  private static let thinFoot = """
    kinds: [four-arrows, turned-arrow]
    border: ["███", "█ █", "▀▀▀"]
    arrow: { up: [" ▟▙ "] }

    """

  /// A child's arrow has no effect where its parent has one for ASCII.
  @Test func anArrowForASCIIOfAParentIsToldWhereItIsInherited() throws {
    let parent = "ascii: { arrow: { up: ['^', ' ', '^'] } }"
    let reader = ThemeReader { _ in ThemeSource(path: "foot.yaml", bytes: Array(parent.utf8)) }
    let child = "inherits: foot\narrow: none"
    let reading = try reader.reading(ThemeSource(path: "t.yaml", bytes: Array(child.utf8)))
    let found = reading.keys.contractFindings(of: reading.theme)
    #expect(!found.isEmpty && found.allSatisfy { $0.look.isASCII && "\($0.place)" == "1:1" })
  }

  /// At the key that it may come from, of the youngest file that sets one.
  @Test(arguments: [
    (thinFoot, ["3:1 join, arrow, border", "3:10 join, arrow, border"]),
    (thinFoot + "join: { down: '▀▀▀▀' }", ["4:9 join, arrow, border", "4:9 join, arrow, border"]),
    ("inherits: foot\npadding: 1", ["1:1 join, arrow, border", "1:1 join, arrow, border"]),
    ("border: [█▀█, █ █, █▄█]\narrow: { up: ['▄', '▄'], down: ['█', '▄'] }", ["2:10 arrow"]),
    ("arrow: { up: ['█', '▄'] }\nascii: { arrow: { up: [' '] } }", ["1:10 arrow", "2:19 arrow"]),
    (
      "images: { up: ['   ▀▀   ', '▄▄▄▄▄▄▄▄', '│      │', '╰──────╯'] }\nborder: heavy",
      ["1:11 images", "1:1 images", "1:1 images"]
    ),
  ])
  func whatBreaksItHasAPlace(text: String, places: [String]) throws {
    let reader = ThemeReader { _ in ThemeSource(path: "foot.yaml", bytes: Array(Self.thinFoot.utf8))
    }
    let reading = try reader.reading(ThemeSource(path: "t.yaml", bytes: Array(text.utf8)))
    let found = reading.keys.contractFindings(of: reading.theme)
    #expect(
      found.map { "\($0.place) \($0.keys.joined(separator: ", "))" } == places,
      "\(found.map(\.violation))")
  }

  /// Below a lower edge of half a row, the background of the border shows.
  @Test(arguments: [
    ("border: { foreground: 4 }", "", true), ("border: { background: 7 }", "", false),
    ("page: { background: 7 }, border: { background: 7 }", "", true),
    ("backdrop: { background: 7 }, border: { background: 7 }", "", true),
    ("page: { background: 7 }, fill: { background: 15 }", "", false),
    ("border: { foreground: 4 }", "join: { down: '████' }", false),
  ])
  func aGapOfHalfARowIsSeen(styles: String, join: String, isSeen: Bool) throws {
    let text = Self.thinFoot + "styles: { \(styles) }\n" + join
    let found = violations(of: try Theme(Array(text.utf8), path: "t.yaml"))
    let words = "row 1 of the arrow, counted from the border, does not join the one before"
    #expect(found.count == (isSeen ? 2 : 0), "\(found)")
    #expect(found.allSatisfy { $0.contains(words + ", with arrowDirection down") })
  }
}
