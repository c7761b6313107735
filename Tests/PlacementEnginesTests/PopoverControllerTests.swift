import PlacementEngines
import PopoverGeometry
import Testing

/// What the originals do where few look.
@Suite("Quirks of popover controllers")
struct PopoverControllerTests {
  private let screen = Size(width: 400, height: 300)

  /// At 0 the lower edges of content and anchor are flush, at 1 the upper ones.
  @Test(arguments: [(0.0, 87.0), (0.5, 102), (1, 117)])
  func rebelSlidesUpwardsAlongASide(part: Double, y: Double) {
    let placement = RBLPopover(
      container: screen, anchor: Rect(x: 100, y: 119, width: 80, height: 20),
      contentSize: Size(width: 100, height: 50), preferred: .left,
      anchorPoint: Point(x: 0, y: part)
    ).placement()
    #expect(placement.frame == Rect(x: 180, y: y, width: 119, height: 52))
  }

  @Test(arguments: [
    (ArrowDirection.right, Rect(x: 205, y: 0, width: 168, height: 226), ArrowDirection.left),
    (.left, Rect(x: 205, y: 0, width: 168, height: 226), .left),
  ])
  func rebelMovesOntoTheScreenWhatFitsNowhere(
    preferred: ArrowDirection, frame: Rect, direction: ArrowDirection
  ) {
    let placement = RBLPopover(
      container: screen, anchor: Rect(x: 94, y: 30, width: 111, height: 44),
      contentSize: Size(width: 149, height: 224), preferred: preferred
    ).placement()
    #expect(placement.wasMovedOntoScreen)
    #expect(placement.frame == frame && placement.arrowDirection == direction)
  }

  /// The offset at the left edge is where the popover began, not how far it was out.
  @Test(arguments: [(0.0, -40.0), (-30, -40)])
  func cappuccinoForgetsWhereTheAreaBegins(areaStart: Double, offset: Double) {
    let placement = CPPopover(
      displayArea: Rect(x: areaStart, y: 0, width: 400, height: 300),
      anchor: Rect(x: areaStart, y: 100, width: 20, height: 10),
      popoverSize: Size(width: 100, height: 50), preferred: .up
    ).placement()
    #expect(placement.frame == Rect(x: areaStart, y: 110, width: 100, height: 50))
    #expect(placement.arrowOffset == offset + areaStart)
  }

  @Test(arguments: [
    (Point(x: 390, y: 284), nil, "leftTop", Rect(x: 170, y: 148, width: 220, height: 154)),
    (
      Point(x: 394, y: 136), Rect(x: 251, y: -13, width: 182, height: 295), "left",
      Rect(x: 174, y: 59, width: 220, height: 154)
    ),
    (
      Point(x: 200, y: 280), Rect(x: 150, y: 0, width: 200, height: 300), "topRight",
      Rect(x: 182, y: 110, width: 204, height: 170)
    ),
  ])
  func anAttachedWindowExtendsAwayFromTheEdgeOfItsParent(
    point: Point, parent: Rect?, side: String, frame: Rect
  ) {
    let content = Size(width: 200, height: 150)
    let sides: [String: MAAttachedWindow.WindowPosition] = [
      "leftTop": .init(.right, extent: .above), "left": .init(.right),
      "topRight": .init(.down, extent: .right),
    ]
    let window = MAAttachedWindow(
      container: screen, point: point, contentSize: content, parent: parent)
    #expect(window.chosenPosition == sides[side])
    #expect(window.placement().frame == frame)
  }

  @Test func anInPopoverRoundsTheLowerHalfDown() {
    let placement = INPopover(
      container: screen, anchor: Rect(x: 100, y: 100, width: 20, height: 20),
      contentSize: Size(width: 40, height: 31), preferred: .left
    ).placement()
    #expect(placement.frame == Rect(x: 120, y: 110 - 28, width: 64, height: 55))
  }

  @Test func aViewOfCMPopTipIsWholeButItsPartsAreNot() {
    let placement = CMPopTip(
      container: Size(width: 480, height: 320), anchor: Rect(x: 4, y: 2, width: 95, height: 40),
      contentSize: Size(width: 101.5, height: 174), preferred: .up
    ).placement()
    #expect(placement.frame == Rect(x: 0, y: 44, width: 126, height: 216))
    #expect(placement.bubble.width == 121.5 && placement.targetPoint.x == 49.5)
  }

  @Test func onASideFSPopoverTakesTheArrowsHeightForItsBase() {
    let placement = FSPopover(
      container: Size(width: 1024, height: 768),
      anchor: Rect(x: 873, y: 11, width: 8, height: 765),
      contentSize: Size(width: 21, height: 23),
      safeInsets: Insets(top: 44, left: 0, bottom: 34, right: 0)
    ).placement()
    #expect(placement?.frame == Rect(x: 881, y: 380.5, width: 31, height: 26))
  }

  @Test func withoutRoomForAnArrowFSPopoverHasNoAnswer() {
    let popover = FSPopover(
      container: Size(width: 43, height: 90), anchor: .zero, contentSize: .zero)
    #expect(popover.placement() == nil)
  }

  @Test func nothingPermittedLeavesWEPopoverWithoutASize() {
    let placement = WEPopover(
      displayArea: Rect(size: screen), anchor: Rect(x: 10, y: 10, width: 4, height: 4),
      contentSize: Size(width: 50, height: 50), permitted: .none
    ).placement()
    #expect(placement.arrowDirection == nil && placement.frame == .zero)
  }

  /// Growing to the least size keeps the edge at the anchor of a popover above it, and else its start.
  @Test(arguments: [
    (ArrowDirection.down, Rect(x: 50, y: -120, width: 300, height: 160)),
    (.up, Rect(x: 50, y: 50, width: 300, height: 160)),
  ])
  func aSmallRoomMakesAWYPopoverGrow(direction: ArrowDirection, frame: Rect) {
    var popover = WYPopover(
      container: Size(width: 400, height: 100), anchor: Rect(x: 195, y: 40, width: 10, height: 10),
      contentSize: Size(width: 300, height: 100), permitted: [direction])
    (popover.margins, popover.statusBarHeight) = (.zero, 0)
    #expect(popover.placement().frame == frame)
  }

  @Test func aWYPopoverWithoutAnArrowLiesInTheMiddle() {
    var popover = WYPopover(
      container: screen, anchor: Rect(x: 0, y: 0, width: 10, height: 10),
      contentSize: Size(width: 100, height: 50), permitted: .none)
    popover.permitsNone = true
    let placement = popover.placement()
    #expect(placement.arrowDirection == nil)
    #expect(placement.frame == Rect(x: 150, y: 135, width: 100, height: 50))
  }

  @Test(arguments: [(-81.0, 47.0), (-20, -20), (81, 47)])
  func aLargeOffsetOfAMPopTipLosesItsSign(offset: Double, shown: Double) {
    var tip = AMPopTip(
      container: screen, anchor: Rect(x: 150, y: 100, width: 40, height: 30),
      contentSize: Size(width: 98, height: 40), mode: .side(.below))
    tip.arrowOffset = offset
    #expect(tip.placement().arrowTip == Point(x: 170 - shown, y: 130))
  }

  @Test(arguments: [
    (AMPopTip.Mode.auto, Side.below as Side?), (.autoHorizontal, .right), (.autoVertical, .below),
    (.side(.left), .left), (.side(nil), nil),
  ])
  func aMPopTipTakesTheLargestRoom(mode: AMPopTip.Mode, side: Side?) {
    let tip = AMPopTip(
      container: screen, anchor: Rect(x: 150, y: 20, width: 40, height: 30),
      contentSize: Size(width: 98, height: 40), mode: mode)
    #expect(tip.side == side && tip.placement().arrowDirection.map(Side.init) == side)
  }

  /// The original takes any of them.
  @Test(arguments: [
    (AMPopTip.Mode.auto, Side.left), (.autoHorizontal, .left), (.autoVertical, .above),
  ])
  func ofEqualRoomsAMPopTipTakesTheFirst(mode: AMPopTip.Mode, side: Side) {
    let tip = AMPopTip(
      container: Size(width: 300, height: 300),
      anchor: Rect(x: 130, y: 130, width: 40, height: 40),
      contentSize: Size(width: 98, height: 40), mode: mode)
    #expect(tip.side == side)
  }

  @Test(arguments: [
    (Side.above, Rect(x: 115, y: 35, width: 110, height: 60), Point(x: 170, y: 95)),
    (.left, Rect(x: 27, y: 89, width: 118, height: 52), Point(x: 145, y: 115)),
    (.right, Rect(x: 195, y: 89, width: 118, height: 52), Point(x: 195, y: 115)),
  ])
  func anOffsetMovesAMPopTipAway(side: Side, frame: Rect, tip: Point) {
    var bubble = AMPopTip(
      container: screen, anchor: Rect(x: 150, y: 100, width: 40, height: 30),
      contentSize: Size(width: 98, height: 40), mode: .side(side))
    bubble.offset = 5
    #expect(bubble.placement().frame == frame && bubble.placement().arrowTip == tip)
  }

  @Test(arguments: [(150.0, ArrowDirection.up, 180.0), (180, .down, 70)])
  func withoutRoomBelowCorinGoesUp(y: Double, direction: ArrowDirection, top: Double) {
    let placement = CorinPopover(
      container: screen, anchor: Rect(x: 150, y: y, width: 40, height: 30),
      contentSize: Size(width: 100, height: 100)
    ).placement()
    #expect(placement.arrowDirection == direction && placement.frame.y == top)
    #expect(placement.frame.height == 110)
  }
}
