import CellCanvas
import LabSupport
import PopoverScenes
import Testing

@testable import PopoverLab

/// Scenes that one lab has changed, and of which it shows one.
extension RecoveringTests {
  private static let two = HeadlessFiles([
    "./a.yaml": Array(mine.utf8), "./b.yaml": Array(mine.utf8),
  ])
  private static let changed = mine.replacing("x: 10", with: "x: 15")

  private func text(_ files: HeadlessFiles, _ path: String) -> String {
    String(decoding: files.contents[path] ?? [], as: UTF8.self)
  }

  @Test(arguments: ["./a.yaml", "a.yaml", ".//./a.yaml"])
  func aChangedSceneIsShownAsItWasLeft(path: String) throws {
    let script = ":e ./a.yaml<CR>5l:e ./b.yaml<CR>:e \(path)<CR>"
    let (lab, files) = try play(script, with: Self.two)
    #expect(
      lab.notice
        == .done("Opened ./a.yaml with its unsaved changes; u brings back what was shown"))
    #expect(lab.files.location == .file("./a.yaml") && files.stored.count == 1)
    #expect(text(try play(script + ":w<CR>", with: Self.two).files, "./a.yaml") == Self.changed)
  }

  /// The other file is not written over, and what was changed of it is still unsaved.
  @Test func aResetReturnsToTheSceneOfTheStartAndItsFile() throws {
    let (lab, files) = try play(":e ./mine.yaml<CR>5l0:w<CR>")
    #expect(lab.notice == .refusal("The scene has no file yet; :write FILE writes one"))
    #expect(lab.files.location == .unnamed && lab.scene == .start())
    #expect(files.contents["./mine.yaml"] == Array(Self.mine.utf8))
    #expect(try play(":e ./mine.yaml<CR>5l0q").lab.notice?.words.contains("mine.yaml") == true)
    #expect(try play(":e ./mine.yaml<CR>5l0u").lab.files.location == .file("./mine.yaml"))
    #expect(try play(":e ./mine.yaml<CR>00").lab.notice?.isRefusal == true)
    #expect(try play("5l:w ./new.yaml<CR>0").lab.files.location == .file("./new.yaml"))
  }

  /// A key that leaves says there too what would be lost.
  @Test func aScreenThatIsTooSmallShowsTheQuestion() throws {
    let small = HeadlessTerminal.Step.events([.resized(CellSize(width: 30, height: 8))])
    let lab = run([try keys(":e ./mine.yaml<CR>5l"), small, try keys("q")]).lab
    #expect(lab.frame.picture.contains("Not saved: ./mine.yaml"), "\(lab.frame.picture)")
    #expect(lab.frame.picture.contains("poplab needs 40x10"))
  }

  @Test func whatIsShownIsNotOpenedOverItsChanges() throws {
    let script = ":e ./a.yaml<CR>5l:e a.yaml<CR>"
    let (lab, files) = try play(script, with: Self.two)
    #expect(
      lab.notice
        == .refusal("./a.yaml has unsaved changes; :reopen opens it without them"))
    #expect(files.stored.count == 1)
    let (anew, after) = try play(script + ":e! a.yaml<CR>", with: Self.two)
    #expect(!anew.files.isUnsaved(anew.scene) && after.stored.isEmpty)
  }

  @Test(arguments: [("q", false), (":w<CR>q", false), (":wq<CR>", false), (":wa<CR>q", true)])
  func whatIsNotShownIsNotLeft(keys: String, isLeft: Bool) throws {
    let (lab, files) = try play(":e ./a.yaml<CR>5l:e ./b.yaml<CR>" + keys, with: Self.two)
    #expect((lab.ending == .quit) == isLeft)
    #expect((text(files, "./a.yaml") == Self.changed) == isLeft && files.stored.isEmpty == isLeft)
    if isLeft { return }
    #expect(
      lab.notice
        == .refusal(
          "Not saved: ./a.yaml; :write-all saves, quitting again discards the changes"))
  }

  /// They are written in the order of their names, whichever is shown.
  @Test(arguments: [("./a.yaml", "./b.yaml"), ("./b.yaml", "./a.yaml")])
  func everySceneIsWrittenAndWhatIsShownStays(first: String, shown: String) throws {
    let script = ":e \(first)<CR>5l:e \(shown)<CR>5l:write-all<CR>"
    let (lab, files) = try play(script, with: Self.two)
    #expect(["./a.yaml", "./b.yaml"].allSatisfy { text(files, $0) == Self.changed })
    #expect(lab.files.location == .file(shown) && files.stored.isEmpty)
    #expect(try play(script + "q", with: Self.two).lab.ending == .quit)
  }

  /// Undo and redo over the opening of a scene leave the other one as it was at that step, whatever is stored of it.
  @Test(arguments: [
    ("5l:e ./b.yaml<CR>", "uu", "UUq", "Not saved: ./a.yaml; :write-all saves"),
    ("5l:e ./b.yaml<CR>", "uu", "9Uq", "Not saved: ./a.yaml; :write-all saves"),
    (":e ./b.yaml<CR>5l3l", "", "uuu:wa<CR>", "Every scene is as its file has it"),
    (":e ./b.yaml<CR>5l3l", "", "3u:wa<CR>", "Every scene is as its file has it"),
    (":e ./b.yaml<CR>5l", "", "uu:e ./b.yaml<CR>", "Opened ./b.yaml; u brings back"),
  ])
  func whatIsLeftByUndoStaysAsItWas(
    start: String, back: String, end: String, words: String
  ) throws {
    let pause = HeadlessTerminal.Step.wait(.seconds(2))
    let steps = [try keys(":e ./a.yaml<CR>" + start), pause, try keys(back), pause, try keys(end)]
    let lab = run(steps, with: Self.two).lab
    #expect(lab.notice?.words.hasPrefix(words) == true, "\(String(describing: lab.notice))")
  }

  /// Also where both files hold the same, opening is a step of its own.
  @Test func theFileOfASceneIsBroughtBackWithIt() throws {
    let (lab, files) = try play(":e ./a.yaml<CR>:e ./b.yaml<CR>u5l:w<CR>", with: Self.two)
    #expect(lab.files.location == .file("./a.yaml"))
    #expect(text(files, "./a.yaml") == Self.changed && text(files, "./b.yaml") == Self.mine)
  }

  /// The changes that were shown until then can be recovered as the others can.
  @Test func recoveringLosesNothing() throws {
    let files = try play(":e ./a.yaml<CR>5l", with: Self.two).files
    let after = try play(":e ./a.yaml<CR>3l:recover<CR>", with: files).files
    #expect(after.stored.count == 2)
  }

  /// What it has recovered was not its own.
  @Test(arguments: [
    ("./a.yaml", ["edit ./a.yaml", "recover"]),
    ("./a.yaml", ["edit ./a.yaml", "recover", "right"]),
    ("nested", ["recover", "right"]), ("nested", ["recover", "quit"]),
  ])
  func aScriptKeepsWhatItRecovers(scene: String, script: [String]) throws {
    let files = try play(":e \(scene)<CR>5l", with: Self.two).files
    var (lab, lines, world) = (Lab.sample(), HeadlessLines(script), HeadlessWorld())
    world.scenes.storage = files
    lab.keepNoSession()
    _ = LineSession.run(&lab, on: &lines, in: &world)
    #expect(files.stored.count == 1 && world.scenes.storage.stored.count == 1)
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

  /// What is not shown stays with a lab that was about to end and has stayed open, as its recording was not written.
  @Test(arguments: [("q", 1), ("qq", 1), ("qqq", 0)])
  func whatIsNotShownStaysWithALabThatStaysOpen(keys: String, count: Int) throws {
    var (lab, world) = (Lab.sample(), HeadlessWorld())
    world.scenes.storage = Self.two
    world.faults["./full.cast"] = .failed("No space left on device")
    let script = ":record ./full.cast<CR>:e ./a.yaml<CR>5l:e ./b.yaml<CR>" + keys
    var terminal = HeadlessTerminal(size: lab.size, steps: [try self.keys(script)])
    #expect(lab.run(on: &terminal, in: &world) == (count == 0 ? .quit : .terminalLost))
    #expect(world.scenes.storage.stored.count == count)
  }

  /// Only what could not be stored keeps the lab open, not what could not be removed.
  @Test func whatIsKeptInVainKeepsNothingOpen() throws {
    var files = try play(":e ./a.yaml<CR>5l", with: Self.two).files
    files.refusalOfFolder = "Read-only file system"
    let (lab, after) = try play(":e ./a.yaml<CR>:recover<CR>:wq<CR>", with: files)
    #expect(lab.ending == .quit && text(after, "./a.yaml") == Self.changed)
    #expect(after.stored.count == 1)
  }

  /// Nobody is told that changes are kept which no file can hold, also where older ones are.
  @Test func whatNoFileCanHoldIsSaid() throws {
    let room = 262_144 - Self.mine.utf8.count - 3
    let large = "# \(String(repeating: "x", count: room))\n" + Self.mine
    let files = HeadlessFiles(["./a.yaml": Array(large.utf8)])
    let steps: [HeadlessTerminal.Step] = [
      try keys(":e ./a.yaml<CR>5l"), .wait(.seconds(2)),
      try keys(":popover title a long title<CR>"),
      .wait(.seconds(2)), try keys("<C-c>"),
    ]
    let (lab, world, _) = run(steps, with: files)
    #expect(world.scenes.storage.stored.count == 1)
    #expect(
      lab.notice?.words.contains("would be lost") == true, "\(String(describing: lab.notice))")
  }

  @Test(arguments: [(TerminalEvent.key(.control("z")), true), (.stopping, false)])
  func changesAreStoredBeforeTheLabIsStopped(by event: TerminalEvent, wholeJob: Bool) throws {
    var lab = Lab.sample()
    lab.press(.character("l"))
    let effects = lab.receive(event)
    #expect(effects.count == 2 && effects.last == .terminal(.suspend(wholeJob: wholeJob)))
    guard case .world(.scene(.store)) = effects[0] else { throw StorageFault.missing }
  }
}
