import CellCanvas
import PopoverGeometry
import Testing

@Suite("Drawing dials")
struct DialDrawingTests {
  /// Where no circle can be seen, the value stands alone.
  @Test(arguments: [
    (9, 1, "  ‹ 3 ›  "), (4, 1, " ‹3›"), (2, 1, " 3"), (1, 1, "3"), (0, 0, ""), (3, 0, ""),
    (4, 2, "    \n ‹3›"),
  ])
  func withoutRoomForACircle(width: Int, height: Int, picture: String) throws {
    #expect(try SampleDial(width, height).picture == picture)
  }

  @Test func anItemBeyondTheLabelsShowsItsNumber() throws {
    let dial = try SampleDial(items: 4, value: 3, labels: ["a", ""], 15, 7).dial
    #expect((0..<4).map { dial.label(of: $0) } == ["a", "", "2", "3"].map(GlyphText.init))
  }

  @Test func whatLiesBehindShowsThrough() throws {
    let page = Style(background: .rgb(0x204060))
    var canvas = Canvas(size: CellSize(width: 21, height: 11), filledWith: Cell(style: page))
    try SampleDial(21, 11).dial.draw(in: canvas.bounds, on: &canvas)
    #expect(canvas.cells.allSatisfy { $0.style.background == page.background })
  }

  /// Labels on the hues are black or white, whichever is seen better.
  @Test func everyLabelCanBeReadOnTheWheel() throws {
    for value in 0..<24 {
      let sample = try SampleDial(items: 24, value: value, 41, 20, background: .colorWheel)
      var canvas = Canvas(size: sample.size)
      sample.dial.draw(in: canvas.bounds, on: &canvas)
      for label in sample.layout.labels {
        let contrast = try #require(canvas[label.rect.origin].style.contrast)
        #expect(contrast >= 4.5)
      }
    }
  }
}
