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
