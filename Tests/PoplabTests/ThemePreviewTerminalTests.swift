import BundledThemes
import CellCanvas
import PopoverReports
import PopoverScenes
import PopoverThemes
import TerminalDriver
import Testing

@Suite("Previews in a terminal")
struct ThemePreviewTerminalTests {
  /// What a terminal is too narrow for is printed all the same, and explained.
  @Test func aNarrowTerminalIsReported() throws {
    for arguments in [["preview", "rounded"], ["sheet", "rounded", "--kind", "four-arrows"]] {
      #expect(try said(arguments, width: 20).contains("columns wide and the terminal 20; lines"))
      #expect(try said(arguments, width: 20).contains("rounded"))
      #expect(!(try said(arguments, width: 80).contains("columns wide")))
    }
  }

  private func said(_ arguments: [String], width: Int) throws -> String {
    let terminal = try EmulatedTerminal(
      "poplab", ["themes"] + arguments, size: CellSize(width: width, height: 24))
    try terminal.waitForEnd()
    return String(decoding: terminal.output, as: UTF8.self)
  }

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
      size: CellSize(width: 90, height: 20))
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
