import PlacementEngines
import PopoverGeometry
import TestSupport
import Testing

@Suite struct VimPopupAnchorTests {
  private let screen = VimScreen(Size(width: 80, height: 24))
  private let size = Size(width: 10, height: 3)

  private func frame(
    _ pos: VimPopupCorner, of anchor: Rect, size: Size, gap: Double = 0
  ) -> Rect {
    VimPopup(pos, of: anchor, size: size, gap: gap).position(on: screen).frame
  }

  @Test(arguments: [
    (VimPopupCorner.topLeft, 40.0, 12.0), (.topRight, 34, 12), (.bottomLeft, 40, 7),
    (.bottomRight, 34, 7),
  ])
  func itLiesAgainstTheAnchor(pos: VimPopupCorner, x: Double, y: Double) {
    let anchor = Rect(x: 40, y: 10, width: 4, height: 2)
    #expect(frame(pos, of: anchor, size: size) == Rect(origin: Point(x: x, y: y), size: size))
  }

  @Test func theFirstRowAndColumnAreNotMissing() {
    let anchor = Rect(x: 0, y: 0, width: 1, height: 1)
    #expect(frame(.topLeft, of: anchor, size: size).origin == Point(x: 0, y: 1))
    #expect(frame(.topRight, of: anchor, size: size).origin == Point(x: 0, y: 1))
    #expect(frame(.bottomLeft, of: anchor, size: size).origin == Point(x: 0, y: 1))
  }

  @Test func onTheOtherSideTheGapIsForgotten() {
    let anchor = Rect(x: 0, y: 21, width: 4, height: 1)
    #expect(!frame(.topLeft, of: anchor, size: size).overlaps(anchor))
    #expect(frame(.topLeft, of: anchor, size: size, gap: 2).overlaps(anchor))
  }

  /// As Vim 9.2 shows it on a screen of 20x8.
  @Test(arguments: [(15, 4, 18.0), (16, 4, 19), (17, 4, 0), (18, 4, 0), (20, 1, 0)])
  func aTextEndsWithItsLine(col: Int, length: Int, x: Double) {
    var popup = VimPopup(lineWidths: [1])
    (popup.pos, popup.posinvert, popup.wrap) = (.bottomLeft, false, false)
    popup.textprop = VimTextProperty(line: 4, col: col, length: length)
    let frame = popup.position(on: VimScreen(Size(width: 20, height: 8))).frame
    #expect(frame.origin == Point(x: x, y: x == 0 ? 3 : 2))
  }

  @Test(arguments: UInt64(0)..<300)
  func aPopupStaysOnTheScreen(seed: UInt64) {
    var dice = SplitMix(seed: seed)
    var popup = VimPopup(lineWidths: (0..<dice.whole(1...30)).map { _ in dice.whole(0...100) })
    popup.pos = VimPopupCorner.allCases.randomElement(using: &dice) ?? .center
    (popup.line, popup.col) = (dice.whole(-3...30), dice.whole(-3...90))
    (popup.wrap, popup.fixed, popup.posinvert) = (
      Bool.random(using: &dice), Bool.random(using: &dice), Bool.random(using: &dice)
    )
    popup.border = EdgeInsets(all: dice.whole(0...1))
    popup.scrollbar = false
    let frame = popup.position(on: screen).frame
    #expect(frame.clamped(to: Rect(x: 0, y: 0, width: 80, height: 24)) == frame)
  }

  @Test(arguments: [Int.min, Int.max, 0])
  func anyNumberHasAnAnswer(number: Int) {
    var popup = VimPopup(lineWidths: [number, number])
    (popup.line, popup.col, popup.firstline, popup.titleWidth) = (number, number, number, number)
    (popup.minwidth, popup.minheight) = (number, number)
    (popup.maxwidth, popup.maxheight) = (number, number)
    (popup.border, popup.padding) = (EdgeInsets(all: number), EdgeInsets(all: number))
    for columns in [number, 80] {
      for textprop in [nil, VimTextProperty(line: number, col: number, length: number)] {
        popup.textprop = textprop
        let screen = VimScreen(columns: columns, lines: number)
        popup.version = .v92
        let position = popup.position(on: screen)
        #expect(position.line >= 1 && position.col >= 1)
        popup.version = .v90
        #expect(popup.position(on: screen).line >= 1)
      }
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func anyPlaceHasAnAnswer(place: Double) {
    let anchor = Rect(x: place, y: place, width: place, height: place)
    let position = VimPopup(.topLeft, of: anchor, size: Size(width: place, height: place))
      .position(on: VimScreen(Size(width: place, height: place)))
    #expect(position.line >= 1 && position.col >= 1)
  }
}
