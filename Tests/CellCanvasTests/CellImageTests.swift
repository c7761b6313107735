import CellCanvas
import Testing

@Suite("Cell images")
struct CellImageTests {
  /// A picture that differs from all its mirror images; a dot is a hole.
  private func image(_ art: String) throws -> CellImage {
    try #require(CellImage(art, hole: Glyph("·")))
  }

  @Test(arguments: [
    (art: "╭─▲╮\n│/·┝", mirrored: "╭▲─╮\n┥·\\│", flipped: "│\\·┝\n╰─▼╯", turned: "─╮\n\\│\n·▶\n┰╯"),
    (art: "▛▘\n▄◢", mirrored: "▝▜\n◣▄", flipped: "▀◥\n▙▖", turned: "▌▜\n◣▝"),
    (art: "◤▎░", mirrored: "░🮇◥", flipped: "◣▎░", turned: "◥\n🮂\n░"),
    (art: "(^].'", mirrored: "'.[^)", flipped: "(v]'.", turned: "(\n>\n]\n.\n'"),
    (art: "", mirrored: "", flipped: "", turned: ""),
  ])
  func aPictureInEveryPosition(art: String, mirrored: String, flipped: String, turned: String)
    throws
  {
    let image = try image(art)
    #expect(image.mirrored.picture == mirrored)
    #expect(image.flipped.picture == flipped)
    #expect(image.turned.picture == turned)
  }

  @Test func stylesGoWithTheirCells() throws {
    let styles = [Style(foreground: .palette(1)), Style(foreground: .palette(2))]
    let image = try #require(
      CellImage(rows: [styles.map { Cell(Glyph("◢"), style: $0) }, [nil, .blank]]))
    #expect(image.mirrored[CellPoint(x: 1, y: 0)] == Cell(Glyph("◣"), style: styles[0]))
    #expect(image.turned[CellPoint(x: 1, y: 1)] == Cell(Glyph("◣"), style: styles[1]))
  }

  @Test(arguments: ["ab\nc", "a\n", "漢", "a漢\nabc"])
  func whatIsNoGridOfCellsIsRefused(art: String) {
    #expect(CellImage(art) == nil)
  }

  @Test func noHalfOfAWideGlyphIsTaken() {
    #expect(CellImage(rows: [[Cell(.continuation), Cell(Glyph("a"))]]) == nil)
    #expect(CellImage(rows: [[nil], []]) == nil)
    #expect(CellImage(rows: [[], []])?.size == CellSize(width: 0, height: 2))
  }

  @Test(arguments: [
    (text: ["ab", "c"], limit: CellSize(width: 9, height: 9), picture: "ab\nc "),
    (text: ["abc", "d", "efgh"], limit: CellSize(width: 2, height: 2), picture: "ab\nd "),
    (text: ["a", "b", "cd"], limit: CellSize(width: 5, height: 1), picture: "a "),
    (text: ["a漢", "b"], limit: CellSize(width: 2, height: 3), picture: "a·\nb "),
    (text: ["ab"], limit: .zero, picture: ""), (text: [], limit: .zero, picture: ""),
  ])
  func aTextIsCutToASize(text: [String], limit: CellSize, picture: String) {
    let text = StyledText(lines: text.map { StyledLine(GlyphText($0)) })
    #expect(CellImage(text, cutTo: limit).picture == picture)
  }

  /// Lines cost what is seen of them, however many there are.
  @Test func aLongTextIsCutSoon() {
    let wide = StyledLine(GlyphText(String(repeating: "x", count: 1_000)))
    let text = StyledText(lines: [wide] + Array(repeating: StyledLine(), count: 200_000))
    #expect(CellImage(text, cutTo: CellSize(width: 3, height: 2)).cells.count == 6)
  }

  @Test(arguments: [
    (x: -1, y: -1, clip: CellRect?.none, picture: "·f···\n·····"),
    (x: 1, y: 0, clip: nil, picture: "·abc·\n·d·f·"),
    (x: 3, y: 1, clip: nil, picture: "·····\n···ab"),
    (x: 1, y: 0, clip: CellRect(x: 2, y: 0, width: 1, height: 9), picture: "··b··\n·····"),
    (x: 9, y: 9, clip: nil, picture: "·····\n·····"),
  ])
  func drawingIsCutAndShowsThePageThroughHoles(
    x: Int, y: Int, clip: CellRect?, picture: String
  ) throws {
    let image = try image("abc\nd·f")
    let drawn = Canvas.picture(5, 2) { $0.draw(image, at: CellPoint(x: x, y: y), clip: clip) }
    #expect(drawn == picture)
  }

  @Test func drawingOverHalfAWideGlyphBlanksTheOther() throws {
    let image = try image("x·y")
    let picture = Canvas.picture(7, 1) {
      $0.draw("漢字表", at: CellPoint(x: 0, y: 0), style: .plain)
      $0.draw(image, at: CellPoint(x: 1, y: 0))
    }
    #expect(picture == " x y表·")
  }
}
