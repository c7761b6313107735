import PlacementEngines
import PopoverGeometry
import Testing

@Suite struct ImGuiPopupTests {
  private let outer = Rect(x: 0, y: 0, width: 80, height: 24)

  private func popup(
    x: Double, y: Double, size: Size = Size(width: 10, height: 3),
    policy: ImGuiPolicy = .default, last: ImGuiDirection = .none
  ) -> ImGuiPopup {
    var popup = ImGuiPopup(
      position: Point(x: x, y: y), size: size, avoid: Rect(x: x, y: y, width: 4, height: 1),
      outer: outer)
    (popup.policy, popup.lastDirection) = (policy, last)
    return popup
  }

  @Test(arguments: [
    (40.0, 10.0, ImGuiDirection.right, Point(x: 44, y: 10)),
    (70, 10, .down, Point(x: 70, y: 11)),
    (70, 23, .up, Point(x: 70, y: 20)),
  ])
  func theFirstDirectionWithRoomIsTaken(
    x: Double, y: Double, direction: ImGuiDirection, origin: Point
  ) {
    let placement = popup(x: x, y: y).placement()
    #expect(placement.direction == direction)
    #expect(placement.frame.origin == origin)
  }

  @Test(arguments: [ImGuiDirection.right, .down, .up, .left])
  func theLastDirectionComesFirst(last: ImGuiDirection) {
    #expect(popup(x: 40, y: 10, last: last).placement().direction == last)
  }

  @Test func theLastDirectionIsLeftWhenItHasNoRoom() {
    #expect(popup(x: 3, y: 10, last: .left).placement().direction == .right)
  }

  /// A popup that is too tall goes left or right nevertheless: the other axis is not tested.
  @Test func onlyTheAxisOfTheDirectionIsTested() {
    let placement = popup(x: 40, y: 10, size: Size(width: 10, height: 30)).placement()
    #expect(placement.direction == .right)
    #expect(placement.frame.origin == Point(x: 44, y: 0))
  }

  @Test(arguments: [
    (40.0, 10.0, ImGuiDirection.down, Point(x: 40, y: 11)),
    (40, 22, .right, Point(x: 40, y: 19)),
    (74, 10, .left, Point(x: 68, y: 11)),
    (74, 22, .up, Point(x: 68, y: 19)),
  ])
  func aComboBoxJoinsOneOfFourCorners(
    x: Double, y: Double, direction: ImGuiDirection, origin: Point
  ) {
    let placement = popup(x: x, y: y, policy: .comboBox).placement()
    #expect(placement.direction == direction)
    #expect(placement.frame.origin == origin)
  }

  @Test(arguments: [
    (ImGuiPolicy.default, Point(x: 0, y: 0)), (.comboBox, Point(x: 0, y: 0)),
    (.tooltip, Point(x: 42, y: 12)),
  ])
  func withoutRoomATooltipKeepsOffThePointer(policy: ImGuiPolicy, origin: Point) {
    let size = Size(width: 90, height: 30)
    let placement = popup(x: 40, y: 10, size: size, policy: policy, last: .down).placement()
    #expect(placement.direction == .none)
    #expect(placement.frame.origin == origin)
  }
}
