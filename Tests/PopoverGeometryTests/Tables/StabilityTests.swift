import PopoverGeometry
import TestSupport
import Testing

/// Below the anchor there are `18 - y` rows, above it `y`; the popover needs six.
@Suite("Stability and score")
struct StabilityTests {
  private func scene(
    _ row: Double, _ stability: Stability, current: ArrowDirection? = nil
  ) -> PopoverPresentation {
    .table(
      Rect(x: 18, y: row, width: 4, height: 2), [.up, .down],
      policy: PlacementPolicy(stability: stability)
    ).with { $0.currentArrowDirection = current }
  }

  @Test(arguments: [
    (
      Stability.rechoose, row: 9.0, ArrowDirection.down, chosen: ArrowDirection.up,
      DecidingRule.firstFit
    ),
    (.whileItFits, 9, .down, .down, .currentFits),
    (.whileItFits, 6, .down, .down, .currentFits),
    (.whileItFits, 5, .down, .up, .firstFit),
    (.deadBand(3), 9, .down, .up, .takesOver),
    (.deadBand(3), 10, .down, .down, .currentFits),
    (.deadBand(3), 13, .up, .up, .currentWithinDeadBand),
    (.deadBand(3), 14, .up, .up, .currentWithinDeadBand),
    (.deadBand(3), 15, .up, .down, .firstFit),
    (.deadBand(0), 12, .down, .up, .takesOver),
    (.deadBand(0), 13, .up, .down, .firstFit),
    (.leastMovement, 9, .down, .up, .firstFit),
  ])
  func theCurrentSideCountsAsFarAsThePolicySays(
    stability: Stability, row: Double, current: ArrowDirection, chosen: ArrowDirection,
    rule: DecidingRule
  ) {
    let layout = scene(row, stability, current: current).layout()
    #expect(layout.arrowDirection == chosen)
    #expect(layout.rule == rule)
    #expect(layout.isShrunk == (rule == .currentWithinDeadBand))
  }

  @Test(arguments: [(former: 3.0, ArrowDirection.down), (12, .up)])
  func leastMovementStaysNearTheFormerFrame(former: Double, chosen: ArrowDirection) {
    let layout = scene(10, .leastMovement).with {
      $0.currentFrame = Rect(x: 14, y: former, width: 12, height: 6)
    }.layout()
    #expect(layout.arrowDirection == chosen)
    #expect(layout.rule == .leastMovement)
  }

  /// The middle of a wide frame is farther from its left edge than the middle of a narrow one.
  @Test(arguments: [(26.0, ArrowDirection.right), (9, .left)])
  func nearnessIsMeasuredFromMiddleToMiddle(former: Double, chosen: ArrowDirection) {
    let anchor = former == 26 ? 32.0 : 14
    let scene = PopoverPresentation(
      sourceRect: Rect(x: anchor, y: 6, width: 6, height: 2),
      container: Rect(x: 0, y: 0, width: 52, height: 24),
      preferredContentSize: Size(width: 3, height: 6), permittedArrowDirections: [.left, .right],
      currentFrame: Rect(x: former, y: 17, width: 17, height: 3),
      policy: PlacementPolicy(score: .nearest))
    #expect(scene.layout().arrowDirection == chosen)
  }

  @Test func aHeldSideStillKeepsTheMinimum() {
    let layout = scene(13, .deadBand(3), current: .up).with {
      $0.minimumContentSize = Size(width: 10, height: 3)
    }.layout()
    #expect(layout.arrowDirection == .down)
    #expect(!layout.isShrunk)
  }

  /// Over its anchor it is whole on either side.
  @Test func aSideIsKeptWhereThePopoverMayLieOverItsAnchor() {
    var scene = PopoverPresentation(
      sourceRect: Rect(x: 8, y: 3, width: 4, height: 1),
      container: Rect(x: 0, y: 0, width: 21, height: 6),
      preferredContentSize: Size(width: 16, height: 4),
      minimumContentSize: Size(width: 16, height: 4), canOverlapSourceViewRect: true,
      currentArrowDirection: .left, policy: PlacementPolicy(stability: .deadBand(3)))
    for x in [8.0, 9, 8] {
      scene.sourceRect[.horizontal].start = x
      let layout = scene.layout()
      #expect(layout.arrowDirection == .left && layout.rule == .overlap)
      scene = scene.following(layout)
    }
  }

  /// Above the anchor is room for the arrow and for no content.
  @Test(arguments: [ScoreOrder.firstFit, .mostRoom, .nearest])
  func aSideThatShowsNothingIsLeft(score: ScoreOrder) {
    let layout = PopoverPresentation(
      sourceRect: Rect(x: 20, y: 1, width: 4, height: 1),
      container: Rect(x: 0, y: 0, width: 30, height: 2),
      preferredContentSize: Size(width: 12, height: 8),
      metrics: PopoverMetrics(
        arrowBase: 1, arrowHeight: 1, contentViewInsets: .zero, capInsets: .zero),
      currentArrowDirection: .down, policy: PlacementPolicy(stability: .deadBand(30), score: score)
    ).layout()
    #expect(layout.side == .left)
    #expect(layout.content.size == Size(width: 12, height: 2))
  }

  @Test(arguments: [
    (ScoreOrder.firstFit, x: 18.0, y: 12.0, aspect: 2.0, ArrowDirection.up, DecidingRule.firstFit),
    (.mostRoom, 18, 7, 2, .up, .mostRoom),
    (.mostRoom, 18, 12, 2, .down, .mostRoom),
    (.mostRoom, 4, 9, 2, .left, .mostRoom),
    (.mostRoom, 4, 9, 10, .up, .mostRoom),
    (.nearest, 4, 9, 2, .up, .firstFit),
  ])
  func theScoreSaysWhichOfTheSidesThatFit(
    score: ScoreOrder, x: Double, y: Double, aspect: Double, chosen: ArrowDirection,
    rule: DecidingRule
  ) {
    let layout = PopoverPresentation.table(
      Rect(x: x, y: y, width: 4, height: 2), policy: PlacementPolicy(score: score, aspect: aspect)
    ).layout()
    #expect(layout.arrowDirection == chosen)
    #expect(layout.rule == rule)
  }

  @Test(arguments: [
    (ScoreOrder.firstFit, ArrowDirection.down, rows: 8.0, DecidingRule.firstFit),
    (.shrinkFirst, .up, 3, .keepsMinimum),
  ])
  func shrinkingComesAfterFlippingUnlessAskedFor(
    score: ScoreOrder, chosen: ArrowDirection, rows: Double, rule: DecidingRule
  ) {
    let layout = scene(12, .rechoose).with {
      $0.policy.score = score
      $0.preferredContentSize.height = 8
      $0.minimumContentSize.height = 2
    }.layout()
    #expect(layout.arrowDirection == chosen)
    #expect(layout.content.height == rows)
    #expect(layout.rule == rule)
  }

  @Test func mostRoomIsLeftOnlyForMoreRoomByTheBand() {
    let policy = PlacementPolicy(stability: .deadBand(4), score: .mostRoom, aspect: 1)
    let sides = [9.0, 10, 11, 12].map { row in
      PopoverPresentation.table(
        Rect(x: 18, y: row, width: 4, height: 2), [.up, .down], policy: policy
      ).with { $0.currentArrowDirection = .up }.layout().arrowDirection
    }
    #expect(sides == [.up, .up, .up, .down])
  }

  @Test func aPolicyKeepsItsTermsInOrder() {
    let least = PlacementPolicy(stability: .leastMovement)
    #expect(Array(least.effectiveScore) == [.fits, .content, .nearness, .preference])
    #expect(Array(ScoreOrder([.room, .fits, .room])) == [.room, .fits])
    #expect(PlacementPolicy(stability: .leastMovement, score: .nearest).effectiveScore == .nearest)
  }
}
