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
        "If the content loses 1 row (20x5), the popover goes below the anchor",
        "If the container gains 1 row (80x25), the popover goes below the anchor",
        "The side stays while the anchor moves left to the edge, right to the edge, up 0 rows, "
          + "down to the edge",
      ])
  }

  @Test func columnsAreSaidToo() {
    #expect(
      sentences(
        askedScene(anchor: Rect(x: 0, y: 11, width: 8, height: 1)) {
          $0.permittedArrowDirections = [.left, .right]
        })[...1] == [
          "If the anchor moves 50 columns right, the popover goes left of the anchor",
          "Nothing that the content gains or loses each way, up to 400 cells, changes the side",
        ])
  }

  @Test func theMiddleIsAPlaceToo() {
    #expect(
      sentences(
        askedScene(anchor: Rect(x: 30, y: 15, width: 8, height: 1)) {
          $0.minimumContentSize = Size(width: 20, height: 40)
          $0.permittedArrowDirections = [.down]
        })[1]
        == "If the content gains 7 rows (20x13), the popover goes to the middle, without an arrow")
  }

  @Test func whereNothingHelpsThatIsSaid() {
    #expect(
      sentences(
        askedScene(anchor: Rect(x: 30, y: 15, width: 8, height: 1)) {
          $0.permittedArrowDirections = .none
        }) == [
          "No place of the anchor in the container changes the side",
          "Nothing that the content gains or loses each way, up to 400 cells, changes the side",
          "Nothing that the container gains or loses each way, up to 400 cells, changes the side",
          "The side stays while the anchor moves left to the edge, right to the edge, "
            + "up to the edge, down to the edge",
        ])
  }

  @Test func itStandsInTheObjectOfTheLayout() throws {
    let scene = askedScene(anchor: Rect(x: 30, y: 15, width: 8, height: 1))
    let answer = try object(try scene.layout().json(whatIf: scene.whatIf()))
    #expect(
      answer["whatIf"] as? NSDictionary == [
        "anchorMove": ["x": 0, "y": -1, "arrowDirection": "up"],
        "contentChange": ["width": 0, "height": -1, "arrowDirection": "up"],
        "containerChange": ["width": 0, "height": 1, "arrowDirection": "up"],
        "freedom": ["left": NSNull(), "right": NSNull(), "up": 0, "down": NSNull()],
      ])
    #expect(try object(try scene.layout().json())["whatIf"] == nil)
  }
}
