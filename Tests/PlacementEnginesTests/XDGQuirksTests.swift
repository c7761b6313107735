import PlacementEngines
import PopoverGeometry
import Testing

/// Where one axis disturbs the other.
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
