import Foundation
import PopoverGeometry
import PopoverReports
import Testing

@Suite("What if, in words and as JSON")
struct WhatIfTests {
  private func sentences(_ scene: PopoverPresentation) -> [String] {
    scene.sentences(for: scene.whatIf())
  }

  @Test func everyChangeIsASentence() {
    #expect(
      sentences(askedScene(anchor: Rect(x: 30, y: 15, width: 8, height: 1))) == [
        "If the anchor moves 1 row up, the popover goes below the anchor",
        "If the content shrinks by 1 row (to 20x5), the popover goes below the anchor",
        "If the container grows by 1 row (to 80x25), the popover goes below the anchor",
        "The anchor can move to the left edge, to the right edge or to the bottom edge without "
          + "changing the side",
      ])
  }

  @Test(arguments: [
    (Rect(x: 0, y: 11, width: 80, height: 1), "The anchor can move to the top edge or 3 rows down"),
    (Rect(x: -5, y: 23, width: 85, height: 1), "The anchor can move 8 rows up"),
    (Rect(x: 0, y: 0, width: 80, height: 24), "The anchor has no room to move"),
  ])
  func waysThatAreNotThereAreNotNamed(anchor: Rect, sentence: String) {
    #expect(sentences(askedScene(anchor: anchor)).last?.hasPrefix(sentence) == true)
  }

  @Test func columnsAreSaidToo() {
    #expect(
      sentences(
        askedScene(anchor: Rect(x: 0, y: 11, width: 8, height: 1)) {
          $0.permittedArrowDirections = [.left, .right]
        })[...1] == [
          "If the anchor moves 50 columns right, the popover goes left of the anchor",
          "Growing or shrinking the content by up to 400 cells along one axis does not change the "
            + "side",
        ])
  }

  @Test func theMiddleIsAPlaceToo() {
    #expect(
      sentences(
        askedScene(anchor: Rect(x: 30, y: 15, width: 8, height: 1)) {
          $0.minimumContentSize = Size(width: 20, height: 40)
          $0.permittedArrowDirections = [.down]
        })[1]
        == "If the content grows by 7 rows (to 20x13), the popover goes to the middle, without an "
        + "arrow")
  }

  @Test func whereNothingHelpsThatIsSaid() {
    #expect(
      sentences(
        askedScene(anchor: Rect(x: 30, y: 15, width: 8, height: 1)) {
          $0.permittedArrowDirections = .none
        }) == [
          "The side is the same wherever the anchor is in the container",
          "Growing or shrinking the content by up to 400 cells along one axis does not change the "
            + "side",
          "Growing or shrinking the container by up to 400 cells along one axis does not change the "
            + "side",
          "The anchor can move to the left edge, to the right edge, to the top edge or to the bottom "
            + "edge without changing the side",
        ])
  }

  /// Of a large container not every move is looked for.
  @Test(arguments: [
    (Grid.cells, "320 columns (a row counts as 2)"), (.points, "320 pt"),
  ])
  func movesThatWereNotLookedForAreNamed(grid: Grid, reach: String) {
    let scene = askedScene(anchor: Rect(x: 30, y: 15, width: 8, height: 1)) {
      $0.container = Rect(size: Size(width: 400, height: 100))
      $0.keepOut = [$0.container]
      $0.grid = grid
      $0.policy.aspect = grid == .cells ? 2 : 1
    }
    #expect(
      sentences(scene)[0]
        == "No move of the anchor along one axis changes the side, nor does one along both within "
        + reach)
  }

  @Test func anAnchorThatFitsNowhereIsNamed() {
    let scene = askedScene(anchor: Rect(x: -9, y: -5, width: 100, height: 40))
    #expect(sentences(scene)[0] == "The anchor does not fit in the container")
    // One that is only too wide may move along the other axis.
    let wide = askedScene(anchor: Rect(x: -9, y: 5, width: 100, height: 1))
    #expect(
      sentences(wide)[0] == "If the anchor moves 10 rows down, the popover goes above the anchor")
    var always = wide
    always.permittedArrowDirections = []
    #expect(
      sentences(always)[0] == "The side is the same wherever the anchor is in the container")
  }

  @Test func itStandsInTheObjectOfTheLayout() throws {
    let scene = askedScene(anchor: Rect(x: 30, y: 15, width: 8, height: 1))
    let answer = try object(try scene.layout().json(whatIf: scene.whatIf()))
    #expect(
      answer["whatIf"] as? NSDictionary == [
        "anchorMove": ["x": 0, "y": -1, "arrowDirection": "up", "side": "below"],
        "contentChange": ["width": 0, "height": -1, "arrowDirection": "up", "side": "below"],
        "containerChange": ["width": 0, "height": 1, "arrowDirection": "up", "side": "below"],
        "freedom": ["left": NSNull(), "right": NSNull(), "up": 0, "down": NSNull()],
        "step": 1, "looksEverywhere": true,
      ])
    #expect(try object(try scene.layout().json())["whatIf"] == nil)
  }
}
