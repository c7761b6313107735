import BundledThemes
import CellCanvas
import Dial
import PopoverGeometry
import PopoverThemes
import Testing

@Suite("Dials in themes")
struct ThemeDialTests {
  /// All styles but that of the current item leave the fill visible, and that one differs from the others
  /// without colours too.
  @Test(arguments: BundledThemes.all.map(\.name)) func aDialLiesOnTheFill(name: String) throws {
    let theme = try ThemeCatalog(BundledThemes.all).theme(named: name)
    let scale = try #require(DialScale(count: 12))
    for depth in ColorDepth.allCases {
      let fill = theme.style(.text, depth: depth)
      let dial = CellDial(DialRotation(scale), appearance: theme.dialAppearance(depth: depth))
      var canvas = Canvas(
        size: CellSize(width: 21, height: 11), filledWith: Cell(style: fill))
      dial.draw(in: canvas.bounds, on: &canvas)
      let others = canvas.bounds.rows.flatMap { y in
        canvas.row(y).filter { $0.style != dial.appearance.current }
      }
      #expect(others.allSatisfy { $0.style.background == fill.background })
      let value = canvas[CellPoint(x: 10, y: 1)].style
      #expect(value == dial.appearance.current)
      #expect(value.background == theme.style(.selection, depth: depth).background)
    }
    let plain = theme.dialAppearance(depth: .none)
    #expect(plain.current.attributes != plain.label.attributes)
  }
}
