import PopoverGeometry
import Testing

@testable import PlacementEngines

/// The rules on the horizontal axis of a constraint from 0 to 20; the height always fits.
@Suite struct XDGRulesTests {
  private func start(
    _ anchor: Span, length: Double, edge: XDGEdge = .right, gravity: XDGEdge = .right,
    _ adjustment: XDGConstraintAdjustment = [], offset: Double = 0, rules: XDGRules
  ) -> Double? {
    XDGPositioner(
      anchorRect: Rect(x: anchor.start, y: 2, width: anchor.length, height: 0),
      size: Size(width: length, height: 1), anchor: edge, gravity: gravity,
      adjustment: adjustment, offset: Point(x: offset, y: 0)
    ).placement(in: Rect(x: 0, y: 0, width: 20, height: 5), rules: rules)?.rect.x
  }

  @Test(arguments: [
    (XDGRules.Centring.truncating, [5.0, 6, -10]), (.awayFromZero, [6, 5, -10]),
    (.exact, [5.5, 5.5, -9.5]),
  ])
  func oddLengthsAreCentred(centring: XDGRules.Centring, starts: [Double]) {
    let scenes = [
      (Span(start: 7, length: 1), 4.0), (Span(start: 7, length: 2), 5),
      (Span(start: -8, length: 1), 4),
    ]
    let answers = scenes.map {
      start($0.0, length: $0.1, edge: .none, gravity: .none, rules: XDGRules(centring: centring))
    }
    #expect(answers == starts)
  }

  /// The flipped popup fits, ties, shows more, was beyond the end, or is outside but nearer.
  @Test(arguments: [
    (XDGRules.FlipAcceptance.fits, [8.0, 12, 12, 24, 44]),
    (.fitsOrBeganBeyond, [8, 12, 12, -8, 34]), (.notWorse, [8, -4, -2, -8, 34]),
    (.showsMore, [8, 12, -2, -8, 44]), (.showsMoreOrLiesNearer, [8, 12, -2, -8, 34]),
  ])
  func aFlipIsAccepted(acceptance: XDGRules.FlipAcceptance, starts: [Double]) {
    let scenes = [(14.0, 16.0, 6.0), (8, 12, 12), (10, 12, 12), (22, 24, 30), (40, 44, 6)]
    let answers = scenes.map {
      start(
        Span(from: $0.0, to: $0.1), length: $0.2, .flipX,
        rules: XDGRules(flipAcceptance: acceptance))
    }
    #expect(answers == starts)
  }

  /// Centred on the anchor's edge there is no gravity that could lead outside.
  @Test(arguments: [(XDGRules.FlipTrial.whenOut, 13.0), (.whenOutTowardsGravity, 15)])
  func aFlipIsTried(trial: XDGRules.FlipTrial, expected: Double) {
    let answer = start(
      Span(from: 16, to: 18), length: 6, gravity: .none, .flipX, rules: XDGRules(flipTrial: trial))
    #expect(answer == expected)
  }

  /// A gap of one, and an offset back towards the anchor that would spoil the flipped popup's fit.
  @Test(arguments: [
    (XDGRules.FlippedOffset.kept, [9.0, 15]), (.mirrored, [7, 1]), (.keptUncompared, [9, -1]),
  ])
  func theOffsetIsFlipped(offset: XDGRules.FlippedOffset, starts: [Double]) {
    let rules = XDGRules(flippedOffset: offset)
    let anchor = Span(from: 14, to: 16)
    let answers = [
      start(anchor, length: 6, .flipX, offset: 1, rules: rules),
      start(anchor, length: 14, .flipX, offset: -1, rules: rules),
    ]
    #expect(answers == starts)
  }

  /// Thirty long, beginning at -20, at 5, and at -5 with gravity to the right, left and nowhere.
  @Test(arguments: [
    (XDGRules.OversizeSlide.near, [0.0, 0, 0, 0, 0]), (.far, [-10, -10, -10, -10, -10]),
    (.covering, [-10, 0, -5, -5, -5]), (.coveringThenGravity, [-10, 0, 0, -10, 0]),
  ])
  func whatIsTooLongSlides(rule: XDGRules.OversizeSlide, starts: [Double]) {
    let scenes = [(-20.0, XDGEdge.right), (5, .right), (-5, .right), (25, .left), (10, .none)]
    let answers = scenes.map { point, gravity in
      start(
        Span(from: point, to: point), length: 30, gravity: gravity, .slideX,
        rules: XDGRules(oversizeSlide: rule))
    }
    #expect(answers == starts)
  }

  @Test(arguments: XDGRules.OversizeSlide.allCases)
  func whatIsNotTooLongSlidesUntilItIsFlush(rule: XDGRules.OversizeSlide) {
    let answers = [-3.0, 0, 7, 10, 14].map {
      start(Span(from: $0, to: $0), length: 10, .slideX, rules: XDGRules(oversizeSlide: rule))
    }
    #expect(answers == [0, 0, 7, 10, 10])
  }

  @Test(arguments: [(XDGRules.EmptyResize.refused, 20.0 as Double?), (.undefined, nil)])
  func nothingIsLeft(rule: XDGRules.EmptyResize, expected: Double?) {
    let rules = XDGRules(emptyResize: rule)
    #expect(start(Span(from: 20, to: 20), length: 4, .resizeX, rules: rules) == expected)
    #expect(start(Span(from: 19, to: 19), length: 4, .resizeX, rules: rules) == 19)
  }
}

/// Where one axis affects the other.
@Suite struct XDGQuirksTests {
  /// Half outside in width and wholly outside in height.
  private let leaving = XDGPositioner(
    anchorRect: Rect(x: 5, y: 12, width: 0, height: 0), size: Size(width: 10, height: 4),
    gravity: .bottomRight, adjustment: [.resizeX, .resizeY])
  private let constraint = Rect(x: 0, y: 0, width: 10, height: 10)

  @Test func eachAxisIsResizedByItself() {
    let rect = leaving.placement(in: constraint, rules: XDGRules())?.rect
    #expect(rect == Rect(x: 5, y: 12, width: 5, height: 4))
  }

  @Test func bothAxesRefuseToBeResizedTogether() {
    let rules = XDGRules(quirks: .refusesResizeTogether)
    let rect = leaving.placement(in: constraint, rules: rules)?.rect
    #expect(rect == Rect(x: 5, y: 12, width: 10, height: 4))
  }

  @Test(arguments: [
    (XDGConstraintAdjustment.resizeX, false), (.resizeY, false), (.slideX, true),
  ])
  func withoutVisibleAreaAResizeHasNoAnswer(
    adjustment: XDGConstraintAdjustment, isDefined: Bool
  ) {
    var positioner = leaving
    positioner.adjustment = adjustment
    let placement = positioner.placement(in: constraint, as: .mutter)
    #expect((placement != nil) == isDefined)
  }

  /// Beyond a corner either flip would help only together with the other.
  @Test(arguments: XDGImplementation.allCases)
  func aPopupInTheCornerFlipsTwice(implementation: XDGImplementation) throws {
    let positioner = XDGPositioner(
      anchorRect: Rect(x: 78, y: 23, width: 2, height: 1), size: Size(width: 10, height: 5),
      anchor: .bottomRight, gravity: .bottomRight, adjustment: [.flipX, .flipY])
    let screen = Rect(x: 0, y: 0, width: 80, height: 24)
    let placement = try #require(positioner.placement(in: screen, as: implementation))
    let staysOutside = implementation == .mutter
    #expect(placement.rect.origin == (staysOutside ? Point(x: 80, y: 24) : Point(x: 68, y: 18)))
    #expect(placement.gravity == (staysOutside ? .bottomRight : .topLeft))
    #expect(placement.applied == (staysOutside ? [] : [.flipX, .flipY]))
  }
}
