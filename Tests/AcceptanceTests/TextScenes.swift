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

  /// Where lines and Greek letters take two columns, a row is as wide as the screen all the same, and
  /// both sides of the box are where they belong.
  @Test(arguments: ["rounded", "double", "gik", "classic", "ascii", "brutalist"])
  func scene18_theBoxIsSquareWhereLinesTakeTwoColumns(name: String) throws {
    var theme = try shipped(name)
    theme.ambiguousWidth = .two
    for x in [0, 7, 33, 74] {
      let stage = try SceneStage(
        anchor: CellRect(x: x, y: 8, width: 6, height: 1),
        "text: 'Ωμέγα “a” 漢字 – é', title: Ωμέγα, maximum: 14x9", theme: theme)
      let placed = stage.placed
      let rows = stage.picture(of: stage.placement(), depth: .none).columns(ambiguous: .two)
      #expect(placed.isInside && !placed.coversAnchor)
      #expect(rows.allSatisfy { $0.count == 80 })
      let box = CellRect(placed.layout.background)
      for y in box.rows {
        for side in [box.x, box.x + box.width - 1] {
          let glyph = rows[y][side]
          #expect(glyph != .space && glyph.ascii == glyph, "\(y), \(side)")
        }
      }
    }
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

extension Canvas {
  /// What a terminal has in each column of each row that gives ambiguous characters so many columns.
  fileprivate func columns(ambiguous: AmbiguousWidth) -> [[Glyph]] {
    picture.split(separator: "\n").map { row in
      GlyphText(String(row), ambiguous: ambiguous).glyphs.flatMap {
        $0.width == 2 ? [$0, .continuation] : [$0]
      }
    }
  }
}
