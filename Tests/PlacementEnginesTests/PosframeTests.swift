import PlacementEngines
import PopoverGeometry
import Testing

@Suite struct PosframeTests {
  private func posframe(
    pointY: Double = 6, size: Size = Size(width: 9, height: 3)
  ) -> Posframe {
    Posframe(
      size: size, frame: Size(width: 80, height: 24),
      window: Rect(x: 10, y: 2, width: 30, height: 16), point: Point(x: 15, y: pointY))
  }

  @Test(arguments: [
    (PosframeHandler.frameCenter, 35.0, 10.0), (.frameTopCenter, 35, 0),
    (.frameTopLeftCorner, 0, 0), (.frameTopRightCorner, -1, 0),
    (.frameTopLeftOrRightOtherCorner, -1, 0), (.frameBottomCenter, 35, 19),
    (.frameBottomLeftCorner, 0, -2), (.frameBottomRightCorner, -1, -2),
    (.windowCenter, 20, 8), (.windowTopCenter, 20, 2), (.windowTopLeftCorner, 10, 2),
    (.windowTopRightCorner, 31, 2), (.windowBottomCenter, 20, 14),
    (.windowBottomLeftCorner, 10, 14), (.windowBottomRightCorner, 31, 14),
    (.pointTopLeftCorner, 15, 6), (.pointBottomLeftCorner, 15, 7),
    (.pointBottomLeftCornerUpward, 15, 3), (.pointWindowCenter, 20, 7),
    (.pointFrameCenter, 35, 7), (.absolute, 15, 6),
  ])
  func aHandlerFindsItsPlace(handler: PosframeHandler, x: Double, y: Double) {
    #expect(posframe().position(by: handler) == Point(x: x, y: y))
  }

  @Test func theOtherCornerIsTheLeftOneForAWindowOnTheRight() {
    var posframe = posframe()
    posframe.window.x = 26
    #expect(posframe.position(by: .frameTopLeftOrRightOtherCorner).x == 0)
  }

  @Test(arguments: [(20.0, 21.0), (21, 18), (2, 3)])
  func withoutRoomBelowItGoesUp(pointY: Double, y: Double) {
    #expect(posframe(pointY: pointY).position(by: .pointBottomLeftCorner).y == y)
  }

  @Test func aTallOneCoversItsLine() {
    let tall = posframe(pointY: 6, size: Size(width: 9, height: 20))
    #expect(tall.position(by: .pointBottomLeftCorner).y == 0)
  }

  /// Going up tests whether the popup would end below the top of the frame, one line too late.
  @Test(arguments: [(1.0, 2.0), (2, 3), (3, 0)])
  func upwardTestsTheEndOfTheLine(pointY: Double, y: Double) {
    #expect(posframe(pointY: pointY).position(by: .pointBottomLeftCornerUpward).y == y)
  }

  /// A middle between two places is rounded towards zero, not to the left.
  @Test func halvesGoTowardsZero() {
    let wide = posframe(size: Size(width: 83, height: 27))
    #expect(wide.position(by: .frameCenter) == Point(x: -1, y: -1))
  }

  @Test func theOffsetIsNeverMirrored() {
    var posframe = posframe(pointY: 22)
    posframe.offset = Point(x: 1, y: 1)
    #expect(posframe.position(by: .pointBottomLeftCorner) == Point(x: 16, y: 20))
  }
}
