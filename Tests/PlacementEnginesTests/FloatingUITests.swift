import PlacementEngines
import PopoverGeometry
import Testing

/// Single steps on one scene: a 10x4 popup in a 40x20 container, and mostly a 4x2 anchor.
@Suite struct FloatingUITests {
  func position(
    _ placement: FloatingUI.Placement, _ middleware: [FloatingUI.Middleware],
    anchor: Rect = Rect(x: 18, y: 9, width: 4, height: 2), isRightToLeft: Bool = false,
    lines: [Rect] = []
  ) -> FloatingUI.Position {
    FloatingUI(
      reference: anchor, floating: Size(width: 10, height: 4),
      boundary: Rect(x: 0, y: 0, width: 40, height: 20), placement: placement,
      middleware: middleware, isRightToLeft: isRightToLeft, lines: lines
    ).computePosition()
  }

  @Test(arguments: [
    ("top", 15.0, 5.0), ("top-start", 18, 5), ("top-end", 12, 5),
    ("right", 22, 8), ("right-start", 22, 9), ("right-end", 22, 7),
    ("bottom", 15, 11), ("bottom-start", 18, 11), ("bottom-end", 12, 11),
    ("left", 8, 8), ("left-start", 8, 9), ("left-end", 8, 7),
  ])
  func everyNameHasAPlace(name: String, x: Double, y: Double) throws {
    let placement = try #require(FloatingUI.Placement(name: name))
    #expect(placement.name == name)
    #expect(position(placement, []).rect == Rect(x: x, y: y, width: 10, height: 4))
  }

  @Test(arguments: [
    (FloatingUI.Placement.topStart, 12.0, 5.0), (.bottomEnd, 18, 11), (.top, 15, 5),
    (.leftStart, 8, 9),
  ])
  func rightToLeftMirrorsAboveAndBelow(placement: FloatingUI.Placement, x: Double, y: Double) {
    #expect(position(placement, [], isRightToLeft: true).rect.origin == Point(x: x, y: y))
  }

  @Test(arguments: [
    (FloatingUI.Placement.bottom, false, 2.0, 1.0), (.bottom, true, -2, 1), (.top, false, 2, -1),
    (.bottomStart, false, 3, 1), (.bottomEnd, false, -3, 1), (.bottomEnd, true, 3, 1),
    (.right, true, 1, 2), (.leftEnd, true, -1, -3),
  ])
  func offsetGoesAwayAndAlong(
    placement: FloatingUI.Placement, isRightToLeft: Bool, x: Double, y: Double
  ) {
    let options = FloatingUI.OffsetOptions(mainAxis: 1, crossAxis: 2, alignmentAxis: 3)
    let answer = position(placement, [.offset(options)], isRightToLeft: isRightToLeft)
    #expect(answer.data.offset?.translation == Point(x: x, y: y))
  }

  @Test(arguments: [(36.0, 0.0, 30.0), (45, 0, 35), (45, 2, 37), (-9, 0, -8), (-9, -2, -6)])
  func limitedShiftStaysInTouch(x: Double, offset: Double, expected: Double) {
    let limiter = FloatingUI.LimitShiftOptions(mainAxisOffset: offset)
    let answer = position(
      .bottomStart, [.shift(FloatingUI.ShiftOptions(limiter: limiter))],
      anchor: Rect(x: x, y: 9, width: 1, height: 2))
    #expect(answer.rect == Rect(x: expected, y: 11, width: 10, height: 4))
  }

  @Test func aLimitAcrossCountsTheGap() {
    let shift = FloatingUI.ShiftOptions(crossAxis: true, limiter: FloatingUI.LimitShiftOptions())
    let gap = FloatingUI.Middleware.offset(FloatingUI.OffsetOptions(mainAxis: 1))
    let anchor = Rect(x: 18, y: 30, width: 4, height: 2)
    #expect(position(.top, [gap, .shift(shift)], anchor: anchor).rect.y == 25)
    #expect(position(.bottom, [gap, .shift(shift)], anchor: anchor).rect.y == 26)
  }

  @Test(arguments: [
    (Rect(x: 18, y: 9, width: 4, height: 2), FloatingUI.CrossAxisCheck.always, "bottom"),
    (Rect(x: 18, y: 17, width: 4, height: 2), .always, "top"),
    (Rect(x: 0, y: 9, width: 4, height: 2), .always, "right"),
    (Rect(x: 0, y: 9, width: 4, height: 2), .alignment, "bottom"),
    (Rect(x: 0, y: 9, width: 4, height: 2), .never, "bottom"),
  ])
  func flipLeavesWhatOverflows(
    anchor: Rect, crossAxis: FloatingUI.CrossAxisCheck, expected: String
  ) {
    let flip = FloatingUI.FlipOptions(
      crossAxis: crossAxis, fallbackPlacements: [.top, .right, .left])
    #expect(position(.bottom, [.flip(flip)], anchor: anchor).placement.name == expected)
  }

  @Test func anArrowMovesAnAlignedPopupOnce() {
    let arrow = FloatingUI.ArrowOptions(
      size: Size(width: 1, height: 1), padding: Insets(all: 2))
    let anchor = Rect(x: 18, y: 9, width: 1, height: 2)
    let answer = position(.bottomStart, [.arrow(arrow)], anchor: anchor)
    #expect(answer.rect.x == 16)
    #expect(answer.data.arrow?.x == 2)
    #expect(answer.data.arrow?.centerOffset == 0)
    #expect(answer.data.arrow?.alignmentOffset == -2)
    #expect(answer.resets == 1)
  }

  @Test func anArrowOutOfReachReportsHowFar() {
    let arrow = FloatingUI.ArrowOptions(size: Size(width: 1, height: 1))
    let answer = position(
      .bottom, [.shift(), .arrow(arrow)], anchor: Rect(x: 41, y: 9, width: 1, height: 1))
    #expect(answer.data.arrow?.x == 9)
    #expect(answer.data.arrow?.centerOffset == 2)
  }

  @Test(arguments: [
    (FloatingUI.Placement.bottom, [FloatingUI.Middleware.size()], 8.0, 3.0),
    (.bottomStart, [.size()], 6, 3), (.bottom, [.shift(), .size()], 10, 3),
    (.bottom, [.size(FloatingUI.SizeOptions(minimum: Size(width: 9, height: 4)))], 9, 4),
  ])
  func sizeShrinksToTheRoom(
    placement: FloatingUI.Placement, steps: [FloatingUI.Middleware], width: Double, height: Double
  ) {
    let answer = position(placement, steps, anchor: Rect(x: 34, y: 15, width: 4, height: 2))
    #expect(answer.rect.size == Size(width: width, height: height))
  }

  @Test(arguments: [
    (FloatingUI.AutoAlignment.any, nil, "right"), (.aligned(.start), nil, "right-start"),
    (.any, [FloatingUI.Placement.bottom, .top], "top"), (.any, [], "left"),
  ])
  func autoPlacementTakesTheMostRoom(
    alignment: FloatingUI.AutoAlignment, allowed: [FloatingUI.Placement]?, expected: String
  ) {
    let options = FloatingUI.AutoPlacementOptions(
      alignment: alignment, allowedPlacements: allowed)
    let answer = position(
      .left, [.autoPlacement(options)], anchor: Rect(x: 10, y: 14, width: 4, height: 2))
    #expect(answer.placement.name == expected)
  }

  /// An empty anchor on an edge is hidden by this rule, and a wider one is not.
  @Test(arguments: [(0.0, 0.0, true), (0, 1, false), (-2, 1, true), (40, 0, true), (3, 0, false)])
  func hideCountsAnEdgeAsOut(x: Double, width: Double, isHidden: Bool) {
    let answer = position(
      .bottom, [.hide()], anchor: Rect(x: x, y: 9, width: width, height: 1))
    #expect(answer.data.hide?.referenceHidden == isHidden)
    #expect(answer.data.hide?.escaped == nil)
  }

  @Test(arguments: [
    (FloatingUI.Placement.top, nil, 25.0, 5.0), (.bottom, nil, 3, 11),
    (.left, nil, -4, 8.5), (.bottom, Point(x: 31, y: 9), 25, 10),
    (.bottom, Point(x: 20, y: 9), 15, 11),
  ])
  func inlineChoosesALine(
    placement: FloatingUI.Placement, pointer: Point?, x: Double, y: Double
  ) {
    let lines = [
      Rect(x: 26, y: 9, width: 8, height: 1), Rect(x: 6, y: 10, width: 4, height: 1),
    ]
    let answer = position(
      placement, [.inline(FloatingUI.InlineOptions(pointer: pointer))],
      anchor: Rect(x: 6, y: 9, width: 28, height: 2), lines: lines)
    #expect(answer.rect.origin == Point(x: x, y: y))
  }

  @Test func theUsualStepsKeepTheGapOnTheOtherSide() {
    let steps: [FloatingUI.Middleware] = [
      .offset(FloatingUI.OffsetOptions(mainAxis: 1)), .flip(), .shift(), .size(),
      .arrow(FloatingUI.ArrowOptions(size: Size(width: 1, height: 1))),
    ]
    let answer = position(.bottom, steps, anchor: Rect(x: 31, y: 17, width: 4, height: 2))
    #expect(answer.placement == .top)
    #expect(answer.rect == Rect(x: 28, y: 12, width: 10, height: 4))
    #expect(answer.data.arrow?.x == 4.5)
    #expect(answer.data.arrow?.centerOffset == 0)
  }

  /// Two steps that undo each other stop at the limit of the library.
  @Test func disagreementEnds() {
    let left = FloatingUI.AutoPlacementOptions(allowedPlacements: [.left, .right, .left])
    let answer = position(
      .bottom, [.flip(), .autoPlacement(left)], anchor: Rect(x: 0, y: 17, width: 40, height: 3))
    #expect(answer.resets == FloatingUI.mostResets)
  }
}

extension FloatingUI.Placement {
  fileprivate static let topStart = Self(.above, .start)
  fileprivate static let bottomStart = Self(.below, .start)
  fileprivate static let bottomEnd = Self(.below, .end)
  fileprivate static let leftStart = Self(.left, .start)
  fileprivate static let leftEnd = Self(.left, .end)
}
