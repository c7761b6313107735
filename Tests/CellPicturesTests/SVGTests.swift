import CellCanvas
import CellPictures
import Testing

@Suite("SVG")
struct SVGTests {
  private static func canvas() -> Canvas {
    var canvas = Canvas(size: CellSize(width: 8, height: 2))
    canvas.draw(
      "a <b> 漢", at: CellPoint(x: 0, y: 0), style: Style(foreground: .rgb(0xFF_0000)))
    canvas.draw(
      "─▌", at: CellPoint(x: 0, y: 1),
      style: Style(foreground: .rgb(0x00FF00), background: .rgb(0x0000FF)))
    canvas.draw(
      "hi", at: CellPoint(x: 4, y: 1),
      style: Style(foreground: .palette(1), attributes: [.bold, .underline]))
    return canvas
  }

  private static let variant = SVGPicture.Variant(canvas(), appearance: .dark)

  @Test func aPictureIsExactByCell() {
    let picture = SVGPicture(title: "A & B", description: "words", variants: [Self.variant])
    #expect(
      picture.text == """
        <svg xmlns="http://www.w3.org/2000/svg" width="64" height="32" viewBox="0 0 64 32" role="img" \
        shape-rendering="crispEdges" font-family="ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, 'Liberation Mono', monospace" \
        font-size="13">
        <title>A &amp; B</title>
        <desc>words</desc>
        <path fill="#1c1c1c" d="M0 0h64v16h-64zM16 16h48v16h-48z"/>
        <path fill="#0000ff" d="M0 16h16v16h-16z"/>
        <path fill="#00ff00" d="M0 23h8v2h-8zM8 16h4v16h-4z"/>
        <path fill="#cd0000" d="M32 30h16v1h-16z"/>
        <text x="0" y="12" fill="#ff0000" textLength="40">a &lt;b&gt;</text>
        <text x="48" y="12" fill="#ff0000" textLength="16" lengthAdjust="spacingAndGlyphs">漢</text>
        <text x="32" y="28" fill="#cd0000" font-weight="bold" textLength="16">hi</text>
        </svg>

        """)
  }

  /// A combining mark makes one character with the sign before it, which is escaped all the same.
  @Test func signsBeforeMarksAreEscaped() {
    var canvas = Canvas(size: CellSize(width: 2, height: 1))
    canvas.draw("<\u{338}&\u{301}", at: CellPoint(x: 0, y: 0), style: .plain)
    let picture = SVGPicture(
      title: "\"\u{301}>\u{338}", variants: [.init(canvas, appearance: .dark)])
    #expect(picture.text.contains("&quot;\u{301}&gt;\u{338}</title>"))
    #expect(picture.text.contains("&lt;\u{338}"))
    #expect(picture.text.contains("&amp;\u{301}"))
  }

  /// A vowel or a letter of a flag alone would be drawn otherwise than with what it belongs to.
  @Test(arguments: [
    ("कि", ["कि"]), ("क्षक", ["क्ष", "क"]), ("น้ำa", ["น้ำ", "a"]), ("aक", ["a", "क"]), ("🇩🇪", ["🇩🇪"]),
    ("漢字", ["漢", "字"]),
  ])
  func whatMakesOneCharacterStandsTogether(text: String, runs: [String]) {
    var canvas = Canvas(size: CellSize(width: 4, height: 1))
    canvas.draw(text, at: CellPoint(x: 0, y: 0), style: .plain)
    let picture = SVGPicture(title: "", variants: [.init(canvas, appearance: .dark)]).text
    let shown = picture.split(separator: "\n").filter { $0.hasPrefix("<text") }
    #expect(shown.count == runs.count)
    #expect(zip(shown, runs).allSatisfy { $0.hasSuffix(">\($1)</text>") }, "\(shown)")
  }

  @Test func whatIsDimIsSeenLess() {
    var canvas = Canvas(size: CellSize(width: 4, height: 1))
    let dim = Style(foreground: .rgb(0xFF0000), attributes: [.dim, .underline])
    canvas.draw("█─▒x", at: CellPoint(x: 0, y: 0), style: dim)
    let text = SVGPicture(title: "", variants: [.init(canvas, appearance: .dark)]).text
    let marked = text.split(separator: "\n").filter { $0.contains("fill=\"#ff0000\"") }
    #expect(marked.count == 3 && marked.allSatisfy { $0.contains("fill-opacity=\"0.") })
  }

  @Test func linesAreSharpAndCornersSmooth() {
    var canvas = Canvas(size: CellSize(width: 2, height: 1))
    canvas.draw("╭─", at: CellPoint(x: 0, y: 0), style: .plain)
    let text = SVGPicture(title: "", variants: [.init(canvas, appearance: .dark)]).text
    #expect(text.contains("<path fill=\"#e4e4e4\" shape-rendering=\"auto\" d=\"M3 16v-4a5 5"))
    #expect(text.contains("<path fill=\"#e4e4e4\" d=\"M8 7h8v2h-8z\"/>"))
  }

  @Test func bothVariantsAreShownByPreference() {
    let light = SVGPicture.Variant(Self.canvas(), appearance: .light)
    let text = SVGPicture(title: "both", variants: [Self.variant, light]).text
    #expect(text.contains("@media (prefers-color-scheme:light)"))
    #expect(text.contains("<g class=\"dark\">\n<path fill=\"#1c1c1c\""))
    #expect(text.contains("<g class=\"light\">\n<path fill=\"#ffffff\""))
    #expect(text.contains("<style>.light{display:none}@media (prefers-color-scheme:light){"))
    #expect(!SVGPicture(title: "one", variants: [Self.variant]).text.contains("@media"))
  }

  @Test func blanksBesideEachOtherAreInNoText() {
    var canvas = Canvas(size: CellSize(width: 12, height: 1))
    canvas.draw(" a b  cd  ", at: CellPoint(x: 0, y: 0), style: .plain)
    let text = SVGPicture(title: "", variants: [.init(canvas, appearance: .dark)]).text
    #expect(text.contains("<text x=\"8\" y=\"12\" fill=\"#e4e4e4\" textLength=\"24\""))
    #expect(text.contains(">a b</text>"))
    #expect(text.contains("<text x=\"48\" y=\"12\" fill=\"#e4e4e4\" textLength=\"16\""))
    #expect(text.contains(">cd</text>"))
  }

  @Test func aSheetHasRowsOfPictures() {
    let pictures = ["one", "two", "three"].map { SVGPicture(title: $0, variants: [Self.variant]) }
    let text = SVGSheet(title: "all", pictures: pictures, width: 190).text
    #expect(text.contains("width=\"176\" height=\"152\""))
    for place in ["16 36", "96 36", "16 104"] {
      #expect(text.contains("<g transform=\"translate(\(place))\">"), "\(place)")
    }
  }

  @Test func aTitleIsNoWiderThanItsPicture() {
    let picture = SVGPicture(title: "before the change", variants: [Self.variant])
    let text = SVGSheet(title: "all", pictures: [picture]).text
    #expect(text.contains(">bef…ange</text>"))
  }
}
