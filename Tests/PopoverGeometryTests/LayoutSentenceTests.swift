import PopoverGeometry
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

  @Test func aTextThatIsWholeInLessWidthIsWrapped() {
    says(
      scene(anchor: Rect(x: 30, y: 4, width: 8, height: 1), content: Size(width: 90, height: 1)) {
        $0.wrapping = WrappedContent(lines: [Array(repeating: 8, count: 10)])
        $0.permittedArrowDirections = .none
      },
      "Popover in the middle, no arrow, content wrapped to 78x2 of 90x1; no arrow direction is permitted"
    )
  }

  @Test func theUsualCaseNamesTheOppositeSide() {
    says(
      scene(anchor: Rect(x: 30, y: 4, width: 8, height: 1)),
      "Popover below the anchor, arrow up, in the middle; above is 5 rows short")
    says(
      scene(anchor: Rect(x: 30, y: 11, width: 8, height: 1)),
      "Popover below the anchor, arrow up, in the middle; above fits too")
  }

  @Test func whatIsLeftOffIsNamed() {
    says(
      scene(anchor: Rect(x: 30, y: 0, width: 8, height: 16)) {
        $0.droppable.border = Insets(all: 1)
        $0.permittedArrowDirections = [.up]
        $0.preferredContentSize.height = 7
      },
      "Popover below the anchor, arrow up, in the middle, without its border; above is not permitted"
    )
  }

  @Test func leavingTheFirstChoiceIsGivenAReason() {
    says(
      scene(anchor: Rect(x: 76, y: 23, width: 4, height: 1)),
      "Popover above the anchor, arrow down, 9.5 columns right of the middle; below is 9 rows short"
    )
  }

  @Test(arguments: [
    (Rect(x: 76, y: 23, width: 4, height: 1), "Above; below 9 rows short; arrow down, offset 9.5"),
    (Rect(x: 30, y: 11, width: 8, height: 1), "Below; above fits too; arrow up, offset 0.5"),
    (
      Rect(x: 0, y: 0, width: 80, height: 24),
      "In the middle, no arrow; below 9 rows short; covers its anchor"
    ),
  ])
  func theBriefFormHasTheSameFacts(anchor: Rect, sentence: String) {
    let scene = scene(anchor: anchor)
    #expect(scene.sentence(for: scene.layout(), length: .brief) == sentence)
  }

  @Test func itsLastClausesCanBeLeftOut() {
    let scene = scene(anchor: Rect(x: 76, y: 23, width: 4, height: 1))
    #expect(
      scene.clauses(for: scene.layout(), length: .brief)
        == ["Above", "; below 9 rows short", "; arrow down, offset 9.5"])
  }

  @Test func theShortFormFitsWhereTheFullOneDoesNot() {
    let scene = scene(anchor: Rect(x: 76, y: 23, width: 4, height: 1))
    #expect(
      scene.sentence(for: scene.layout(), length: .short)
        == "Above the anchor, arrow down, 9.5 columns right of middle; below 9 rows short")
  }

  @Test func besideNothingAndOverNothingItIsAtItsAnchor() {
    says(
      scene(anchor: Rect(x: 30, y: 4, width: 8, height: 1)) {
        $0.reserved.bottom = 20
        $0.minimumContentSize = Size(width: 20, height: 6)
        $0.canOverlapSourceViewRect = true
        $0.permittedArrowDirections = [.up]
      },
      "Popover at the anchor, arrow up, in the middle, content cut to 20x1 of 20x6, "
        + "the anchor is outside the free area; above is not permitted")
  }

  @Test func anArrowOfNoSizeIsNotSpokenOf() {
    says(
      scene(anchor: Rect(x: 30, y: 4, width: 8, height: 1)) {
        $0.metrics.verticalArrow = ArrowMetrics(base: 0, height: 0)
      }, "Popover below the anchor; above is 4 rows short")
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
      "Popover right of the anchor, arrow left, 2.5 rows above the middle, "
        + "the arrow misses its anchor by 0.5 rows: the corner is in the way; "
        + "left is 23 columns short"
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

  @Test func shrinkingIsSaidOfWhatMayShow() {
    says(
      scene(anchor: Rect(x: 30, y: 11, width: 8, height: 1), content: Size(width: 90, height: 20)) {
        $0.permittedArrowDirections = [.up, .down]
        $0.maximumContentSize = Size(width: 50, height: 15)
      },
      "Popover below the anchor, arrow up, in the middle, content cut to 50x9 of 50x15; "
        + "above is 7 rows short")
  }

  @Test func theArrowLessFormSaysWhy() {
    says(
      scene(anchor: Rect(x: 30, y: 4, width: 8, height: 1)) {
        $0.permittedArrowDirections = .none
      }, "Popover in the middle, no arrow; no arrow direction is permitted")
    says(
      scene(anchor: Rect(x: 0, y: 0, width: 80, height: 24)),
      "Popover in the middle, no arrow, it covers its anchor; below is 9 rows short")
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
    says(
      scene(anchor: Rect(x: 10, y: 10, width: 8, height: 1)) {
        $0.permittedArrowDirections = [.left]
      },
      "Popover right of the anchor, arrow left, in the middle; the left side is not permitted")
  }

  @Test func whatItCoversInSpiteOfTheQuestionIsSaid() {
    let covered = scene(anchor: Rect(x: 30, y: 4, width: 8, height: 1)) {
      $0.keepOut = [Rect(x: 0, y: 0, width: 80, height: 24)]
    }
    says(
      covered,
      "Popover in the middle, no arrow, it covers what it should keep clear of; below is 9 rows short"
    )
    #expect(
      covered.sentence(for: covered.layout(), length: .short)
        == "In the middle, no arrow, covers what it should not; below 9 rows short")
  }
}
