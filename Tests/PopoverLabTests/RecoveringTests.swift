import CellCanvas
import LabSupport
import PopoverScenes
import Testing

@testable import PopoverLab

/// A lab that loses its terminal, and the next lab with the same files.
@Suite("Changes that outlive the lab")
struct RecoveringTests: PlayedWithFiles {
  private func keeps(_ world: HeadlessWorld) -> Int {
    world.requests.filter { if case .scene(.store) = $0 { true } else { false } }.count
  }

  @Test func aChangeIsKeptAfterASecondAndThenTheLabIsIdle() throws {
    var lab = Lab.sample()
    #expect(lab.nextDue == nil)
    lab.press(.character("l"))
    #expect(lab.nextDue == .zero, "It is not known what time it is.")
    #expect(lab.receive(.time(.seconds(7))) == [])
    #expect(lab.nextDue == .seconds(8))
    lab.press(.character("l"))
    #expect(lab.nextDue == .seconds(8), "However much is changed meanwhile.")
    #expect(lab.receive(.time(.seconds(8))).count == 1)
    #expect(lab.nextDue == nil)
    #expect(lab.receive(.time(.seconds(99))) == [])
  }

  @Test func whatIsKeptIsWrittenOnceASecond() throws {
    let quick: [PlayedTerminal.Step] = try (0..<30).flatMap { _ in
      [try keys("l"), .wait(.milliseconds(100))]
    }
    #expect(keeps(run(quick + [.wait(.seconds(9))]).world) == 3)
    #expect(keeps(run([try keys("l"), .wait(.milliseconds(900))]).world) == 1, "At its end.")
    #expect(keeps(run([try keys("lh"), .wait(.seconds(9))]).world) == 0)
    let undone = run([try keys("l"), .wait(.seconds(2)), try keys("u"), .wait(.seconds(2))])
    #expect(undone.world.scenes.storage.stored.isEmpty)
  }

  @Test(arguments: [
    ("l", 1), ("lq", 1), ("l<C-c>", 1), (":e ./mine.yaml<CR>l", 1),
    (":e ./mine.yaml<CR>lqq", 0), (":e ./mine.yaml<CR>l:w<CR>", 0), ("l:e ./mine.yaml<CR>l", 2),
    ("l:w ./new.yaml<CR>", 0), ("l:w ./mine.yaml<CR>", 1), ("Tj", 0), ("", 0),
    (":e nested<CR>q", 0), (":e nested<CR>lq", 1), (":e nested<CR>lq!", 1),
    (":e nested<CR>l:e ./mine.yaml<CR>q", 1), ("l:e nested<CR>lq", 2), ("l:e nested<CR>q", 1),
    (":e nested<CR>l:e compass<CR>lq", 2), (":e nested<CR>l:reopen nested<CR>", 0),
  ])
  func onlyWhatWouldBeLostIsKept(script: String, count: Int) throws {
    #expect(try play(script).files.stored.count == count)
  }

  /// A dial of the scene keeps its value however the lab ends.
  @Test(arguments: ["", "<C-c>", "<C-z>"])
  func aTurnedDialIsKept(end: String) throws {
    let turned = try keys(":e time-picker<CR><CR><Right>")
    let (_, world, _) = run([turned, .wait(.milliseconds(500)), try keys(end)])
    #expect(world.scenes.storage.stored.count == 1)
    let idle = run([turned, .wait(.seconds(3))]).world
    #expect(keeps(idle) == 1, "After a second, and not once more at the end.")
  }

  @Test func theNextLabOffersIt() throws {
    let (before, files) = try play("5l")
    #expect(try play("", with: files).lab.notice == nil, "It has no name; --last opens it.")
    let (recovered, _) = try play(":recover<CR>", with: files)
    #expect(recovered.scene == before.scene)
    #expect(recovered.notice == .done("Recovered last-session; u brings back what was shown"))
    #expect(try play(":recover<CR>u", with: files).lab.scene == .start())
    #expect(try play(":recover<CR>q", with: files).files.stored == files.stored)
    #expect(try play(":forget<CR>", with: files).files.stored.isEmpty)
    #expect(
      try play("lq", with: files).files.stored.count == 2, "Who does not answer loses nothing.")
  }

  /// A scene that comes with the program has no file to be written into.
  @Test func aChangedSceneOfTheProgramStaysAsTheLastSession() throws {
    let (before, files) = try play(":e nested<CR>5jq")
    let (recovered, _) = try play(":recover<CR>", with: files)
    #expect(recovered.scene == before.scene)
    #expect(recovered.files.location == .unnamed)
  }

  private func isToldWhereKept(_ script: String) throws -> Bool {
    try play(":e ./mine.yaml<CR>" + script).lab.notice?.words.contains("are kept in") == true
  }

  @Test func theSecondInterruptLeavesUnlessSomethingHasChangedSince() throws {
    let told = try play(":e ./mine.yaml<CR>l<C-c>").lab
    let words = try #require(told.notice?.words)
    #expect(words.hasPrefix("Ctrl-C again leaves; changes of ./mine.yaml are kept in /state/"))
    #expect(try isToldWhereKept("l<C-c>l<C-c>"))
    #expect(try play(":e ./mine.yaml<CR>l<C-c><C-c>").lab.ending == .interrupted)
  }

  @Test func aScriptKeepsNoSession() {
    var (lab, lines) = (Lab.sample(), HeadlessLines(["right", "edit nested", "down", "quit"]))
    var world = HeadlessWorld()
    lab.keepNoSession()
    _ = LineSession.run(&lab, on: &lines, in: &world)
    #expect(world.scenes.storage.stored.isEmpty)
  }

  @Test(arguments: ["exit", "write-all"])
  func aScriptHearsOfAChangedSceneWithoutAFile(command: String) throws {
    var lab = Lab.sample()
    lab.keepNoSession()
    let changed = try press("l:\(command)<CR>", on: lab)
    #expect(changed.notice?.isRefusal == true && changed.ending == nil)
  }

  @Test func aFileIsOfferedWhenItIsOpenedAndItsCommentsStay() throws {
    let files = try play(":e ./mine.yaml<CR>5l").files
    #expect(
      try play(":e ./mine.yaml<CR>", with: files).lab.notice
        == .offer(
          ":recover brings back unsaved changes of mine.yaml, :forget drops them"))
    let (lab, saved) = try play(":e ./mine.yaml<CR>:recover<CR>:w<CR>", with: files)
    #expect(lab.files.location == .file("./mine.yaml"))
    #expect(
      saved.contents["./mine.yaml"].map { String(decoding: $0, as: UTF8.self) }
        == Self.mine.replacing("x: 10", with: "x: 15"))
    #expect(saved.stored.isEmpty)
    #expect(try play(":e ./mine.yaml<CR>:recover<CR>q", with: files).lab.ending == .terminalLost)
    #expect(try play(":e ./mine.yaml<CR>:recover<CR>uq", with: files).lab.ending == .quit)
  }

  /// The offer lies over the scene: sentence, title and hints are seen as without it, and the next key ends it.
  @Test(arguments: [(80, 24, 1), (40, 12, 2), (40, 10, 2), (120, 36, 1)])
  func anOfferCoversNeitherSentenceNorHints(width: Int, height: Int, count: Int) throws {
    let (size, place) = (CellSize(width: width, height: height), SceneLocation.file("./mine.yaml"))
    let found = RecoverableScene(
      title: "mine.yaml", subject: .scene(place), name: "m", content: ContentFingerprint([]))
    for script in ["", "5l"] {
      let plain = try press(script, on: .sample(size: size))
      var lab = plain
      lab.receive(.scene(.foundUnsaved([found], for: place)))
      let (before, after) = (plain.frame.lines, lab.frame.lines)
      #expect(before.suffix(2) == after.suffix(2))
      let changed = before.indices.filter { before[$0] != after[$0] }
      #expect(changed.count == count, "\(after)")
      #expect(changed.map { after[$0] }.joined().contains(":recover brings back unsaved"))
      #expect(try press("?<Esc>", on: lab).frame == press("?<Esc>", on: plain).frame)
    }
  }

  /// What has no room on a small screen is known to be there.
  @Test func anOfferOfManyNamesSomeAndSaysThatThereAreMore() {
    let found = (1...8).map { number in
      RecoverableScene(
        title: "scene-\(number).yaml", subject: .scene(.file("/\(number).yaml")),
        name: "\(number)", content: ContentFingerprint([]))
    }
    var lab = Lab.sample(size: CellSize(width: 40, height: 10))
    lab.receive(.scene(.foundUnsaved(found, for: .unnamed)))
    let picture = lab.frame.picture
    #expect(picture.contains("changes of scene-1.yaml, ") && picture.contains("…"), "\(picture)")
  }

  @Test func whatSomebodyElseHasWrittenSinceStays() throws {
    var files = try play(":e ./mine.yaml<CR>5l").files
    files.contents["./mine.yaml"] = Array("# Theirs.\n\(Self.mine)".utf8)
    let (lab, after) = try play(":e ./mine.yaml<CR>:recover<CR>", with: files)
    #expect(
      lab.notice
        == .done(
          "Recovered mine.yaml, but its file has changed since; u brings back what was shown"))
    let (refused, _) = try play(":e ./mine.yaml<CR>:recover<CR>:w<CR>", with: files)
    #expect(
      refused.notice
        == .refusal(
          "'./mine.yaml' has changed meanwhile; :overwrite writes this scene over it, "
            + ":reopen takes what is there"))
    #expect(after.contents == files.contents)
    let (leaving, _) = try play(":e ./mine.yaml<CR>:recover<CR>:w<CR>q", with: files)
    #expect(leaving.notice?.words.contains("; :overwrite saves, ") == true)
    let (again, _) = try play(":e ./mine.yaml<CR>:recover<CR>:w<CR>:e!<CR>lq", with: files)
    #expect(again.notice?.words.contains("; :write saves, ") == true)
  }

  @Test func severalAreDistinguishedByTheirNames() throws {
    var files = try play("l").files
    files = try play("2l", with: files).files
    files = try play(":e nested<CR>l", with: files).files
    let lab = try play(":recover<CR>", with: files).lab
    #expect(
      lab.notice
        == .refusal(":recover takes a name, one of nested, last-session, last-session-2"))
    #expect(try play(":recover nested<CR>", with: files).lab.scene.name == "nested")
    #expect(
      try play(":recover last-session-2<CR>", with: files).lab.context.recovery.found.count == 2)
    #expect(try play(":recover nes<Tab><CR>", with: files).lab.scene.name == "nested")
    #expect(try play(":forget nested<CR>", with: files).files.stored.count == 2)
    #expect(try play(":forget all<CR>", with: files).files.stored.isEmpty)
    #expect(
      try play(":forget x<CR>").lab.notice == .refusal("There are no unsaved changes"))
  }

  /// A person may have ended the lines by mistake; a script has no use for its changes.
  @Test func changesOfAPersonOutliveTheLines() {
    func speak(_ lines: [String], isScript: Bool = false) -> ([String], HeadlessFiles) {
      var (lab, terminal, world) = (Lab.sample(), HeadlessLines(lines), HeadlessWorld())
      world.scenes.storage = Self.files
      if isScript { lab.keepNoSession() }
      _ = LineSession.run(&lab, on: &terminal, in: &world)
      return (terminal.said, world.scenes.storage)
    }
    let (said, files) = speak(["edit ./mine.yaml", "right"])
    #expect(said.last?.hasPrefix("Changes of ./mine.yaml are kept in /state/mine.yaml-") == true)
    #expect(files.stored.count == 1)
    #expect(speak(["edit ./mine.yaml", "right"], isScript: true).1.stored.isEmpty)
    #expect(speak(["edit ./mine.yaml", "right", "quit", "quit"]).1.stored.isEmpty)
    let session = speak(["edit nested", "right"]).1.stored.keys
    #expect(session.count == 1 && session.first?.hasPrefix("unnamed-") == true)
  }

  @Test func linesKeepAndOfferToo() throws {
    func speak(_ lines: [String], _ files: HeadlessFiles) -> ([String], HeadlessFiles) {
      var (lab, terminal, world) = (Lab.sample(), HeadlessLines(lines), HeadlessWorld())
      world.scenes.storage = files
      _ = LineSession.run(&lab, on: &terminal, in: &world)
      return (terminal.said, world.scenes.storage)
    }
    #expect(speak(["right", "interrupt"], Self.files).1.stored.count == 1)
    #expect(speak(["right"], Self.files).1.stored.count == 1, "The last line is as quit.")
    let said = speak(["recover"], speak(["right 5", "interrupt"], Self.files).1).0
    #expect(said.last == "Recovered last-session; undo brings back what was shown.")
    #expect(said.count == 3, "A scene without a name is not offered.")
  }

  @Test(arguments: [(TerminalEvent.key(.control("z")), true), (.stopping, false)])
  func changesAreStoredBeforeTheLabIsStopped(by event: TerminalEvent, wholeJob: Bool) throws {
    var lab = Lab.sample()
    lab.press(.character("l"))
    let effects = lab.receive(event)
    #expect(effects.count == 2 && effects.last == .terminal(.suspend(wholeJob: wholeJob)))
    guard case .world(.scene(.store)) = effects[0] else { throw StorageFault.missing }
  }

  /// They are looked for when they are asked for, not only when a lab starts.
  @Test func whatOthersHaveLeftMeanwhileIsFound() throws {
    var running = RunningLab(files: try play("5l").files)
    try running.press("<C-p>recover<CR>")
    #expect(running.lab.notice?.words.hasPrefix("Recovered last-session") == true)
  }

  @Test func itIsSaidWhatHasBecomeOfTheFile() throws {
    func words(_ change: (inout HeadlessFiles) -> Void) throws -> String {
      var files = try play(":e ./mine.yaml<CR>5l").files
      change(&files)
      let open = files.contents["./mine.yaml"] == nil ? "" : ":e ./mine.yaml<CR>"
      return try play(open + ":recover<CR>", with: files).lab.notice?.words ?? ""
    }
    #expect(try words { _ in }.hasPrefix("Recovered mine.yaml; "))
    #expect(
      try words { $0.contents["./mine.yaml"] = nil }.hasPrefix(
        "Recovered mine.yaml, but its file is gone; "))
    #expect(
      try words { $0.contents["./mine.yaml"]?.append(10) }.hasPrefix(
        "Recovered mine.yaml, but its file has changed since; "))
  }

  /// What was offered keeps its title, whatever is left behind later.
  @Test func aTitleStaysWithWhatItWasGivenTo() {
    var titles = StoredTitles()
    let left: [(String, String, String)] = [
      ("/s1/m.yaml", "a", "m.yaml"), ("/s2/m.yaml", "b", "s2/m.yaml"),
      ("/s1/m.yaml", "a", "m.yaml"),
      ("/s1/m.yaml", "c", "m.yaml-2"), ("/s2/m.yaml", "b", "s2/m.yaml"),
    ]
    for (path, name, title) in left {
      #expect(titles.title(of: .scene(.file(path)), storedAs: name) == title)
    }
  }

  /// Where a path has led is a change, whether it plays, pauses or has ended.
  @Test(arguments: [
    (":wa<CR>", "Written: ./mine.yaml", 0), (":e mine.yaml<CR>", "./mine.yaml has unsaved", 1),
    (":e nested<CR>q", "Not saved: ./mine.yaml", 1), ("<C-c>", "Ctrl-C again leaves", 1),
  ])
  func whereAPathLedIsKept(end: String, words: String, count: Int) throws {
    for path in ["9|", " 3|", "999|"] {
      let (lab, files) = try play(":e ./mine.yaml<CR>" + path + end)
      #expect(lab.notice?.words.hasPrefix(words) == true, "\(String(describing: lab.notice))")
      #expect(files.stored.count == count)
      #expect(try play(path + "q").files.stored.count == 1)
    }
  }
}

extension Canvas {
  fileprivate var lines: [Substring] { picture.split(separator: "\n") }
}
