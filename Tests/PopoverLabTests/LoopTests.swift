import CellCanvas
import LabSupport
import Testing

@testable import PopoverLab

@Suite("The loop on a played terminal")
struct LoopTests {
  private func play(
    _ steps: [PlayedTerminal.Step], size: CellSize = CellSize(width: 80, height: 24)
  )
    -> (lab: Lab, terminal: PlayedTerminal, ending: LabEnding)
  {
    var terminal = PlayedTerminal(size: size, steps: steps)
    var lab = Lab.sample(size: size)
    let ending = lab.run(on: &terminal)
    return (lab, terminal, ending)
  }

  private func keys(_ script: String) throws -> PlayedTerminal.Step {
    .events(try KeyScript(script).keys.map(TerminalEvent.key))
  }

  @Test func keysThatWaitTogetherAreOneFrame() throws {
    let played = try play([keys("lllll"), keys("q")])
    #expect(played.terminal.frames.count == 2)
    #expect(played.ending == .quit)
  }

  @Test func whatChangesNothingThatIsSeenIsNoFrame() throws {
    let played = try play([keys("l"), .wait(.seconds(9)), keys("l")])
    #expect(played.terminal.frames.count == 3, "None for the time, nor for the storing.")
  }

  @Test func theLabEndsWithItsTerminal() { #expect(play([]).ending == .terminalLost) }

  @Test func nothingIsDoneAfterTheEnd() throws {
    #expect(try play([keys("qll")]).lab.scene == .start())
  }

  @Test func requestsToTheTerminalAreReturned() throws {
    #expect(
      try play([keys("<C-z><C-l>")]).terminal.requests == [.suspend(wholeJob: true), .redraw])
  }

  @Test(arguments: [
    CellSize(width: 80, height: 24), CellSize(width: 120, height: 40),
    CellSize(width: 40, height: 12),
    Lab.minimumSize, CellSize(width: 10, height: 3), CellSize(width: 1, height: 1),
  ])
  func resizingGivesTheSameFrameAsStartingAtThatSize(size: CellSize) throws {
    let tour = [CellSize(width: 1, height: 1), CellSize(width: 200, height: 60), size]
    let script = try keys("5l2jt>")
    let toured = play([script] + tour.map(PlayedTerminal.Step.resize))
    let large = CellSize(width: 80, height: 24)
    var fresh = Lab.sample(size: large)
    for key in try KeyScript("5l2jt>").keys { fresh.press(key) }
    fresh.resize(to: size)
    #expect(toured.lab.frame == fresh.frame)
    #expect(toured.terminal.frames.last?.size == size)
    if size.width >= 40 {
      var started = Lab.sample(size: size)
      for key in try KeyScript("5l2jt>").keys { started.press(key) }
      started.resize(to: size)
      #expect(toured.lab.frame == started.frame)
    }
  }

  @Test func noSizeAndNoKeyCrashes() throws {
    for width in [1, 2, 3, 5, 19, 20, 21, 33, 80, 300] {
      for height in [1, 2, 4, 5, 6, 9, 24, 100] {
        let played = try play(
          [keys("?"), keys("99L99J]]]}}>>++ddddddddrrmmm99K99H"), keys("?G")],
          size: CellSize(width: width, height: height))
        #expect(played.terminal.frames.count == 4)
        #expect(played.terminal.frames.allSatisfy { $0.size == played.lab.size })
        #expect(
          played.lab.container.contains(
            played.lab.placement.anchors[0].rects[0].origin))
      }
    }
  }
}
