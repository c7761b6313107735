import CellCanvas
import LabSupport
import PopoverGeometry
import PopoverScenes
import Testing

@testable import PopoverLab

@Suite("Motion in the lab")
struct LabMotionTests {
  /// A lab in which changes take a fifth of a second, twelve steps.
  private func moving(_ settings: MotionSettings = MotionSettings(.scale, .linear)) -> Lab {
    var lab = Lab.sample()
    lab.motionSettings = settings
    lab.resize(to: lab.size)
    return lab
  }

  private func play(_ steps: [PlayedTerminal.Step], on lab: Lab) -> (lab: Lab, frames: [Canvas]) {
    var lab = lab
    var terminal = PlayedTerminal(size: lab.size, steps: steps)
    _ = lab.run(on: &terminal)
    return (lab, terminal.frames)
  }

  private func keys(_ script: String) throws -> PlayedTerminal.Step {
    .events(try KeyScript(script).keys.map(TerminalEvent.key))
  }

  /// Lets a number of seconds pass, step by step as a terminal does.
  private func wait(_ seconds: Double, on lab: inout Lab, from start: Double = 0) {
    let end = Duration.seconds(start + seconds)
    lab.receive(.time(.seconds(start)))
    while let due = lab.transitionDue, due <= end { lab.receive(.time(due)) }
    lab.receive(.time(end))
  }

  @Test func atFirstNothingMoves() throws {
    #expect(Lab.sample().motionSettings.isStill)
    let lab = try press("<End>99J")
    #expect(lab.transitionDue == nil && lab.pose == nil)
  }

  /// Steps of the anchor are followed without a transition; jumps, turns, appearances, disappearances and large
  /// changes of size are animated.
  @Test(arguments: [
    ("l", false), ("4l", false), ("2j", false), (">", false), ("m", false), ("t", false),
    ("5l", true), ("L", true), ("<End>", true), ("3j", true), ("d", false), ("6d", true),
    ("B", true), ("b", true), ("9>", true), ("a", true), ("x", true), ("99j", true),
    ("?", false), ("w", false), (":", false), ("12", false),
  ])
  func whatIsAnimated(script: String, isAnimated: Bool) throws {
    let lab = try press(script, on: moving())
    #expect((lab.transitionDue != nil) == isAnimated)
    #expect((lab.pose != nil) == isAnimated)
  }

  @Test func aLabThatIsLeftAloneWantsNoTime() throws {
    var lab = moving()
    #expect(lab.nextDue == nil)
    lab = try press("<End>", on: lab)
    #expect(lab.nextDue == .zero)
    wait(0.19, on: &lab)
    #expect(lab.transitionDue != nil)
    wait(0.01, on: &lab, from: 0.19)
    #expect(lab.transitionDue == nil && lab.pose == nil)
    // Unsaved changes are stored after a while.
    lab.receive(.time(.seconds(9)))
    #expect(lab.nextDue == nil)
  }

  @Test func itTakesTwelveStepsAndEndsWhereItWouldHaveBeen() throws {
    let (lab, frames) = play([try keys("<End>"), .wait(.seconds(5))], on: moving())
    // The start, the key and the steps; the storing of unsaved changes is not seen.
    #expect(frames.count == 2 + 12)
    #expect(frames.last == (try press("<End>")).frame)
    #expect(Set(frames.dropFirst().map(\.picture)).count == 13)
    #expect(lab.placement == (try press("<End>")).placement)
  }

  /// A terminal that reports time late shows the pose of the last step that was due, and none in between.
  @Test func aSlowTerminalLeavesStepsOut() throws {
    var lab = try press("<End>", on: moving())
    lab.receive(.time(.seconds(7)))
    lab.receive(.time(.milliseconds(7_103)))
    let pose = try #require(lab.pose)
    #expect(abs(try #require(lab.motion.running).time - 0.1) < 1e-9)
    #expect(lab.transitionDue == Duration.seconds(7) + Duration.seconds(1) * 7 / 60)
    #expect(pose != lab.context.restingPose)
    lab.receive(.time(.seconds(9)))
    #expect(lab.transitionDue == nil)
  }

  @Test func aKeyDuringATransitionStartsFromThePresentPose() throws {
    var lab = try press("<End>", on: moving())
    wait(0.1, on: &lab)
    let half = try #require(lab.pose)
    lab = try press("u", on: lab)
    #expect(lab.scene == moving().scene)
    #expect(lab.pose?.popovers.map(\.pose) == half.popovers.map(\.pose))
    wait(0.2, on: &lab, from: 0.1)
    #expect(lab.frame == (try press("<End>u")).frame)
    #expect(try press("q", on: try press("<End>", on: moving())).ending == .quit)
  }

  /// A step of the anchor moves a running transition along, and does not prolong it.
  @Test func aStepDuringATransitionChangesOnlyItsEnd() throws {
    var lab = try press("<Home>", on: moving())
    wait(0.1, on: &lab)
    let before = try #require(lab.pose?.popovers[0].pose.frame)
    lab = try press("j", on: lab)
    let after = try #require(lab.pose?.popovers[0].pose.frame)
    #expect(after == before.offset(x: 0, y: 1))
    wait(0.1, on: &lab, from: 0.1)
    #expect(lab.transitionDue == nil)
    #expect(lab.frame == (try press("<Home>j")).frame)
  }

  @Test(arguments: ["T", "C", ";ts"]) func nothingMovesBehindSomethingElse(key: String) throws {
    let lab = try press(key, on: try press("<End>", on: moving()))
    #expect(lab.transitionDue == nil)
    #expect(lab.frame == (try press("<End>" + key)).frame)
  }

  @Test func anotherSizeIsShownImmediately() throws {
    var lab = try press("<End>", on: moving())
    lab.resize(to: CellSize(width: 60, height: 20))
    #expect(lab.transitionDue == nil)
    #expect(try press("v", on: moving()).transitionDue == nil)
  }

  /// No picture of a transition covers the lines at the bottom.
  @Test(arguments: MotionStyle.allCases, MotionCurve.allCases)
  func theLinesBelowAreLeftAlone(style: MotionStyle, curve: MotionCurve) throws {
    let steps = try "99j b99L u 9J <Home> x u 5d".split(separator: " ").flatMap {
      [try keys(String($0)), .wait(.milliseconds(90))]
    }
    let (_, frames) = play(steps, on: moving(MotionSettings(style, curve)))
    #expect(frames.allSatisfy { $0.row(23) == frames[0].row(23) })
    #expect(frames.allSatisfy { $0.size == frames[0].size })
  }

  @Test func popoversFollowADraggedAnchorImmediately() throws {
    var lab = moving()
    let place = lab.placement.anchors[0].rects[0].origin
    lab.receive(.mouse(MouseEvent(.press(.left), at: place)))
    lab.receive(.mouse(MouseEvent(.drag(.left), at: CellPoint(x: place.x + 9, y: place.y))))
    #expect(lab.transitionDue == nil)
    lab.receive(.mouse(MouseEvent(.drag(.left), at: CellPoint(x: place.x, y: 21))))
    #expect(lab.transitionDue != nil)
  }
}
