import CellCanvas
import CellPictures
import PopoverGeometry
import Testing

@Suite("Differences of canvases")
struct DifferenceTests {
  private static func canvas(_ rows: [String], _ style: Style = .plain) -> Canvas {
    var canvas = Canvas(size: CellSize(width: rows.map(\.count).max() ?? 0, height: rows.count))
    for (y, row) in rows.enumerated() { canvas.draw(row, at: CellPoint(x: 0, y: y), style: style) }
    return canvas
  }

  @Test func nothingDiffersFromItself() {
    let canvas = Self.canvas(["one", "two"])
    let difference = CanvasDifference(canvas, canvas)
    #expect(difference.isEmpty)
    #expect(difference.text() == "")
  }

  @Test func cellsThatDifferAreMarked() {
    let difference = CanvasDifference(
      Self.canvas(["hello you", "same"]), Self.canvas(["hallo yes", "same"]))
    #expect(difference.cellCount == 3)
    #expect(
      difference.text() == """
        row 0, columns 1, 7-8
        - hello you
        + hallo yes
           ^     ^^

        """)
  }

  @Test func coloursThatDifferAreSaid() {
    let red = Style(foreground: .rgb(0xFF_0000), attributes: .bold)
    let difference = CanvasDifference(Self.canvas(["ab"]), Self.canvas(["ab"], red))
    #expect(
      difference.text() == """
        row 0, columns 0-1
        - ab
        + ab
          ^^
          standard on standard -> #ff0000 on standard bold

        """)
  }

  /// Also beside characters that differ.
  @Test func coloursAndScalarsThatDifferAreSaidInAnyRow() {
    let red = Style(foreground: .rgb(0xFF_0000))
    var second = Self.canvas(["x e\u{301}  b"])
    second.draw("b", at: CellPoint(x: 5, y: 0), style: red)
    #expect(
      CanvasDifference(Self.canvas(["a \u{E9}  b"]), second).text() == """
        row 0, columns 0, 2, 5
        - a \u{E9}  b
        + x e\u{301}  b
          ^ ^  ^
          U+00E9 -> U+0065 U+0301
          standard on standard -> #ff0000 on standard

        """)
  }

  @Test func whatOnlyOneHasDiffers() {
    let difference = CanvasDifference(Self.canvas(["ab"]), Self.canvas(["abc", "x"]))
    #expect(
      difference.parts == [
        CellRect(x: 2, y: 0, width: 1, height: 1), CellRect(x: 0, y: 1, width: 3, height: 1),
      ])
    #expect(!difference.text().contains("standard"), "A cell that only one has did not change.")
    #expect(difference.text(limit: 1).hasPrefix("- 2x1 cells\n+ 3x2 cells\nrow 0, column 2\n"))
    #expect(difference.text(limit: 1).hasSuffix("and 1 more row\n"))
  }
}
