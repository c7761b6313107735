import CellCanvas
import PopoverGeometry
import PopoverThemes
import Testing

/// The cells around an arrow show the page, darkened by the backdrop or the shadow.
@Suite struct ArrowGroundTests {
  private func tile(_ text: String, _ direction: ArrowDirection) throws -> ChromeTile {
    let styles = "styles: { page: { foreground: '#000000', background: '#ffffff' } }"
    let theme = try Theme([UInt8]("arrow: wedge\n\(text)\n\(styles)".utf8), path: "test.yaml")
    return ChromeTile(theme, ChromeForm(direction))
  }

  @Test(arguments: ArrowDirection.allCases, ["four-arrows", "seamless"])
  func anArrowLiesOnTheBackdrop(direction: ArrowDirection, kind: String) throws {
    let tile = try tile("backdrop: 40\nkinds: \(kind)", direction)
    let drawn = tile.canvas(depth: .trueColor)
    let arrow = CellRect(tile.chrome.arrow)
    #expect(!arrow.isEmpty)
    for y in arrow.rows {
      for x in arrow.columns {
        #expect(drawn[CellPoint(x: x, y: y)].style.background == .rgb(0x99_9999), "\(x),\(y)")
      }
    }
  }

  @Test func anArrowLiesOnTheShadow() throws {
    let tile = try tile("shadow: { side: right, size: [1, 2], dim: 60 }", .right)
    let drawn = tile.canvas(depth: .trueColor)
    let (arrow, below) = (
      CellRect(tile.chrome.arrow), CellRect(tile.chrome.background).rows.upperBound
    )
    for point in [CellPoint(x: arrow.x, y: arrow.y), CellPoint(x: arrow.x, y: below)] {
      #expect(drawn[point].style.background == .rgb(0x66_6666))
    }
  }

  @Test func aBackgroundOfItsOwnStays() throws {
    let text = "backdrop: 40\nstyles: { arrow: { background: '#123456' } }"
    let tile = ChromeTile(try Theme([UInt8](text.utf8), path: "test.yaml"), ChromeForm(.up))
    let arrow = CellRect(tile.chrome.arrow)
    let cell = tile.canvas(depth: .trueColor)[CellPoint(x: arrow.x, y: arrow.y)]
    #expect(cell.style.background == .rgb(0x12_3456))
  }
}
