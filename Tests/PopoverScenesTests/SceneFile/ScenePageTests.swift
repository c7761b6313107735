import BundledThemes
import CellCanvas
import PopoverGeometry
import PopoverScenes
import PopoverThemes
import Testing

@Suite("Pages of scenes")
struct ScenePageTests {
  private static let screen = CellSize(width: 80, height: 22)

  private func stage(_ scene: Scene) throws -> SceneStage {
    SceneStage(
      scene, screen: Self.screen, theme: try ThemeCatalog(BundledThemes.all).theme(named: "rounded")
    )
  }

  private func stage(ofShipped name: String) throws -> SceneStage {
    try stage(Scene(#require(ShippedScenes[name]), path: name))
  }

  private func page(_ page: ScenePage?) throws -> Canvas {
    HostPage(of: try stage(Scene(page: page)), depth: .trueColor).canvas
  }

  private func rows(_ canvas: Canvas) -> [Substring] {
    canvas.picture.split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test(
    arguments: [
      (nil, 0, "  A popover hangs beside"), (.shipped(.essay), 0, "  A popover hangs beside"),
      (.shipped(.code), 15, " 16      let chrome = layout(inside)"),
      (.shipped(.toolbar), 0, " Open     Save   Print"),
      (.shipped(.files), 1, "   File   Edit   View"), (.shipped(.form), 12, "     Password"),
      (.shipped(.chat), 2, "   Kim"), (.shipped(.chart), 3, "    30 ┤"),
      (.shipped(.blank), 0, "                    "), (.text("one\n  two"), 1, "  two"),
      (.text("one\r\n  two\r\n"), 1, "  two "),
    ] as [(ScenePage?, Int, String)])
  func areDrawnFromTheUpperLeftCorner(page: ScenePage?, row: Int, begins: String) throws {
    let canvas = try self.page(page)
    #expect(canvas.size == Self.screen)
    #expect(rows(canvas)[row].hasPrefix(begins))
  }

  /// The largest screen has four million cells; what is the same in its rows costs once.
  @Test(
    arguments: [.essay, .code, .form, .blank, nil] as [ShippedPage?],
    ["ios7", "classic", "rounded", "ascii"])
  func onTheLargestScreenFewRowsAreKept(page: ShippedPage?, theme: String) throws {
    let text = """
      version: 1
      anchors: { a: { at: middle, width: 8 } }
      popovers: { p: { anchor: a, text: hello } }
      """
    var scene = try Scene(Array(text.utf8), path: "s.yaml")
    scene.page = page.map(ScenePage.shipped)
    let stage = SceneStage(
      scene, screen: CellSize(width: 2000, height: 2000),
      theme: try ThemeCatalog(BundledThemes.all).theme(named: theme))
    let canvas = stage.picture(of: stage.placement())
    let rows = canvas.bounds.rows.map { canvas.row($0).withUnsafeBufferPointer { $0.baseAddress } }
    #expect(Set(rows).count < 100)
  }

  @Test func aPageWithColoursIsOfAFile() throws {
    let source = ANSISource.file("art.ans")
    var stage = try stage(Scene(page: .ansi(source)))
    #expect(stage.scene.sources == [source])
    stage.texts[source] = ANSIReader().read(Array("\u{1B}[31mred".utf8))
    let canvas = HostPage(of: stage, depth: .trueColor).canvas
    #expect(canvas[CellPoint(x: 2, y: 0)].style.foreground == .palette(1))
    #expect(rows(canvas)[0].hasPrefix("red  "))
  }

  @Test func marksAreAttributesAlone() throws {
    let code = try page(.shipped(.code))
    #expect(code[CellPoint(x: 25, y: 8)].style.attributes == .reverse)
    #expect(code[CellPoint(x: 5, y: 0)].style.attributes == .bold)
    #expect(code[CellPoint(x: 1, y: 0)].style.attributes == .dim)
    let files = try page(.shipped(.files))
    #expect(files[CellPoint(x: 79, y: 0)].style.attributes.contains(.reverse))
    let colors = Set(code.bounds.cells.map { code[$0].style.foreground })
    #expect(colors.count == 1)
  }

  /// An anchor lies on the thing that it is named after.
  @Test(arguments: [
    ("lsp-hover", "layout"), ("completion-menu", "pla"), ("toolbar-tooltip", "save"),
    ("nested", "file"),
  ])
  func theirWordsAreWhereTheAnchorsAre(scene: String, anchor: String) throws {
    let stage = try stage(ofShipped: scene)
    let regions = stage.placement().anchors
    let rect = try #require(regions.first { $0.name == anchor }?.rects.first)
    let row = rows(HostPage(of: stage, depth: .trueColor).canvas)[rect.y]
    #expect(row.dropFirst(rect.x).prefix(rect.width).lowercased().contains(anchor))
  }

  /// 80x24 without the two lines of the lab.
  @Test(arguments: ShippedScenes.names)
  func shippedScenesHaveAPageAndFitTheLab(name: String) throws {
    let stage = try stage(ofShipped: name)
    #expect(stage.scene.page != nil)
    let size = stage.container().size
    #expect(size.width <= 80 && size.height <= 22)
  }

  @Test func whatIsKeptOutShowsThePage() throws {
    let stage = try stage(ofShipped: "toolbar-tooltip")
    let picture = stage.picture(of: stage.placement())
    #expect(rows(picture)[0].contains("Print    Undo"))
    #expect(
      picture[CellPoint(x: 20, y: 0)].style == stage.theme.style(.keyboard, depth: .trueColor))
  }
}
