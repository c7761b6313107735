import CellCanvas
import TestSupport
import Testing

@Suite("Drawing")
struct CanvasTests {
  private func canvas(_ width: Int, _ height: Int, _ draw: (inout Canvas) -> Void) -> String {
    var canvas = Canvas(
      size: CellSize(width: width, height: height), filledWith: Cell(Glyph(".")))
    draw(&canvas)
    return canvas.picture
  }

  @Test func drawingIsClippedOnEverySide() {
    let picture = canvas(5, 3) {
      $0.draw("abcdefgh", at: CellPoint(x: -2, y: 1), style: .plain)
      $0.draw("above", at: CellPoint(x: 0, y: -1), style: .plain)
      $0.draw("below", at: CellPoint(x: 0, y: 3), style: .plain)
      $0.fill(CellRect(x: 4, y: 2, width: 9, height: 9), with: Cell(Glyph("#")))
    }
    #expect(picture == ".....\ncdefg\n....#\n")
  }

  @Test func aClipCutsText() {
    let picture = canvas(6, 1) {
      $0.draw(
        "abcdef", at: CellPoint(x: 0, y: 0), style: .plain,
        clip: CellRect(x: 2, y: 0, width: 2, height: 1))
    }
    #expect(picture == "..cd..\n")
  }

  @Test func aWideGlyphThatDoesNotFitIsBlank() {
    #expect(canvas(5, 1) { $0.draw("漢字漢", at: CellPoint(x: 0, y: 0), style: .plain) } == "漢字 \n")
    #expect(canvas(4, 1) { $0.draw("漢字", at: CellPoint(x: -1, y: 0), style: .plain) } == " 字.\n")
  }

  @Test(arguments: [(0, "x .\n"), (1, " x.\n"), (2, "漢x\n")])
  func cuttingAWideGlyphBlanksItsOtherHalf(column: Int, picture: String) {
    let drawn = canvas(3, 1) {
      $0.draw("漢", at: CellPoint(x: 0, y: 0), style: .plain)
      $0.draw("x", at: CellPoint(x: column, y: 0), style: .plain)
    }
    #expect(drawn == picture)
  }

  @Test func aCanvasOfNoSizeTakesEverything() {
    #expect(canvas(0, 0) { $0.draw("a", at: CellPoint(x: 0, y: 0), style: .plain) } == "")
    #expect(Canvas(size: CellSize(width: -3, height: 2)).size == CellSize(width: 0, height: 2))
  }

  @Test func restylingKeepsTheText() {
    var canvas = Canvas(size: CellSize(width: 3, height: 1), filledWith: Cell(Glyph("a")))
    canvas.restyle(CellRect(x: 1, y: 0, width: 9, height: 1)) { $0.attributes.insert(.dim) }
    #expect(canvas.picture == "aaa\n")
    #expect(canvas.row(0).map(\.style.attributes) == [[], .dim, .dim])
  }

  @Test(arguments: [
    ("╭─▲─╮", "+-^-+"), ("│漢│", "|? |"), ("◢◣…“x”é", "/\\.\"x\"e"), ("├┴┤", "+++"),
  ])
  func everythingHasAnASCIIForm(drawn: String, ascii: String) {
    var canvas = Canvas(size: CellSize(width: GlyphText(drawn).width, height: 1))
    canvas.draw(drawn, at: CellPoint(x: 0, y: 0), style: .plain)
    #expect(canvas.inASCII.picture == ascii + "\n")
  }
}

/// Drawing text and pictures gives the same cells as setting them one by one.
@Suite("Drawing in rows")
struct RowWritingTests {
  @Test(arguments: UInt64(0)..<200) func isDrawingCellByCell(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var inRows = Canvas(size: CellSize(width: 9, height: 2))
    for _ in 0..<random.whole(0...9) {
      let text = ["漢", "字漢", "a", "bc"][random.whole(0...3)]
      inRows.draw(
        text, at: CellPoint(x: random.whole(-1...8), y: random.whole(0...1)), style: .plain)
    }
    var byCells = inRows
    let rect = CellRect(
      x: random.whole(-2...9), y: random.whole(-1...2), width: random.whole(-1...11),
      height: random.whole(0...3))
    let cell = Cell(Glyph("x"), style: Style(foreground: .palette(3)))
    inRows.fill(rect, with: cell)
    for y in rect.rows { for x in rect.columns { byCells[CellPoint(x: x, y: y)] = cell } }
    #expect(inRows == byCells)

    let holes = (0..<3).map { _ in (0..<4).map { _ in Bool.random(using: &random) ? cell : nil } }
    if let image = CellImage(rows: holes) {
      inRows.draw(image, at: rect.origin)
      for (y, row) in holes.enumerated() {
        for (x, cell) in row.enumerated() {
          if let cell { byCells[CellPoint(x: rect.x + x, y: rect.y + y)] = cell }
        }
      }
      #expect(inRows == byCells)
    }
  }
}

@Suite("A canvas on a canvas")
struct CanvasOnCanvasTests {
  @Test(arguments: [
    (x: 1, y: 0, picture: ".a漢b.\n.cdef."), (x: -1, y: 1, picture: "......\n漢b..."),
    (x: -2, y: 0, picture: " b....\nef...."), (x: 4, y: -1, picture: "....cd\n......"),
    (x: 4, y: 0, picture: "....a \n....cd"), (x: 6, y: 0, picture: "......\n......"),
  ])
  func itIsCutAtTheEdges(x: Int, y: Int, picture: String) {
    var small = Canvas(size: CellSize(width: 4, height: 2))
    small.draw("a漢b", at: CellPoint(x: 0, y: 0), style: .plain)
    small.draw("cdef", at: CellPoint(x: 0, y: 1), style: .plain)
    var canvas = Canvas(size: CellSize(width: 6, height: 2), filledWith: Cell(Glyph(".")))
    canvas.draw(small, at: CellPoint(x: x, y: y))
    #expect(canvas.picture == picture + "\n")
  }
}

@Suite struct CanvasChangeTests {
  private let page = Canvas(size: CellSize(width: 4, height: 3))

  @Test func onlyWhatIsOtherHasChanged() {
    var drawn = page
    drawn.draw(GlyphText("ab"), at: CellPoint(x: 1, y: 1), style: .plain)
    drawn[CellPoint(x: 0, y: 2)] = .blank
    let changes = drawn.changes(since: page)
    #expect(changes.map(\.point) == [CellPoint(x: 1, y: 1), CellPoint(x: 2, y: 1)])
    #expect(changes.map(\.cell.glyph.text) == ["a", "b"])
    #expect(page.changes(since: drawn).map(\.cell) == [.blank, .blank])
  }

  @Test func whatWasNotThereHasChanged() {
    let small = Canvas(size: CellSize(width: 2, height: 1))
    #expect(page.changes(since: small).count == 4 * 3 - 2)
    #expect(small.changes(since: page).isEmpty)
  }
}

@Suite("A canvas of which a part is seen")
struct DrawnRowsTests {
  private static let drawings: [@Sendable (inout Canvas) -> Void] = [
    { $0.fill($0.bounds, with: Cell(Glyph("#"))) },
    { $0.restyle($0.bounds) { $0.attributes.insert(.bold) } },
    { $0.draw(Canvas(size: CellSize(width: 6, height: 5), filledWith: Cell(Glyph("x")))) },
    { $0.draw(Canvas(size: CellSize(width: 3, height: 5), filledWith: Cell(Glyph("y")))) },
    { canvas in
      for y in -1...5 { canvas.draw("a漢b", at: CellPoint(x: 0, y: y), style: .plain) }
    },
    { canvas in for y in -1...5 { canvas[CellPoint(x: 2, y: y)] = Cell(Glyph("z")) } },
  ]

  @Test(arguments: drawings.indices, [1..<3, 0..<5, -3..<1, 4..<9, 2..<2])
  func nothingElseIsReached(drawing: Int, rows: Range<Int>) {
    var whole = Canvas(size: CellSize(width: 6, height: 5))
    var part = whole
    part.drawnRows = rows
    Self.drawings[drawing](&whole)
    Self.drawings[drawing](&part)
    for y in 0..<5 {
      #expect(part.row(y) == (rows.contains(y) ? whole.row(y) : Array(repeating: .blank, count: 6)))
    }
  }
}

extension Canvas {
  fileprivate mutating func draw(_ other: Canvas) { draw(other, at: CellPoint(x: 0, y: 0)) }
}
