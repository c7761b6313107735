import PlacementEngines
import PopoverGeometry
import Testing

@Suite struct VimPopupTests {
  private let screen = VimScreen(columns: 80, lines: 24)

  private func popup(
    _ pos: VimPopupCorner, line: Int = 0, col: Int = 0, lines: Int = 3, width: Int = 10
  ) -> VimPopup {
    var popup = VimPopup(lineWidths: Array(repeating: width, count: lines))
    (popup.pos, popup.line, popup.col) = (pos, line, col)
    return popup
  }

  @Test(arguments: [
    (VimPopupCorner.topLeft, 10, 30), (.topRight, 10, 21), (.bottomLeft, 8, 30),
    (.bottomRight, 8, 21), (.center, 11, 36),
  ])
  func aCornerLiesAtItsLineAndColumn(pos: VimPopupCorner, line: Int, col: Int) {
    let position = popup(pos, line: 10, col: 30).position(on: screen)
    #expect((position.line, position.col) == (line, col))
  }

  @Test func withoutALineAndAColumnItIsCentred() {
    let position = popup(.topLeft).position(on: screen)
    #expect((position.line, position.col) == (11, 36))
  }

  /// The half of the screen with the line decides, not the room on either side.
  @Test(arguments: [
    (VimPopupCorner.topLeft, 12, true, 12, 13), (.topLeft, 13, true, 1, 11),
    (.topLeft, 13, false, 13, 12), (.bottomLeft, 11, true, 13, 12), (.bottomLeft, 12, true, 1, 12),
    (.bottomLeft, 11, false, 1, 11),
  ])
  func whatDoesNotFitGoesToTheOtherSideOrIsCut(
    pos: VimPopupCorner, line: Int, posinvert: Bool, top: Int, height: Int
  ) {
    var popup = popup(pos, line: line, col: 1, lines: 20)
    popup.posinvert = posinvert
    let position = popup.position(on: screen)
    #expect((position.line, position.height) == (top, height))
  }

  /// The text is first cut to the screen silently; only what the border then lacks leads to a
  /// scroll bar. A line in the last row of the screen does not count as visible.
  @Test(arguments: [
    (border: 0, scrolls: false, width: 10.0, last: 12),
    (border: 1, scrolls: true, width: 13, last: 11),
  ])
  func aBorderCutAtTheBottomBringsTheScrollBar(
    border: Int, scrolls: Bool, width: Double, last: Int
  ) {
    var popup = popup(.topLeft, line: 12, col: 1, lines: 20)
    popup.border = EdgeInsets(all: border)
    let position = popup.position(on: screen)
    #expect(position.frame == Rect(x: 0, y: 11, width: width, height: 13))
    #expect((position.scrollbar, position.lastline) == (scrolls, last))
  }

  @Test(arguments: [
    (wrap: true, fixed: false, col: 51, width: 30, height: 1),
    (wrap: true, fixed: true, col: 71, width: 10, height: 3),
    (wrap: false, fixed: false, col: 51, width: 30, height: 1),
    (wrap: false, fixed: true, col: 71, width: 10, height: 1),
  ])
  func textThatIsTooWideMovesLeftUnlessFixed(
    wrap: Bool, fixed: Bool, col: Int, width: Int, height: Int
  ) {
    var popup = popup(.topLeft, line: 1, col: 71, lines: 1, width: 30)
    (popup.wrap, popup.fixed) = (wrap, fixed)
    let position = popup.position(on: screen)
    #expect((position.col, position.width, position.height) == (col, width, height))
  }

  @Test func decorationSurroundsTheText() {
    var popup = popup(.topLeft, line: 3, col: 5)
    popup.border = EdgeInsets(all: 1)
    popup.padding = EdgeInsets(top: 0, left: 3, bottom: 1, right: 2)
    let position = popup.position(on: screen)
    #expect(position.frame == Rect(x: 4, y: 2, width: 17, height: 6))
    #expect(position.coreFrame == Rect(x: 8, y: 3, width: 10, height: 3))
  }

  @Test func theTextIsClampedBetweenLeastAndGreatestSize() {
    var popup = popup(.topLeft, line: 1, col: 1)
    (popup.minwidth, popup.minheight) = (20, 5)
    #expect(popup.position(on: screen).coreFrame.size == Size(width: 20, height: 5))
    (popup.minwidth, popup.minheight, popup.maxwidth, popup.maxheight) = (0, 0, 4, 2)
    let position = popup.position(on: screen)
    #expect(position.coreFrame.size == Size(width: 4, height: 2))
    #expect(position.scrollbar)
  }

  @Test func aTitleWidensAndTakesARowOfItsOwnWithoutBorder() {
    var popup = popup(.topLeft, line: 1, col: 1)
    popup.titleWidth = 15
    #expect(popup.position(on: screen).frame.size == Size(width: 17, height: 4))
  }

  @Test(arguments: [(0, 1, 4), (3, 3, 6), (-1, 7, 10)])
  func theTextStartsAtItsFirstLine(firstline: Int, first: Int, last: Int) {
    var popup = popup(.topLeft, line: 1, col: 1, lines: 10)
    (popup.firstline, popup.maxheight) = (firstline, 4)
    let position = popup.position(on: screen)
    #expect((position.firstline, position.lastline) == (first, last))
  }

  @Test(arguments: [
    (VimPopupCorner.topLeft, 11, 34), (.bottomLeft, 7, 34), (.topRight, 11, 20),
    (.bottomRight, 7, 20),
  ])
  func aPopupHangsOnTheEndOrTheStartOfText(pos: VimPopupCorner, line: Int, col: Int) {
    var popup = popup(pos)
    popup.textprop = VimTextProperty(line: 10, col: 30, length: 4)
    let position = popup.position(on: screen)
    #expect((position.line, position.col) == (line, col))
  }

  @Test func textOutsideOfTheWindowHidesItsPopup() {
    var popup = popup(.topLeft)
    popup.textprop = VimTextProperty(line: 24, col: 1, length: 1)
    #expect(!popup.position(on: screen).visible)
  }
}
