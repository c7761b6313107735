import PopoverGeometry
import TestSupport
import Testing

@Suite("A place that was given")
struct GivenLayoutTests {
  private let scene = PopoverPresentation.table(Rect(x: 18, y: 9, width: 4, height: 2), .any)

  @Test(arguments: [
    (
      ArrowDirection.up, Rect(x: 14, y: 12, width: 12, height: 5),
      Rect(x: 14, y: 11, width: 12, height: 6)
    ),
    (.down, Rect(x: 14, y: 3, width: 12, height: 5), Rect(x: 14, y: 3, width: 12, height: 6)),
    (.left, Rect(x: 23, y: 7, width: 12, height: 5), Rect(x: 22, y: 7, width: 13, height: 5)),
    (.right, Rect(x: 5, y: 7, width: 12, height: 5), Rect(x: 5, y: 7, width: 13, height: 5)),
  ])
  func theArrowStandsOutsideOnTheAnchorsSide(
    direction: ArrowDirection, background: Rect, frame: Rect
  ) {
    let layout = scene.layout(background: background, direction: direction)
    #expect(layout.background == background)
    #expect(layout.frame == frame)
    #expect(layout.pointsAtAnchor)
    #expect(!layout.overlapsAnchor)
    #expect(layout.rule == .given)
  }

  @Test func itIsTheLayoutThatWouldHaveBeenDecided() {
    for seed in UInt64(0)..<500 {
      let scene = PopoverPresentation.random(seed: seed, grid: .cells)
      let layout = scene.layout()
      guard layout.arrowDirection != nil, layout.dropped.isEmpty, scene.policy.skid == 0,
        scene.policy.alignment == .center
      else { continue }
      let given = scene.layout(
        background: layout.background, direction: layout.arrowDirection)
      #expect(given.frame == layout.frame && given.content == layout.content, "seed \(seed)")
      #expect(given.arrow == layout.arrow, "seed \(seed)")
    }
  }

  @Test func withoutAnArrowThereIsOnlyTheBackground() {
    let layout = scene.layout(background: Rect(x: 16, y: 8, width: 9, height: 3), direction: nil)
    #expect(layout.frame == layout.background)
    #expect(layout.overlapsAnchor)
    #expect(layout.isShrunk)
  }

  @Test func aPlaceSmallerThanTheInsetsHasNoContent() {
    let layout = scene.layout(background: Rect(x: 14, y: 12, width: 1, height: 5), direction: .up)
    #expect(layout.content.size == Size(width: 0, height: 3))
    #expect(layout.background == Rect(x: 14, y: 12, width: 1, height: 5))
  }

  /// The anchor of 8 by 2 cells lies outside of the area, or reaches out of it; what is covered there counts.
  @Test(arguments: [
    (-9.0, -4.0, true), (-9, -1, false), (-6, -5, true), (-6, 2, false), (-6, 1, true),
  ])
  func whatIsCoveredOutsideOfTheAreaCounts(anchor: Double, frame: Double, covers: Bool) {
    let asked = PopoverPresentation.table(Rect(x: anchor, y: 9, width: 8, height: 2))
    let layout = asked.layout(
      background: Rect(x: frame, y: 8, width: 10, height: 4), direction: nil)
    #expect(layout.overlapsAnchor == covers)
  }
}
