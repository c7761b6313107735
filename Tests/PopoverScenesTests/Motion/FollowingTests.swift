import CellCanvas
import PopoverGeometry
import Testing

@testable import PopoverScenes

@Suite("What follows at once")
struct FollowingTests {
  private let stage = Change.move.stages.before

  private func pose(_ change: (inout Scene) -> Void) -> ScenePose {
    var stage = stage
    change(&stage.scene)
    return ScenePose(stage.placement(), on: stage)
  }

  /// Whether a change of the scene is shown without a transition.
  private func isImmediate(_ change: (inout Scene) -> Void) -> Bool {
    let (start, end) = (pose { _ in }, pose(change))
    return start.following(end.placement).isNear(end)
  }

  @Test func stepsOfAnAnchorAreFollowedAndJumpsAreNot() {
    #expect(isImmediate { $0.anchors[0].x += 4 })
    #expect(isImmediate { $0.anchors[0].y -= 2 })
    #expect(!isImmediate { $0.anchors[0].x += 18 })
    #expect(!isImmediate { $0.anchors[0].y -= 3 })
  }

  @Test func smallChangesOfSizeAreImmediateAndLargeOnesAreNot() {
    #expect(isImmediate { $0.popovers[0].size = CellSize(width: 15, height: 3) })
    #expect(!isImmediate { $0.popovers[0].size = CellSize(width: 30, height: 3) })
    #expect(isImmediate { $0.anchors[0].shape = .rect(CellSize(width: 8, height: 1)) })
  }

  @Test func whatComesGoesTurnsOrIsReservedIsNot() {
    #expect(!isImmediate { $0.popovers = [] })
    #expect(!isImmediate { $0.popovers.append(ScenePopover(name: "q", anchor: "word")) })
    #expect(!isImmediate { $0.popovers[0].permitted = [.down] })
    #expect(!isImmediate { $0.reserved.bottom = 1 })
    #expect(!isImmediate { $0.popovers[0].name = "q" })
  }

  /// A popover that turns because its anchor was moved does so where the anchor is now.
  @Test func whatTurnsIsCarriedAlong() throws {
    let (start, end) = (pose { _ in }, pose { $0.anchors[0].x += 2 })
    let (here, there) = (try #require(start["p"]).pose, try #require(end["p"]).pose)
    let followed = try #require(start.following(end.placement)["p"]).pose
    #expect(followed.frame == here.frame.offset(x: 2, y: 0))
    #expect(followed.arrowMiddle == here.arrowMiddle + 2)
    #expect(followed == there)
  }

  @Test func whatHangsOnAPopoverComesAlong() throws {
    let nested: (inout Scene) -> Void = {
      $0.popovers.append(
        ScenePopover(name: "q", anchor: "p", content: .text("x"), permitted: [.left]))
    }
    let start = pose(nested)
    let end = pose {
      nested(&$0)
      $0.anchors[0].x += 3
    }
    #expect(start.following(end.placement).popovers.map(\.pose) == end.popovers.map(\.pose))
  }
}
