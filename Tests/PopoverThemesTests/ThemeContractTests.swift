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
          let background = shown.background(depth: .trueColor)
          found += BackgroundContract.violations(of: background).map {
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
    "border: single\narrow: slope", "arrow: tee", "border: none\narrow: tee", "arrow: none",
    "border: heavy\ncontent-frame: single\npadding: [1, 2]", "arrow: wedge\noverlap: 1\ncaps: 3",
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
}
