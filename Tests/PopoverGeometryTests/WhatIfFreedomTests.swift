import PopoverGeometry
import Testing

@Suite("How far the anchor may move, and the sides that are not permitted")
struct WhatIfFreedomTests {
  private func scene(_ anchor: Rect, width: Double = 80) -> PopoverPresentation {
    PopoverPresentation(
      sourceRect: anchor, container: Rect(x: 0, y: 0, width: width, height: 24),
      preferredContentSize: Size(width: 20, height: 6), permittedArrowDirections: [.up, .down])
  }

  /// Below needs nine rows of the 24; the side changes at the sixteenth row.
  @Test(arguments: [(0, 14), (9, 5), (14, 0)])
  func stepsAreCountedUntilTheSideChanges(row: Int, steps: Double) {
    let freedom = scene(Rect(x: 30, y: Double(row), width: 8, height: 1)).whatIf().freedom
    #expect(
      [freedom.left, freedom.right, freedom.up, freedom.down] == [nil, nil, nil, steps])
  }

  @Test func nothingBeyondTheEdgeIsLookedAt() {
    let freedom = scene(Rect(x: 30, y: 23, width: 8, height: 1)).whatIf().freedom
    #expect([freedom.left, freedom.right, freedom.up, freedom.down] == [nil, nil, 8, nil])
  }

  @Test func longWaysAreLookedAtToTheirEnd() {
    var wide = scene(Rect(x: 0, y: 9, width: 1, height: 1), width: 2_000)
    wide.permittedArrowDirections = [.left, .right]
    #expect(wide.whatIf().freedom.right == 1_976)
  }

  /// What was not looked at is not promised.
  @Test func aWayIsNoLongerThanWhatWasLookedAt() {
    var wide = scene(Rect(x: 10, y: 9, width: 4, height: 1), width: 30_000)
    wide.permittedArrowDirections = [.left, .right]
    #expect(wide.whatIf().freedom.right == 10_000)
    #expect(wide.whatIf().freedom.left == nil)
  }

  @Test func theSidesThatAreNotPermittedAreWeighedAfterTheOthers() {
    var asked = scene(Rect(x: 30, y: 9, width: 8, height: 1))
    asked.permittedArrowDirections = [.right, .up]
    asked.currentArrowDirection = .down
    let explanation = asked.explanation()
    #expect(explanation.candidates.map(\.candidate.direction) == [.right, .up])
    #expect(explanation.notPermitted.map(\.candidate.direction) == [.down, .left])
    #expect(
      explanation.notPermitted.map(\.candidate) == [.down, .left].map { asked.candidate($0) })
  }
}
