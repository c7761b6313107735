import CellCanvas
import PopoverScenes
import PopoverThemes
import Testing

@testable import PopoverLab

@Suite("Where lines and letters may take two columns")
struct AmbiguousWidthTests {
  private static let wide = DisplayOptions(ambiguousWidth: .two)

  /// A scene with such letters in all that it says.
  private static func lab(_ text: String, display: DisplayOptions = wide) -> Lab {
    var scene = Scene.start()
    scene.anchors[0].name = "якорь"
    scene.popovers[0].anchor = "якорь"
    scene.popovers[0].content = .text(text)
    scene.popovers[0].title = "Ж"
    scene.popovers[0].size = nil
    return Lab(
      size: CellSize(width: 60, height: 16), scene: scene, themes: Lab.sample().themes,
      display: display)
  }

  /// The columns that a terminal takes for a row that gives such characters two.
  private static func columns(_ row: Substring) -> Int {
    GlyphText(String(row), ambiguous: .two).width
  }

  @Test(arguments: [
    "", "T", "Tv", "T/ro", "Ti", "?", ";ts", "<C-p>", "vv", "vvv99L", "a", "aR;vg", "M", "%", "C",
    "w",
    ":anchor Жук “", "y", "4t", "9t", "T/“Ж", ":rename Ж<CR>",
  ])
  func everyRowIsAsWideAsTheScreen(keys: String) throws {
    for display in [Self.wide, DisplayOptions(depth: .none, ambiguousWidth: .two)] {
      for lab in [
        Lab.sample(display: display), Self.lab("Жук ел “суп” – и ещё…", display: display),
      ] {
        let lab = try press(keys, on: lab)
        let rows = lab.frame.picture.split(separator: "\n")
        #expect(rows.count == lab.size.height)
        for row in rows { #expect(Self.columns(row) == lab.size.width, "\(row)") }
      }
    }
  }

  @Test(arguments: [
    ("abc", 3, 3), ("Жук", 3, 6), ("“a”", 3, 5), ("漢字", 4, 4), ("漢…", 3, 4), ("é±", 2, 4),
  ])
  func textIsMeasuredInTheColumnsItTakes(text: String, one: Int, two: Int) {
    for (display, columns) in [(DisplayOptions(), one), (Self.wide, two)] {
      let layout = Self.lab(text, display: display).placement.popovers[0].layout
      #expect(Int(layout.content.width) == columns, "\(display.ambiguousWidth)")
    }
  }

  @Test func aPageIsShownWithItsLetters() {
    var scene = Scene.start()
    scene.page = .text("Жук")
    let lab = Lab(
      size: CellSize(width: 60, height: 16), scene: scene, themes: Lab.sample().themes,
      display: Self.wide)
    #expect(lab.frame.picture.hasPrefix("Жук "))
  }

  /// The hints give way to what is typed, and the list stands at the word that is completed.
  @Test func thePromptMeasuresItsLineInColumns() throws {
    let long = String(repeating: "Ж", count: 24)
    for (text, isSeen) in [("", true), (":title \(long)", false)] {
      let lab = try press(":" + text.dropFirst(), on: Self.lab("a"))
      #expect((lab.prompt?.hints(in: lab.context) != nil) == isSeen, "\(text)")
    }
    let starts = try ["", "я"].map { word in
      let lab = try press(":popover anchor " + word, on: Self.lab("a"))
      let row = try #require(
        lab.frame.picture.split(separator: "\n").first { $0.contains("Words") })
      return Self.columns(row.prefix(upTo: try #require(row.firstRange(of: "Words")).lowerBound))
    }
    #expect(starts[0] == starts[1])
  }

  @Test func namesInListsKeepTheirLetters() throws {
    let lab = try press(":popover anchor ", on: Self.lab("a"))
    #expect(lab.frame.picture.contains(" якорь "))
  }

  /// The rows of themes and schemes, all of a theme, the numbers, and what is offered.
  @Test(arguments: [
    ("T", "Own ×"), ("T", "aa× (×××)"), ("Ti", "name: ×××"), ("w:dial theme<CR>", "aa× (×××)"),
    ("", "Not saved: aa×"),
  ])
  func listsKeepTheLettersOfThemes(keys: String, words: String) throws {
    let own = CollectedTheme(Theme(name: "×××", summary: "Own ×"), path: "./aa×.yaml")
    let lab = Lab(
      size: CellSize(width: 130, height: 40), themes: ThemeCollection(first: own),
      display: Self.wide)
    var shown = try press(keys, on: lab)
    if keys.isEmpty { shown.context.notice = .offer(words) }
    #expect(shown.frame.picture.contains(words), "\(shown.frame.picture)")
  }

  @Test func theSceneKeepsItsTexts() throws {
    let lab = try press("l", on: Self.lab("Жук “a”"))
    #expect(lab.scene.popovers[0].content == .text("Жук “a”"))
    #expect(lab.frame.picture.contains("Жук “a”"))
  }

  @Test func asciiIsStronger() {
    let lab = Self.lab("Жук", display: DisplayOptions(isASCII: true, ambiguousWidth: .two))
    #expect(lab.placement.popovers[0].layout.content.width == 3)
    #expect(lab.frame.picture.unicodeScalars.allSatisfy { $0.isASCII })
  }
}
