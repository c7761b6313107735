import PopoverGeometry
import TestSupport
import Testing

@Suite("Gap, skid, alignment, maximum")
struct PolicyTests {
  @Test(arguments: [
    (ArrowDirection.up, gap: 0.0, place: 11.0), (.up, 1, 12), (.up, 3, 14),
    (.down, 0, 3), (.down, 1, 2), (.down, 3, 0),
    (.left, 0, 22), (.left, 2, 24), (.left, 5, 27),
    (.right, 0, 5), (.right, 2, 3), (.right, 5, 0),
  ])
  func theGapIsMirroredOnEverySide(direction: ArrowDirection, gap: Double, place: Double) {
    let layout = PopoverPresentation.table([direction], policy: PlacementPolicy(gap: gap)).layout()
    #expect(layout.frame[direction.axis].start == place)
    #expect(layout.rule == .firstFit)
  }

  @Test func aGapOfOneMoreThanFitsShrinksTheContent() {
    let layout = PopoverPresentation.table([.up], policy: PlacementPolicy(gap: 4)).layout()
    #expect(layout.frame == Rect(x: 14, y: 15, width: 12, height: 5))
    #expect(layout.content.height == 2)
  }

  @Test(arguments: [
    (ArrowDirection.up, WritingDirection.leftToRight, skid: 3.0, place: 17.0),
    (.up, .leftToRight, -5, 9), (.up, .rightToLeft, 3, 11), (.up, .leftToRight, 30, 28),
    (.left, .leftToRight, 2, 10), (.left, .rightToLeft, 2, 10), (.left, .leftToRight, -20, 0),
  ])
  func theSkidRunsAlongTheEdgeAndEndsAtTheArea(
    direction: ArrowDirection, writing: WritingDirection, skid: Double, place: Double
  ) {
    let policy = PlacementPolicy(skid: skid, writingDirection: writing)
    let layout = PopoverPresentation.table([direction], policy: policy).layout()
    #expect(layout.frame[direction.axis.crossed].start == place)
  }

  @Test(arguments: [
    (ArrowDirection.up, WritingDirection.leftToRight, Alignment.start, place: 18.0),
    (.up, .leftToRight, .center, 14), (.up, .leftToRight, .end, 10),
    (.down, .rightToLeft, .start, 10), (.down, .rightToLeft, .center, 14),
    (.down, .rightToLeft, .end, 18),
    (.left, .leftToRight, .start, 9), (.left, .leftToRight, .center, 8),
    (.left, .leftToRight, .end, 6),
    (.right, .rightToLeft, .start, 9), (.right, .rightToLeft, .end, 6),
  ])
  func theStartIsOnTheRightOnlyInRightToLeftWriting(
    direction: ArrowDirection, writing: WritingDirection, alignment: Alignment, place: Double
  ) {
    let policy = PlacementPolicy(alignment: alignment, writingDirection: writing)
    let layout = PopoverPresentation.table([direction], policy: policy).layout()
    #expect(layout.frame[direction.axis.crossed].start == place)
  }

  @Test(arguments: [
    (maximum: Size(width: 6, height: 2), content: Size(width: 6, height: 2)),
    (Size(width: 6, height: 9), Size(width: 6, height: 3)),
    (Size(width: 90, height: 90), Size(width: 10, height: 3)),
    (Size.zero, Size.zero),
  ])
  func contentIsHeldToItsMaximumAndNotCalledShrunk(maximum: Size, content: Size) {
    let layout = PopoverPresentation.table().with { $0.maximumContentSize = maximum }.layout()
    #expect(layout.content.size == content)
    #expect(!layout.isShrunk)
  }
}

extension PopoverPresentation {
  fileprivate static func table(
    _ directions: ArrowDirections, policy: PlacementPolicy
  ) -> PopoverPresentation {
    table(Rect(x: 18, y: 9, width: 4, height: 2), directions, policy: policy)
  }
}
