import BundledThemes
import CellCanvas
import ClassicBackgrounds
import PopoverGeometry
import PopoverReports
import PopoverThemes
import Testing

@Suite("Sheets and previews")
struct SheetTests {
  private let plain = Theme(name: "plain")

  private func lines(_ canvas: Canvas) -> [Substring] { canvas.picture.split(separator: "\n") }

  @Test func aSheetHasEveryForm() {
    let canvas = ContactSheet([plain], width: 80, depth: .none).canvas
    let picture = canvas.picture
    #expect(picture.hasPrefix("plain "))
    for form in ChromeForm.all { #expect(picture.contains(form.name), "\(form.name)") }
    #expect(picture.split(separator: "┌").count == 14)
    #expect(canvas.size.width <= 80)
    let arrows = "▲▼◀▶".map { arrow in picture.count { $0 == arrow } }
    #expect(arrows == [3, 3, 3, 3])
  }

  /// What lies beside the tiles is of the theme's page too.
  @Test func aSheetHasNoHoles() throws {
    let theme = try Theme([UInt8]("styles: { page: { background: '#123456' } }".utf8), path: "t")
    let canvas = ContactSheet([theme], width: 80, depth: .trueColor).canvas
    let corner = CellPoint(x: canvas.size.width - 1, y: canvas.size.height - 1)
    #expect(canvas[corner].style.background == .rgb(0x123456))
    #expect(canvas[CellPoint(x: corner.x, y: 0)].style.background == .standard)
  }

  /// The rows of tiles below the heading: a direction in each, or a tile where that is too wide.
  @Test(arguments: [(width: 160, rows: 3), (80, 5), (74, 7), (49, 13), (1, 13)])
  func tilesFlow(width: Int, rows: Int) {
    let tile = ChromeTile(plain, ChromeForm(nil)).size
    let canvas = ContactSheet([plain], width: width, depth: .none).canvas
    #expect(canvas.size.height == 1 + rows * tile.height)
    #expect(canvas.size.width <= max(width, tile.width))
  }

  /// Whole tiles fill the width, and no title is cut in any of them.
  @Test(arguments: [80, 100, 120, 200]) func titlesAreWhole(width: Int) throws {
    let catalog = ThemeCatalog(BundledThemes.all)
    for name in catalog.names {
      for theme in try catalog.theme(named: name).variants {
        let canvas = ContactSheet([theme], width: width, depth: .none).canvas
        #expect(!canvas.picture.contains("…"), "\(name) \(theme.kind)")
        #expect(canvas.size.width <= width && canvas.size.width > width - 9)
        #expect(ContactSheet.size(of: theme, width: width) == canvas.size)
      }
    }
  }

  @Test func aThemeWithVariantsSaysWhichOneIsShown() throws {
    let text =
      "kinds: [turned-arrow, four-arrows]\nlight: { styles: { page: { background: white } } }"
    let theme = try Theme([UInt8](text.utf8), path: "two.yaml")
    let headings = theme.variants.map { look in
      String(lines(ContactSheet([look], width: 80, depth: .none).canvas)[0].prefix { $0 != "\n" })
    }
    #expect(
      headings.map { $0.split(separator: "  ")[0] } == [
        "two (turned-arrow, light)", "two (four-arrows, light)", "two (turned-arrow, dark)",
        "two (four-arrows, dark)",
      ])
  }

  @Test(arguments: BackgroundViewMode.allCases) func originalsAreShownAsTheyAre(
    mode: BackgroundViewMode
  ) {
    let safe = ContactSheet([plain], width: 80, depth: .none).canvas
    let shown = ContactSheet([plain], width: 80, depth: .none, as: mode).canvas
    // In whole cells two of them are as safe as can be here.
    #expect((shown == safe) == [.safe, .c360, .dd].contains(mode))
    #expect(shown.size == safe.size)
  }

  @Test func aPreviewIsOneSceneInSeveralThemes() throws {
    let catalog = ThemeCatalog(BundledThemes.all)
    let themes = [plain, try catalog.theme(named: "ascii")]
    let scene = PreviewScene(size: CellSize(width: 26, height: 8), title: "Go", text: "Shall I?")
    #expect(
      ThemePreview(themes, of: scene, width: 60, depth: .none).canvas.picture == """
        plain                       ascii (four-arrows)       
         This is the page that       This is the page that    
         lies anchor popovers. It    lies anchor popovers. It 
         is writt▲n to be read,      is writt^n to be read,   
         an┌─ Go ┴────┐that          an+- Go +----+that       
         co│ Shall I? │of it must    co| Shall I? |of it must 
         no└──────────┘or a part     no+----------+or a part  
         of it. So there is a        of it. So there is a     
         t theme  q quit             t theme  q quit          

        """)
  }

  @Test(arguments: [(60, 2), (59, 1), (1, 1)])
  func previewsFlow(width: Int, columns: Int) {
    let scene = PreviewScene(size: CellSize(width: 29, height: 5))
    let canvas = ThemePreview([plain, plain], of: scene, width: width, depth: .none).canvas
    #expect(canvas.size.width == columns * 29 + (columns - 1) * 2)
  }

  /// A line for each role that content has, title and footer, in every shipped theme.
  @Test(arguments: BundledThemes.all.map(\.name)) func aPreviewShowsAllOfTheSample(name: String)
    throws
  {
    let theme = try ThemeCatalog(BundledThemes.all).theme(named: name)
    for look in theme.variants {
      let picture = PreviewScene().canvas(look, depth: .none).picture
      for words in ["Popover", "Footer", "Text to be read", "chosen", "what matters less"] {
        #expect(picture.contains(words), "\(words) in\n\(picture)")
      }
    }
    let own = PreviewScene(text: "Save?").canvas(theme, depth: .none).picture
    #expect(!own.contains("Footer"))
    #expect(PreviewScene(footer: "Esc").canvas(theme, depth: .none).picture.contains("Esc"))
  }

  @Test(arguments: [
    CellSize(width: 1, height: 1), CellSize(width: 3, height: 2), CellSize(width: 9, height: 4),
  ])
  func anySizeIsDrawn(size: CellSize) {
    for text in [nil, "", "a", "漢字"] {
      let scene = PreviewScene(size: size, text: text)
      #expect(scene.canvas(plain, depth: .trueColor).size == size)
    }
  }
}
