import PopoverGeometry
import PopoverScenes
import Testing

@Suite("Answers in words")
struct LayoutSentenceTests {
  private func scene(
    anchor: Rect, content: Size = Size(width: 20, height: 6),
    _ change: (inout PopoverPresentation) -> Void = { _ in }
  ) -> PopoverPresentation {
    var scene = PopoverPresentation(
      sourceRect: anchor, container: Rect(x: 0, y: 0, width: 80, height: 24),
      preferredContentSize: content)
    change(&scene)
    return scene
  }

  private func says(_ scene: PopoverPresentation, _ sentence: String) {
    #expect(scene.sentence(for: scene.layout()) == sentence)
  }

  @Test func theUsualCaseNamesTheOppositeSide() {
    says(
      scene(anchor: Rect(x: 30, y: 4, width: 8, height: 1)),
      "Popover below the anchor, arrow up, in the middle; above is 5 rows short")
    says(
      scene(anchor: Rect(x: 30, y: 11, width: 8, height: 1)),
      "Popover below the anchor, arrow up, in the middle; above fits too")
  }

  @Test func leavingTheFirstChoiceIsGivenAReason() {
    says(
      scene(anchor: Rect(x: 76, y: 23, width: 4, height: 1)),
      "Popover above the anchor, arrow down, 9.5 columns right of the middle; below is 9 rows short"
    )
  }

  @Test(arguments: [
    (Rect(x: 76, y: 23, width: 4, height: 1), "Above, arrow down, offset 9.5; below 9 rows short"),
    (Rect(x: 30, y: 11, width: 8, height: 1), "Below, arrow up, offset 0.5; above fits too"),
    (Rect(x: 0, y: 0, width: 80, height: 24), "Over the anchor, no arrow; below 9 rows short"),
  ])
  func theBriefFormHasTheSameFacts(anchor: Rect, sentence: String) {
    let scene = scene(anchor: anchor)
    #expect(scene.sentence(for: scene.layout(), length: .brief) == sentence)
  }

  @Test func oneOfAThingIsSingular() {
    says(
      scene(anchor: Rect(x: 30, y: 15, width: 8, height: 1)),
      "Popover above the anchor, arrow down, in the middle; below is 1 row short")
  }

  @Test func sidewaysIsSaidInRows() {
    says(
      scene(anchor: Rect(x: 0, y: 0, width: 4, height: 1)) {
        $0.permittedArrowDirections = [.left, .right]
      },
      "Popover right of the anchor, arrow left, 2.5 rows above the middle; left is 23 columns short"
    )
  }

  @Test func shrinkingIsSaid() {
    says(
      scene(anchor: Rect(x: 30, y: 11, width: 8, height: 1), content: Size(width: 60, height: 20)) {
        $0.permittedArrowDirections = [.up, .down]
      },
      "Popover below the anchor, arrow up, in the middle, content cut to 60x9 of 60x20; "
        + "above is 12 rows short")
  }

  @Test func theArrowLessFormSaysWhy() {
    says(
      scene(anchor: Rect(x: 30, y: 4, width: 8, height: 1)) {
        $0.permittedArrowDirections = .none
      }, "Popover in the middle, no arrow; no direction is permitted")
    says(
      scene(anchor: Rect(x: 0, y: 0, width: 80, height: 24)),
      "Popover in the middle, no arrow; below is 9 rows short")
  }

  @Test func anAnchorOutsideIsSaid() {
    says(
      scene(anchor: Rect(x: 30, y: -9, width: 8, height: 1)),
      "Popover below the anchor, arrow up, in the middle, the anchor is outside the free area; "
        + "above is 9 rows short")
  }

  @Test func aSideThatIsNotPermittedIsNamed() {
    says(
      scene(anchor: Rect(x: 30, y: 4, width: 8, height: 1)) {
        $0.permittedArrowDirections = [.up]
      }, "Popover below the anchor, arrow up, in the middle; above is not permitted")
  }
}
