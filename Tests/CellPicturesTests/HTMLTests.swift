import CellCanvas
import CellPictures
import Testing

@Suite("HTML")
struct HTMLTests {
  private static func figure(
    _ theme: String, of scene: String = "", _ appearances: Appearance...
  ) -> HTMLPage.Figure {
    let canvas = Canvas(size: CellSize(width: 4, height: 2))
    let variants = appearances.map { SVGPicture.Variant(canvas, appearance: $0) }
    let picture = SVGPicture(title: "in \(theme)", variants: variants)
    return HTMLPage.Figure(picture, scene: scene, theme: theme, words: ["It lies <below>."])
  }

  @Test func aSinglePictureNeedsNoChoice() {
    let text = HTMLPage(title: "a & b", figures: [Self.figure("mb", .dark)]).text
    #expect(text.contains("<title>a &amp; b</title>"))
    #expect(text.contains("<p>It lies &lt;below&gt;.</p>"))
    #expect(!text.contains("<fieldset>"))
    #expect(!text.contains(".light"))
  }

  @Test func surroundingsAndThemesCanBeChosen() {
    let figures = [Self.figure("one", .dark, .light), Self.figure("<two>", .dark)]
    let text = HTMLPage(title: "both", figures: figures).text
    #expect(text.contains("name=\"surroundings\" value=\"auto\" checked>"))
    #expect(text.contains("name=\"theme\" value=\"theme1\"> &lt;two&gt;</label>"))
    #expect(text.contains("body:has(input[value=theme1]:checked) figure:not(.theme1)"))
    #expect(!text.contains("<script"))
    // The page alone says which variant is shown.
    #expect(text.ranges(of: "<style>").count == 1)
  }

  @Test func scenesCanBeChosenBesideThemes() {
    let figures = ["menu", "hint"].flatMap { scene in
      ["one", "two"].map { Self.figure($0, of: scene, .dark) }
    }
    let text = HTMLPage(title: "gallery", figures: figures).text
    #expect(text.contains("name=\"scene\" value=\"scene1\"> hint</label>"))
    #expect(text.contains("body:has(input[value=scene1]:checked) figure:not(.scene1)"))
    #expect(text.contains("<figure class=\"scene1 theme0\">"))
    #expect(text.ranges(of: "<figure ").count == 4)
  }
}
