import CellCanvas
import PopoverGeometry
import PopoverThemes
import TestSupport
import Testing

@testable import PopoverScenes

@Suite("A scene on its way")
struct SceneTransitionTests {
  private static let styles: [MotionStyle] = [.scale, .slide, .fade]

  @Test(arguments: Change.allCases)
  func theFirstAndTheLastPictureAreTheStillOnes(change: Change) {
    let (before, after) = change.stages
    for style in Self.styles {
      let transition = change.transition(MotionSettings(style, .spring, duration: 0.3))
      #expect(transition.pose(at: 0).picture(by: before) == before.picture(of: before.placement()))
      #expect(transition.pose(at: 0.3).picture(by: after) == after.picture(of: after.placement()))
      #expect(
        transition.pose(progress: 1).picture(by: after) == after.picture(of: after.placement()))
    }
  }

  @Test(arguments: Change.allCases)
  func itTakesTheRequestedTime(change: Change) {
    let transition = change.transition(MotionSettings(.scale, .easeInOut, duration: 0.3))
    #expect(!transition.isOver(at: 0.299))
    #expect(transition.isOver(at: 0.3))
    // Eighteen steps of a sixtieth of a second.
    #expect(transition.isOver(at: (0..<18).reduce(0) { sum, _ in sum + 1 / 60 }))
    #expect(change.transition(.still).pose(at: 0) == transition.end)
  }

  @Test func theKeyboardAndThePopoverGoByOneProgress() throws {
    let (before, after) = Change.keyboard.stages
    let transition = SceneTransition(
      before, after, by: MotionSettings(.scale, .linear, duration: 1))
    for share in stride(from: 0.0, through: 1, by: 1 / 64) {
      let pose = transition.pose(progress: share)
      #expect(pose.reservedCells.bottom == Int((7 * share + 0.5).rounded(.down)))
      let popover = try #require(pose["p"])
      let frame = popover.pose.chrome(after.theme.metrics, in: popover.bounds).frame
      #expect(frame.y + frame.height <= Double(15 - pose.reservedCells.bottom))
    }
  }

  /// The scene that comes along: the popover closes with its arrow on the field, opens above it, and all
  /// the way back when the keyboard leaves.
  @Test func aKeyboardRisesAndLeavesAgain() throws {
    let shipped = try #require(ShippedScenes["keyboard"])
    let up = SceneStage(
      try Scene(shipped, path: "keyboard.yaml"), screen: CellSize(width: 80, height: 24),
      theme: Theme(name: "plain"))
    var down = up
    down.scene.reserved = .zero
    let (rising, falling) = (
      SceneTransition(down, up, by: settings), SceneTransition(up, down, by: settings)
    )
    let field = try #require(rising.end.placement.anchors.first).rects[0]
    var heights: [Double] = []
    for step in 0...60 {
      for (transition, share) in [(rising, step), (falling, 60 - step)] {
        let pose = transition.pose(progress: Double(share) / 60)
        let popover = try #require(pose["hint"])
        let (chrome, frame) = popover.pose.chrome(up.theme.metrics, in: popover.bounds)
        #expect(
          popover.pose.arrowDirection
            == (step < 30 || step == 30 && transition == falling ? .up : .down))
        #expect(field.columns.contains(Int(chrome.arrow.x)))
        #expect(frame.y + frame.height <= Double(24 - pose.reservedCells.bottom))
        #expect(!frame.overlaps(Rect(field)))
        if transition == rising { heights.append(frame.height) }
      }
    }
    #expect(heights.prefix(30) == heights.prefix(30).sorted(by: >)[...])
    #expect(heights.suffix(30) == heights.suffix(30).sorted()[...])
  }

  private let settings = MotionSettings(.scale, .linear, duration: 1)

  @Test func aPopoverComesBackFromWhereItWasGoing() throws {
    let leaving = Change.dismiss.transition(MotionSettings(.scale, .linear, duration: 1))
    let (before, _) = Change.dismiss.stages
    let half = leaving.pose(at: 0.5)
    let back = SceneTransition(
      from: half, to: ScenePose(before.placement(), on: before), by: leaving.settings,
      metrics: before.theme.metrics)
    #expect(back.pose(at: 0) == half)
    #expect(try #require(back.pose(at: 0.5)["p"]).pose.presence == 0.75)
  }
}

@Suite("Rules of scenes on their way")
struct SceneTransitionRuleTests {
  /// A scene with another made of it by a few changes, on the same screen.
  private func stages(seed: UInt64) -> (before: SceneStage, after: SceneStage) {
    var random = RandomScenes(seed: seed)
    let first = random.scene()
    var second = random.changed(first)
    second.screen = first.screen
    let theme = Theme(name: "plain")
    let screen = CellSize(width: 60, height: 20)
    return (
      SceneStage(first, screen: screen, theme: theme),
      SceneStage(second, screen: screen, theme: theme)
    )
  }

  private static let allSettings = [MotionStyle.scale, .slide, .fade].flatMap { style in
    MotionCurve.allCases.map { MotionSettings(style, $0, duration: 1) }
  }

  @Test(arguments: UInt64(0)..<150)
  func whatKeepsInsideDoesSoAtEveryInstant(seed: UInt64) {
    let (before, after) = stages(seed: seed)
    let (start, end) = (
      ScenePose(before.placement(), on: before), ScenePose(after.placement(), on: after)
    )
    let (screen, metrics) = (Rect(end.placement.container), after.theme.metrics)
    for settings in Self.allSettings {
      let transition = SceneTransition(from: start, to: end, by: settings, metrics: metrics)
      for time in stride(from: 0.05, to: 1, by: 0.15) {
        let pose = transition.pose(at: time)
        let free = screen.inset(by: Insets(pose.reservedCells))
        for popover in pose.popovers where popover.isClamped {
          let frame = popover.pose.chrome(metrics, in: popover.bounds).frame
          #expect(frame.clamped(to: free) == frame, "\(settings), \(time)")
        }
      }
    }
  }

  /// Whatever is on its way can be drawn.
  @Test(arguments: UInt64(0)..<60)
  func everyInstantCanBeDrawn(seed: UInt64) {
    let settings = Self.allSettings[Int(seed) % Self.allSettings.count]
    let (before, stage) = stages(seed: seed)
    let transition = SceneTransition(before, stage, by: settings)
    let still = stage.picture(of: stage.placement())
    for depth in [ColorDepth.trueColor, .palette256, .palette16, .none] {
      for time in [0.02, 0.4, 0.6, 0.98] {
        #expect(transition.pose(at: time).picture(by: stage, depth: depth).size == still.size)
      }
    }
    #expect(transition.pose(at: 1).picture(by: stage) == still)
  }
}
