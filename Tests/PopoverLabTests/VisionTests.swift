import CellCanvas
import Testing

@testable import PopoverLab

@Suite("Colours as they look to others")
struct VisionTests {
  @Test(arguments: ColorVision.allCases) func theWholePictureIsSeenSo(_ vision: ColorVision) throws
  {
    let plain = try press("")
    let seen = try press(":vision \(vision)<CR>")
    #expect(seen.context.themes.choice.vision == vision)
    for (x, cell) in plain.frame.row(3).enumerated() {
      let other = seen.frame.row(3)[x]
      #expect(other.glyph == cell.glyph)
      #expect(other.style.foreground.rgb == cell.style.foreground.rgbValue.map(vision.seen))
      #expect(other.style.background.rgb == cell.style.background.rgbValue.map(vision.seen))
    }
  }

  @Test func nothingElseChangesAndUndoTakesItBack() throws {
    let seen = try press("lll:vision tritan<CR>")
    #expect(seen.placement == (try press("lll").placement))
    let undone = try press("u", on: seen)
    #expect(undone.context.themes.choice.vision == nil)
    #expect(undone.notice?.words.contains("vision tritan") == true, "\(undone.notice?.words ?? "")")
    #expect(try press(":vision<CR>").context.themes.choice.vision == .protan)
    #expect(try press(":vision none<CR>", on: seen).context.themes.choice.vision == nil)
  }

  @Test func fewColoursStayFew() throws {
    let lab = try press(
      ":vision deutan<CR>", on: .sample(display: DisplayOptions(depth: .palette256)))
    #expect(lab.frame.cells.allSatisfy { $0.style.foreground.rgb == nil })
  }
}
