import PlacementEngines
import PopoverGeometry
import Testing

/// Rules for the answers of every implementation.
@Suite struct XDGPositionerAnswerTests {
  private let screen = Rect(x: 0, y: 0, width: 40, height: 12)

  @Test(arguments: [
    (Side.below, Rect(x: 18, y: 7, width: 4, height: 2)),
    (.above, Rect(x: 18, y: 2, width: 4, height: 2)),
    (.right, Rect(x: 22, y: 4, width: 4, height: 2)),
    (.left, Rect(x: 14, y: 4, width: 4, height: 2)),
  ])
  func aSideIsAnEdgeAGravityAndAGap(side: Side, expected: Rect) {
    let positioner = XDGPositioner(
      anchorRect: Rect(x: 19, y: 5, width: 2, height: 1), size: Size(width: 4, height: 2),
      side: side, gap: 1)
    let placement = positioner.placement(in: screen)
    #expect(placement?.rect == expected)
    #expect(placement?.gravity.side == side)
    #expect(placement?.applied == [])
  }

  @Test(arguments: [(XDGImplementation.wlroots, 9.0), (.gtkFits, 7)])
  func theAnswerReportsTheSideAndTheAdjustments(implementation: XDGImplementation, y: Double) {
    let positioner = XDGPositioner(
      anchorRect: Rect(x: 0, y: 10, width: 2, height: 1), size: Size(width: 8, height: 2),
      side: .below, gap: 1)
    let placement = positioner.placement(in: screen, as: implementation)
    #expect(placement?.rect == Rect(x: 0, y: y, width: 8, height: 2))
    #expect(placement?.anchor.side == .above)
    #expect(placement?.gravity.side == .above)
    #expect(placement?.applied == [.flipY, .slideX])
  }

  @Test(arguments: [
    Rect(x: 1, y: 1, width: -1, height: 1), Rect(x: 1, y: 1, width: 1, height: -1),
  ])
  func whatTheProtocolRefusesHasNoAnswer(anchor: Rect) {
    let one = Size(width: 1, height: 1)
    #expect(XDGPositioner(anchorRect: anchor, size: one).placement(in: screen) == nil)
    #expect(XDGPositioner(anchorRect: screen, size: .zero).placement(in: screen) == nil)
    #expect(XDGPositioner(anchorRect: .zero, size: one).placement(in: screen) != nil)
  }

  @Test(arguments: XDGImplementation.allCases)
  func aSmallPopupWithAllAdjustmentsEndsInside(implementation: XDGImplementation) throws {
    for seed in UInt64(0)..<500 {
      var positioner = XDGPositioner.random(seed: seed)
      positioner.adjustment = .all
      positioner.size = Size { min(positioner.size[$0], screen.size[$0]) }
      let placement = try #require(positioner.placement(in: screen, as: implementation))
      #expect(placement.rect.clamped(to: screen) == placement.rect, "seed \(seed)")
      #expect(placement.rect.size == positioner.size, "seed \(seed)")
    }
  }

  /// The order of the axes matters only where the visible area is measured.
  @Test(arguments: XDGImplementation.allCases.filter { $0 != .mutter })
  func turningTheWorldTurnsTheAnswer(implementation: XDGImplementation) {
    for seed in UInt64(0)..<500 {
      let positioner = XDGPositioner.random(seed: seed)
      let here = positioner.placement(in: screen, as: implementation)?.rect
      let there = positioner.turned.placement(in: screen.turned, as: implementation)?.rect
      #expect(there == here?.turned, "seed \(seed)")
    }
  }
}
