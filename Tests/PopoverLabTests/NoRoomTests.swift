import CellCanvas
import LabSupport
import PopoverScenes
import Testing

@testable import PopoverLab

@Suite("Changes that cannot be kept")
struct NoRoomTests: PlayedWithFiles {
  @Test func aFailureToStoreIsReportedOnce() throws {
    var files = Self.files
    files.refusal = "No space left on device"
    let played = run([try keys("l"), .wait(.seconds(2))], with: files)
    #expect(
      played.lab.notice
        == .refusal("Cannot keep changes of '(unnamed)': No space left on device"))
    let later = run(
      [try keys("l"), .wait(.seconds(2)), try keys("l"), .wait(.seconds(2))], with: files)
    #expect(later.lab.notice != played.lab.notice)
  }

  @Test(arguments: [
    ("l", ["(unnamed)"]), ("", []), ("lqq", []),
    (":e ./a.yaml<CR>l:e nested<CR>l", ["./a.yaml", "nested"]),
  ])
  func whatIsLostWithTheTerminalIsSaidAfterwards(script: String, scenes: [String]) throws {
    var files = Self.two
    files.refusal = "No space left on device"
    let lost = scenes.map { "changes of \($0) are lost: No space left on device" }
    #expect(try play(script, with: files).lab.lostChanges == lost)
  }

  /// The disk may have room again.
  @Test func whatCouldNotBeStoredIsTriedAgain() {
    var lab = Lab.sample()
    lab.press(.character("l"))
    _ = lab.receive(.time(.seconds(1)))
    let requests = lab.receive(.time(.seconds(2)))
    #expect(requests.count == 1)
    for (second, delay) in [(3, 1), (5, 2), (9, 4), (20, 8)] {
      _ = lab.receive(.scene(.notStored(.unnamed, .file(.refused("No space left on device")))))
      #expect(lab.receive(.time(.seconds(second))) == [])
      #expect(lab.nextDue == .seconds(second + delay))
      #expect(lab.receive(.time(.seconds(second + delay))) == requests)
    }
    #expect(lab.nextDue == nil)
  }

  /// Nor is it forgotten while another scene is shown, or when the lab ends.
  @Test func everySceneThatCouldNotBeStoredIsTriedAgain() throws {
    var files = Self.files
    files.refusal = "No space left on device"
    let refused = run(
      [
        try keys("l"), .wait(.seconds(2)), try keys(":edit nested<CR>l"), .wait(.seconds(200)),
        try keys("l"),
      ], with: files)
    let tries = refused.world.requests.compactMap { request -> SceneLocation? in
      if case .scene(.store(let scene)) = request { scene.location } else { nil }
    }
    #expect(tries.filter { $0 == .unnamed }.count > 4)
    #expect(tries.filter { $0 == .shipped("nested") }.count > 4)
    #expect(tries.count < 40, "Ever later.")
    #expect(tries.suffix(2).contains(.shipped("nested")), "At the end once more.")
  }

  @Test func whatIsSavedIsNotTriedAgain() throws {
    var files = Self.files
    files.refusalOfFolder = "No space left on device"
    let saved = run(
      [
        try keys(":e ./mine.yaml<CR>l"), .wait(.seconds(2)), try keys(":w<CR>"),
        .wait(.seconds(200)),
      ], with: files)
    let requests = saved.world.requests.reversed().prefix { request in
      if case .scene(.save) = request { false } else { true }
    }
    #expect(requests.count < saved.world.requests.count)
    #expect(!requests.contains { if case .scene(.store) = $0 { true } else { false } })
  }

  /// Lines go on where nothing can be stored.
  @Test func linesDoNotWaitForRoom() {
    var (lab, world) = (Lab.sample(), HeadlessWorld())
    var terminal = HeadlessLines(["right", "list", "right"])
    world.scenes.storage.refusal = "No space left on device"
    _ = LineSession.run(&lab, on: &terminal, in: &world)
    #expect(terminal.said.contains { $0.hasPrefix("Anchor anchor") })
    let tries = world.requests.filter { if case .scene(.store) = $0 { true } else { false } }
    #expect((2...5).contains(tries.count))
    let told = terminal.said.filter { $0.hasPrefix("Cannot keep changes of") }
    #expect(told == ["Cannot keep changes of '(unnamed)': No space left on device."])
  }

  /// What could not be stored is nowhere, although there is a name for it.
  @Test func whatIsNotStoredIsNotSaidToBeKept() throws {
    var files = Self.files
    files.refusal = "No space left on device"
    let interrupted = try play(":edit ./mine.yaml<CR>l<C-c>", with: files).lab
    #expect(
      interrupted.notice
        == .refusal("Ctrl-C again leaves; changes of ./mine.yaml would be lost; :write saves them"))
    var (lab, world) = (Lab.sample(), HeadlessWorld())
    var terminal = HeadlessLines(["edit ./mine.yaml", "right"])
    world.scenes.storage = files
    _ = LineSession.run(&lab, on: &terminal, in: &world)
    #expect(terminal.said.last == "Changes of ./mine.yaml are lost.")
  }

  /// A stop draws the screen anew; what was refused on the way into it is read behind it.
  @Test func whatCouldNotBeStoredIsSaidAfterAStop() {
    var lab = Lab.sample()
    lab.press(.character("l"))
    lab.receive(.stopping)
    let fault = SceneFileFault.file(.refused("Permission denied"))
    lab.receive(.scene(.notStored(.unnamed, fault)))
    lab.receive(.resized(lab.size))
    #expect(lab.notice?.words.hasSuffix("Permission denied") == true)
  }

  /// One that is still the same fault is told once; one after a success is another.
  @Test func aFaultAfterASuccessIsTold() throws {
    var running = RunningLab(files: Self.files)
    func change(_ refusal: String?) throws -> Bool {
      running.world.scenes.storage.refusal = refusal
      try running.press("l")
      for seconds in [100, 200] { running.receive(.time(.seconds(seconds))) }
      return running.lab.notice?.words.hasPrefix("Cannot keep changes of './mine.yaml'") == true
    }
    try running.press(":e ./mine.yaml<CR>")
    #expect(try change("No space left on device") && !change("No space left on device"))
    #expect(try !change(nil) && !change(nil) && change("No space left on device"))
  }

  /// Once the lab has ended nobody could know that its session was not kept.
  @Test(arguments: [
    ("lq", LabEnding.terminalLost), ("lqq", .quit), ("lqlq", .terminalLost), ("l:q!<CR>", .quit),
    (":e nested<CR>lq", .terminalLost), (":e nested<CR>lqq", .quit), ("q", .quit),
    ("l<C-c>", .terminalLost), ("l<C-c><C-c>", .interrupted), ("l<C-c>q", .quit),
    (":e ./a.yaml<CR>l:e nested<CR>lqq", .terminalLost),
    (":e ./a.yaml<CR>l:e nested<CR>lqqq", .quit),
  ])
  func aSessionThatCannotBeKeptIsNotLeft(script: String, ending: LabEnding) throws {
    var files = Self.two
    files.refusal = "No space left on device"
    let lab = try play(script, with: files).lab
    #expect(lab.ending == ending)
    guard ending == .terminalLost else { return }
    #expect(
      lab.notice?.words.hasSuffix(
        "No space left on device; :write FILE saves them, leaving again discards them") == true,
      "\(String(describing: lab.notice))")
  }

  /// Nobody is told that changes are kept which no file can hold, also where older ones are.
  @Test func whatNoFileCanHoldIsSaid() throws {
    let room = 262_144 - Self.mine.utf8.count - 3
    let large = "# \(String(repeating: "x", count: room))\n" + Self.mine
    let files = HeadlessFiles(["./a.yaml": Array(large.utf8)])
    let steps: [PlayedTerminal.Step] = [
      try keys(":e ./a.yaml<CR>5l"), .wait(.seconds(2)),
      try keys(":popover title a long title<CR>"),
      .wait(.seconds(2)), try keys("<C-c>"),
    ]
    let (lab, world, _) = run(steps, with: files)
    #expect(world.scenes.storage.stored.count == 1)
    #expect(
      lab.notice?.words.contains("would be lost") == true, "\(String(describing: lab.notice))")
  }
}
