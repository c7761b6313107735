import CellCanvas
import PopoverGeometry
import PopoverScenes
import PopoverThemes
import Testing

/// What was reported of text and of its direction elsewhere.
@Suite("Reported scenes: text and output")
struct TextScenes {
  @Test(arguments: 5...12)
  func scene18_aWideCharacterAtTheEdgeIsWrapped(width: Int) throws {
    let text = "漢字かな交じり文を折り返す"
    let stage = try SceneStage(
      anchor: CellRect(x: 30, y: 4, width: 6, height: 1), "text: \(text), maximum: \(width)x9",
      theme: theme())
    let placed = stage.placed
    let picture = stage.picture(of: stage.placement(), depth: .none)
    let content = CellRect(placed.layout.content)
    var shown = ""
    for y in content.rows {
      let row = content.columns.map { picture[CellPoint(x: $0, y: y)].glyph.text }
      shown += row.joined().filter { $0 != " " }
    }
    #expect(shown == text)
  }

  @Test(arguments: ["start", "end", "center"])
  func scene19_rightToLeftMirrorsBoxAndArrow(alignment: String) throws {
    let screen = CellSize(width: 81, height: 24)
    for x in stride(from: 0, through: 72, by: 3) {
      func placed(_ x: Int, _ writing: String) throws -> PlacedPopover {
        try SceneStage(
          anchor: CellRect(x: x, y: 5, width: 9, height: 1),
          "size: 21x4, permitted: [up], alignment: \(alignment)", "writing: \(writing)",
          theme: theme(), screen: screen
        ).placed
      }
      let left = try placed(x, "left-to-right").layout
      let right = try placed(81 - 9 - x, "right-to-left").layout
      #expect(right.background.x == 81 - left.background.x - left.background.width, "\(x)")
      #expect(right.arrowOffset == -left.arrowOffset, "\(x)")
    }
  }

  @Test func scene23_theSamePictureEveryTime() throws {
    for name in ["rounded", "classic", "okabe-ito"] {
      func picture() throws -> String {
        let stage = try SceneStage(
          anchor: CellRect(x: 30, y: 8, width: 6, height: 1), "text: 'A word, 漢字, é'",
          theme: shipped(name))
        return stage.picture(of: stage.placement()).ansiText()
      }
      let first = try picture()
      #expect(try picture() == first)
    }
  }

  @Test func scene24_paleColoursAreListedAndNotChanged() throws {
    let pale = try theme(
      """
      styles:
        page: { foreground: '#000000', background: '#ffffff' }
        text: { foreground: bright-yellow, background: '#ffffff' }
        border: { foreground: '#ffff99' }
      """)
    let low = ContrastAudit(pale).findings.filter { $0.verdict == .tooLow }.map(\.role)
    #expect(low.contains(.text) && low.contains(.border))
    let stage = try SceneStage(
      anchor: CellRect(x: 30, y: 8, width: 6, height: 1), "text: word", theme: pale)
    let corner = CellRect(stage.placed.layout.background).origin
    let picture = stage.picture(of: stage.placement())
    #expect(picture[corner].style.foreground == .rgb(0xFFFF99))
  }
}
