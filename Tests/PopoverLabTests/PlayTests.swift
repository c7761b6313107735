import CellCanvas
import LabSupport
import PopoverGeometry
import PopoverScenes
import Testing

@testable import PopoverLab

@Suite("What plays by itself")
struct PlayTests {
  private func play(_ steps: [PlayedTerminal.Step], on lab: Lab = .sample())
    -> (lab: Lab, frames: [Canvas])
  {
    var lab = lab
    var terminal = PlayedTerminal(size: lab.size, steps: steps)
    _ = lab.run(on: &terminal)
    return (lab, terminal.frames)
  }

  private func keys(_ script: String) throws -> PlayedTerminal.Step {
    .events(try KeyScript(script).keys.map(TerminalEvent.key))
  }

  private func anchor(_ lab: Lab) -> CellRect { lab.placement.anchors[0].rects[0] }

  @Test(arguments: [
    (PlayPath.edges, 3, 2, ["0,0 1,0 2,0 3,0 3,1 3,2 2,2 1,2 0,2 0,1 0,0"]),
    (.sweep, 2, 1, ["0,0 1,0 2,0 2,1 1,1 0,1"]),
    (.spiral, 8, 4, ["0,0", "8,0", "8,4", "0,4", "0,0 4,2"]),
    (.edges, 0, 0, ["0,0"]), (.sweep, 0, 0, ["0,0"]), (.spiral, 0, 0, ["0,0"]),
    (.edges, 3, 0, ["0,0 1,0 2,0 3,0 2,0 1,0 0,0"]),
  ])
  func aPathLeadsOverPlaces(path: PlayPath, columns: Int, rows: Int, parts: [String]) {
    let places = path.places(CellSize(width: columns, height: rows))
    let words = places.map { "\($0.x),\($0.y)" }.joined(separator: " ")
    var rest = words[...]
    for part in parts {
      let found = rest.firstRange(of: part)
      #expect(found != nil, "\(words)")
      rest = found.map { rest[$0.upperBound...] } ?? rest
    }
  }

  @Test func everyChangeOfTheSceneCanBeAStep() {
    let names = CommandRegistry.catalog.all.filter(\.isPlayable).map(\.name)
    #expect(Set(names) == Set(SceneMode.playable.keys))
  }

  @Test func aSweepLeadsToEveryPlaceOnce() {
    let places = PlayPath.sweep.places(CellSize(width: 70, height: 21))
    #expect(places.count == 71 * 22)
    #expect(Set(places).count == places.count)
    #expect(PlayPath.sweep.places(CellSize(width: 1999, height: 1999)).count <= 50_000)
  }

  @Test func aSpiralOfALargeScreenTakesLargerSteps() {
    let places = PlayPath.spiral.places(CellSize(width: 1999, height: 1999))
    #expect((10_000...50_000).contains(places.count))
    #expect(Set(places).isSuperset(of: [CellPoint(x: 0, y: 0), CellPoint(x: 1999, y: 1999)]))
    let distances = zip(places, places.dropFirst()).map { max(abs($0.x - $1.x), abs($0.y - $1.y)) }
    #expect(distances.max() ?? 0 < 50)
  }

  @Test func anIdleLabWantsNoTime() throws {
    #expect(Lab.sample().nextDue == nil)
    #expect(try press(" ").playDue == .zero)
    for script in ["  ", " |", " :", " s", " T", " <Esc>", " h", " u", ":sweep<CR>99|"] {
      #expect(try press(script).playDue == nil, "\(script)")
    }
  }

  @Test(arguments: [
    ("c:play<CR>", true), ("c ", true),
    (",:play<CR>", true), ("T:play<CR>", false), (":sheet<CR>:play<CR>", false),
    ("I:sweep<CR>", false),
    ("T:step<CR>", false), (":sheet<CR>:next-path<CR>", false),
  ])
  func aPathPlaysWhereTheSceneIsSeen(script: String, isSeen: Bool) throws {
    let lab = try press(script)
    #expect((lab.playDue != nil) == isSeen)
    if isSeen { return }
    #expect(lab.notice == .refusal("Paths play in the scene; q leaves this view"))
    #expect(lab.player.play == nil)
  }

  /// The first step is at once, and another speed holds from the second one on.
  @Test func timeLetsItWalkAtItsSpeed() throws {
    let second = PlayedTerminal.Step.wait(.seconds(1))
    for (script, steps) in [
      (" ", 9), (" (", 5), (" ((((", 2), (" )", 16), (" )))", 54), (" ))))))", 54), ("", 0),
      ("  ", 1),
    ] {
      let played = try play([keys(script), second]).lab
      #expect(played.player.play?.done ?? 0 == steps, "\(script)")
    }
  }

  @Test func playingIsTheSameEachTimeAndAsSteppingOnce() throws {
    let played = try play([keys(" "), .wait(.seconds(5))])
    let again = try play([keys(" ")] + Array(repeating: .wait(.milliseconds(100)), count: 50))
    #expect(played.lab.frame == again.lab.frame)
    let stepped = try press("41|")
    #expect(stepped.player.play?.marks == played.lab.player.play?.marks)
    #expect(stepped.scene == played.lab.scene)
  }

  /// After a long delay it takes one step, and then plays at the same speed as before.
  @Test func aBusyTerminalDropsSteps() throws {
    var lab = try press(" ")
    lab.receive(.time(.seconds(1)))
    lab.receive(.time(.seconds(60)))
    lab.receive(.time(.seconds(60) + .milliseconds(124)))
    #expect(lab.player.play?.done == 2)
    lab.receive(.time(.seconds(60) + .milliseconds(126)))
    #expect(lab.player.play?.done == 3)
  }

  @Test func aFlipIsCountedAndMarkedWhereItHappened() throws {
    let lab = try press(":play \"20j30l\"<CR>50|")
    let play = try #require(lab.player.play)
    #expect(play.flips == 1)
    #expect(play.marks.count == 1)
    let mark = try #require(play.marks.first)
    #expect(mark.value == .down)
    let before = try press("\(mark.key.y - anchor(.sample()).y - 1)j")
    #expect(before.placement.popovers[0].layout.arrowDirection == .up)
    #expect(try press("j", on: before).placement.popovers[0].layout.arrowDirection == .down)
    // The page shows it once the anchor has gone on.
    #expect(lab.frame[mark.key].glyph == Glyph("▾"))
    #expect(try press(":play \"20j\"<CR>13|").frame.picture.contains("Keys 13 of 20"))
  }

  @Test(arguments: ["<Esc>", "h", "t", ":left<CR>", "T<Esc>", ";ma"])
  func whereverItStopsIsOneStepToUndo(end: String) throws {
    let lab = try press("5l 30|\(end)")
    #expect(lab.player.play == nil)
    let start = try press("5l")
    let there = try press("5l30|").scene
    if end == "h" || end == ":left<CR>" || end == "t" {
      #expect(try press("u", on: lab).scene == there)
      #expect(try press("uu", on: lab).settings == start.settings)
      #expect(try press("uuu<C-r><C-r>", on: lab).scene == there)
    } else {
      #expect(lab.scene == there)
      #expect(try press("u", on: lab).settings == start.settings)
    }
  }

  @Test func undoingWhileItPlaysTakesAllOfItBack() throws {
    let lab = try press("5l30|u")
    #expect(lab.scene == (try press("5l")).scene)
    #expect(lab.player.play == nil)
    #expect(try press("<C-r>", on: lab).scene == (try press("5l30|")).scene)
  }

  @Test func whatIsRefusedStaysToBeReadWhileItPlays() throws {
    let lab = try play([keys(" :gap x<CR>"), .wait(.seconds(1))]).lab
    #expect(lab.notice?.isRefusal == true && lab.player.play?.isRunning == true)
    #expect(try press("999|", on: lab).notice?.words.hasPrefix("The end") == true)
  }

  @Test func atTheEndItStaysAndBeginsAgain() throws {
    let end = try press(":sweep<CR>999|")
    #expect(end.notice == .change("The end: Sizes 36 of 36, no flip"))
    #expect(end.scene.screen == .cells(CellSize(width: 160, height: 48)))
    #expect(try press("|", on: end).player.play?.done == 1)
    #expect(try press(" ", on: end).player.play?.isRunning == true)
    #expect(try press("u", on: end).scene == .start())
  }

  @Test(arguments: [
    ("!|", "Anchor is locked; ! unlocks it"), ("x|", "The scene has no anchor; a adds one"),
    (":play \"q\"<CR>", "q does not change the scene; a path needs keys that do"),
    (":play \"5\"<CR>", "A path needs at least one key"),
    (
      ":play round<CR>",
      ":play takes one of edges, spiral, sweep, sizes, or keys in quotes as \"5l3j\", not 'round'"
    ),
    ((0..<9).map { _ in ")" }.joined(), "60 steps a second is the fastest"),
  ])
  func whatCannotBePlayedSaysWhy(script: String, says: String) throws {
    #expect(try press(script).notice == .refusal(says))
  }

  @Test func reducedMotionWaitsAndIsSlow() throws {
    let lab = Lab.sample(display: DisplayOptions(reducesMotion: true))
    #expect(try press(" ", on: lab).playDue == nil)
    #expect(try press("  ", on: lab).playDue == .zero)
    let played = try play([keys("  ))))"), .wait(.seconds(1))], on: lab).lab
    #expect(played.player.play?.done == 5)
  }

  @Test func aChangedScreenChangesThePath() throws {
    var lab = try press(" 99|")
    lab.resize(to: CellSize(width: 50, height: 20))
    lab.press(.character("|"))
    #expect(lab.player.play?.steps.count == 115)
    #expect(lab.container.contains(anchor(lab).origin))
  }

  @Test(arguments: [",:why<CR>", "w,:why<CR>"]) func theExplanationTakesThePlaceOfTheList(
    keys: String
  ) throws {
    let lab = try press(keys)
    #expect(lab.focus == .scene && lab.inspectorTop == 0)
  }

  @Test(arguments: [",:play<CR>", ",:pause<CR>", ",:sweep<CR>", ",:step<CR><Space>"])
  func aPathPlaysWithoutTheList(keys: String) throws {
    let lab = try press(keys)
    #expect(lab.focus == .scene && lab.player.play?.isRunning == true && lab.playDue != nil)
    #expect(try press("<Space>", on: lab).player.play?.isRunning == false)
    #expect(try press("<Esc>", on: lab).player.play == nil)
  }
}
