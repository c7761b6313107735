import BundledThemes
import CellCanvas
import PopoverScenes
import PopoverThemes
import TerminalDriver
import Testing

@Suite("Previews in a terminal")
struct ThemePreviewTerminalTests {
  /// The text of a preview goes through a terminal and comes out as the cells that were drawn.
  @Test(
    arguments: [
      ([:], .palette256), (["COLORTERM": "truecolor"], .trueColor), (["NO_COLOR": "1"], .none),
    ] as [([String: String], ColorDepth)])
  func theTerminalShowsWhatIsDrawn(environment: [String: String], depth: ColorDepth) throws {
    let catalog = ThemeCatalog(BundledThemes.all)
    let themes = try ["classic", "double"].map { try catalog.theme(named: $0) }
    let drawn = ThemePreview(themes, of: PreviewScene(), width: 90, depth: depth).canvas
    let terminal = try EmulatedTerminal(
      "poplab", ["themes", "preview", "classic", "double"], environment: environment,
      size: CellSize(width: 90, height: 16))
    try terminal.waitForEnd()
    var shown = Canvas(size: drawn.size)
    shown.draw(terminal.canvas, at: CellPoint(x: 0, y: 0))
    // The emulator does not know what is dim.
    let expected = drawn.mapped { cell in
      var cell = cell
      cell.style.attributes.remove(.dim)
      return cell
    }
    #expect(shown.cells == expected.cells, "\(shown.picture)")
  }
}
