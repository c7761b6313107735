import CellCanvas
import TestSupport
import Testing

@Suite("Fading")
struct FadingTests {
  private let page = Style(foreground: .rgb(0xFFFFFF), background: .rgb(0x000000))
  private let panel = Style(foreground: .rgb(0x00FF00), background: .rgb(0x0000C0))

  private func faded(_ share: Double, _ depth: ColorDepth = .trueColor, drawn: String = "x ")
    -> Canvas
  {
    var ground = Canvas(size: CellSize(width: 4, height: 1), filledWith: Cell(style: page))
    ground.draw(GlyphText("abcd"), at: CellPoint(x: 0, y: 0), style: page)
    var canvas = ground
    canvas.draw(GlyphText(drawn), at: CellPoint(x: 1, y: 0), style: panel)
    var mixing = StyleMixing(share: share, depth: depth)
    canvas.fade(over: ground, by: &mixing)
    return canvas
  }

  @Test func aGlyphAppearsOutOfTheColourBelowAndACoveredOneVanishes() {
    let row = faded(0.25).row(0)
    #expect(row.map(\.glyph.text) == ["a", "x", "c", "d"])
    #expect(row[0].style == page && row[3].style == page)
    #expect(row[1].style == Style(foreground: .rgb(0x004000), background: .rgb(0x000030)))
    #expect(row[2].style == Style(foreground: .rgb(0xBFBFEF), background: .rgb(0x000030)))
  }

  @Test func atTheEndItIsWhatWasDrawn() {
    let row = faded(1).row(0)
    #expect(row.map(\.glyph.text) == ["a", "x", " ", "d"])
    #expect(row[1].style == panel && row[2].style == panel)
  }

  @Test(arguments: [ColorDepth.none, .palette8, .palette16])
  func withoutColoursBetweenItIsDimThenWhole(depth: ColorDepth) {
    let (first, second) = (faded(0.4, depth).row(0), faded(0.6, depth).row(0))
    #expect(first.map(\.glyph.text) == ["a", "x", " ", "d"])
    #expect(first[1].style.attributes == .dim && second[1].style.attributes == [])
    #expect(second[1].style == panel && second[2].style == panel)
  }

  /// The terminal's own colours are unknown, so that they cannot be mixed.
  @Test func ownColoursHaveNoSteps() {
    var ground = Canvas(size: CellSize(width: 3, height: 1))
    ground.draw(GlyphText("abc"), at: CellPoint(x: 0, y: 0), style: .plain)
    var canvas = ground
    canvas.draw(GlyphText("x "), at: CellPoint(x: 1, y: 0), style: .plain)
    for (share, attributes) in [(0.4, Attributes.dim), (0.6, [])] {
      var faded = canvas
      var mixing = StyleMixing(share: share, depth: .trueColor)
      faded.fade(over: ground, by: &mixing)
      #expect(faded.row(0).map(\.glyph.text) == ["a", "x", " "])
      #expect(faded.row(0)[1].style.attributes == attributes)
    }
  }

  @Test func withTwoHundredColoursTheNearestIsShown() {
    #expect(faded(0.5, .palette256).row(0)[2].style.background == .palette(17))
  }

  @Test func halfOfAWideSignDoesNotStayAlone() {
    var ground = Canvas(size: CellSize(width: 4, height: 1), filledWith: Cell(style: page))
    ground.draw(GlyphText("表示"), at: CellPoint(x: 0, y: 0), style: page)
    for (drawn, x, expected) in [
      ("x", 3, ["表", "", " ", "x"]), ("x", 2, ["表", "", "x", " "]), (" ", 2, ["表", "", "示", ""]),
    ] {
      var canvas = ground
      canvas.draw(GlyphText(drawn), at: CellPoint(x: x, y: 0), style: panel)
      var mixing = StyleMixing(share: 0.5, depth: .trueColor)
      canvas.fade(over: ground, by: &mixing)
      #expect(canvas.row(0).map(\.glyph.text) == expected)
    }
  }

  @Test func theNearerStyleReplacesOneThatCannotBeMixed() {
    let own = Style(foreground: .standard, background: .standard)
    var (first, second) = (
      StyleMixing(share: 0.4, depth: .trueColor), StyleMixing(share: 0.5, depth: .trueColor)
    )
    #expect(first.style(from: own, to: panel) == own)
    #expect(second.style(from: own, to: panel) == panel)
    #expect(first.between(own, panel) == nil)
  }

  /// Words of wide and narrow characters under others, at any place and in any style: each half of a wide one has its other
  /// half, and what is the same as before stays.
  @Test(arguments: UInt64(1)...400) func everyWideSignIsWhole(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let styles = [page, panel, .plain]
    func draw(on canvas: inout Canvas) {
      for _ in 0..<3 {
        let text = ["漢字", "ab", "  ", "語x", "    "].randomElement(using: &random) ?? ""
        let place = CellPoint(x: Int.random(in: -1..<10, using: &random), y: 0)
        canvas.draw(text, at: place, style: styles.randomElement(using: &random) ?? page)
        let part = CellRect(x: place.x + 1, y: 0, width: 1, height: 1)
        if seed % 2 == 0 { canvas.restyle(part) { $0.background = .rgb(0x202020) } }
      }
    }
    var ground = Canvas(size: CellSize(width: 10, height: 1), filledWith: Cell(style: page))
    draw(on: &ground)
    var canvas = ground
    draw(on: &canvas)
    let drawn = canvas
    var mixing = StyleMixing(share: 0.3, depth: .trueColor)
    canvas.fade(over: ground, by: &mixing)
    let row = canvas.row(0)
    for x in row.indices {
      #expect(row[x].glyph.isContinuation == (x > 0 && row[x - 1].glyph.width == 2), "\(x)")
      if drawn.row(0)[x] == ground.row(0)[x] { #expect(row[x] == drawn.row(0)[x], "\(x)") }
    }
  }
}
