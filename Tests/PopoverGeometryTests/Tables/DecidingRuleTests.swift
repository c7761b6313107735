import PopoverGeometry
import Testing

/// Policies that choose another side than the one that shows the most, or that fits first, say so.
@Suite("What is said to have decided")
struct DecidingRuleTests {
  /// Four rows remain below the anchor and eight above it.
  private func scene(
    rows: Double = 12, current: ArrowDirection? = nil, policy: PlacementPolicy
  ) -> PopoverPresentation {
    .table(Rect(x: 18, y: 11, width: 4, height: 2), [.up, .down], policy: policy).with {
      $0.preferredContentSize.height = rows
      $0.currentArrowDirection = current
    }
  }

  @Test(arguments: [
    (PlacementPolicy(), ArrowDirection.down, DecidingRule.largestAfterShrinking),
    (PlacementPolicy(stability: .deadBand(3)), .down, .largestAfterShrinking),
    (PlacementPolicy(stability: .deadBand(5)), .up, .currentShrunk),
    (PlacementPolicy(stability: .deadBand(9)), .up, .currentWithinDeadBand),
    (PlacementPolicy(score: [.preference]), .up, .bestScore),
    (PlacementPolicy(score: .shrinkFirst), .up, .keepsMinimum),
  ])
  func whereNothingFits(policy: PlacementPolicy, chosen: ArrowDirection, rule: DecidingRule) {
    let layout = scene(current: .up, policy: policy).layout()
    #expect(layout.arrowDirection == chosen)
    #expect(layout.rule == rule)
  }

  @Test(arguments: [
    (PlacementPolicy(), ArrowDirection.down, DecidingRule.firstFit),
    (PlacementPolicy(score: .mostRoom), .down, .firstFit),
    (PlacementPolicy(score: [.room]), .down, .mostRoom),
    (PlacementPolicy(score: [.preference]), .up, .bestScore),
    (PlacementPolicy(score: .shrinkFirst), .up, .keepsMinimum),
  ])
  func whereAnotherSideFits(policy: PlacementPolicy, chosen: ArrowDirection, rule: DecidingRule) {
    let layout = scene(rows: 6, policy: policy).layout()
    #expect(layout.arrowDirection == chosen)
    #expect(layout.rule == rule)
  }

  @Test func leastMovementPassesOverTheLargestForTheShorterAxis() {
    let large = PopoverPresentation.table(Rect(x: 4, y: 9, width: 2, height: 2)).with {
      $0.preferredContentSize = Size(width: 38, height: 14)
      $0.policy.aspect = 1
    }
    #expect(large.layout().arrowDirection == .left)
    #expect(large.layout().rule == .largestAfterShrinking)
    let near = large.with { $0.policy.stability = .leastMovement }.layout()
    #expect(near.arrowDirection == .up)
    #expect(near.rule == .largestOnShortAxis)
  }

  /// Where the first side wraps and another one would fit, "no side fits" would be wrong.
  @Test func textThatWrapsOnTheFirstSideIsNotSaidToFitNowhere() {
    let wrapping = WrappedContent(lines: [[4, 4]])
    let scene = PopoverPresentation.table(
      Rect(x: 28, y: 9, width: 4, height: 2), [.left, .up],
      policy: PlacementPolicy(score: .shrinkFirst)
    ).with {
      $0.wrapping = wrapping
      $0.preferredContentSize = wrapping.naturalSize
    }
    #expect(scene.layout().content.size == Size(width: 5, height: 2))
    #expect(scene.layout().rule == .keepsMinimum)
    let alone = scene.with { $0.permittedArrowDirections = [.left] }
    #expect(alone.layout().rule == .keepsMinimum)
    #expect(alone.with { $0.policy.score = .firstFit }.layout().rule == .wrapped)
  }
}
