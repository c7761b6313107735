import CellCanvas
import LabSupport
import PopoverScenes
import Testing

@testable import PopoverLab

@Suite("Scenes that one lab has changed, and of which it shows one")
struct SeveralScenesTests: PlayedWithFiles {
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

  @Test func whatIsTypedInTheBrowserIsKeptWithItsScene() throws {
    let script = ":e ./a.yaml<CR>T:right 5<CR>"
    #expect(text(try play(script + ":wa<CR>", with: Self.two).files, "./a.yaml") == Self.changed)
    #expect(try play(script, with: Self.two).files.stored.count == 1)
    let lab = try play(script + ":e ./b.yaml<CR>:e ./a.yaml<CR>", with: Self.two).lab
    #expect(
      lab.notice
        == .done("Opened ./a.yaml with its unsaved changes; u brings back what was shown"))
    #expect(lab.scene.anchors[0].x == 15)
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
    #expect(lab.notice == .done("Written: ./a.yaml, ./b.yaml"))
    #expect(try play(script + "q", with: Self.two).lab.ending == .quit)
  }

  @Test(arguments: [
    ("3l", Notice.refusal("The scene has no file yet; :write FILE writes one")),
    ("", .done("Every scene is as its file has it")),
  ])
  func aSceneWithoutAFileIsNotWrittenWithAll(keys: String, notice: Notice) throws {
    #expect(try play(keys + ":wa<CR>", with: Self.two).lab.notice == notice)
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
    let pause = PlayedTerminal.Step.wait(.seconds(2))
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

  /// The scene that follows another one is opened as by its name.
  @Test func theNextSceneIsShownWithItsChanges() throws {
    var files = Self.two
    files.contents["./t.yaml"] = Array(
      (Self.mine + "task: { acts: [explain], next: b.yaml }\n").utf8)
    let lab = try play(":e ./b.yaml<CR>5l:e ./t.yaml<CR>n", with: files).lab
    #expect(lab.notice?.words.hasPrefix("Opened ./b.yaml with its unsaved changes") == true)
  }

  /// Links are not followed, so that a folder after a name stays.
  @Test(arguments: [
    ("a.yaml", true), ("./a.yaml", true), ("/home/me/a.yaml", true), ("../me/a.yaml", true),
    ("../../home/me/a.yaml", true), ("/home/me/./a.yaml", true), ("../a.yaml", false),
    ("b/../a.yaml", false), ("/a.yaml", false),
  ])
  func aPathInOtherWordsIsTheSameScene(path: String, isSame: Bool) throws {
    var files = OpenScenes(Scene(), opened: nil, texts: [:])
    files.folder = "/home/me"
    let document = try SceneDocument(Array(Self.mine.utf8), path: "a.yaml")
    files.put(OpenedScene(document, content: nil), at: .file("a.yaml"), saved: nil)
    #expect((files.known(.file(path)) == .file("a.yaml")) == isSame)
  }

  /// Two names of one file, of which one is a link, are one scene as long as it has changes.
  @Test func aLinkToAChangedSceneShowsThatScene() throws {
    var files = Self.two
    files.links = ["./link.yaml": "./a.yaml"]
    for command in ["edit", "reopen"] {
      let open = ":\(command) ./link.yaml<CR>"
      let lab = try play(":e ./a.yaml<CR>5l:e ./b.yaml<CR>" + open, with: files).lab
      #expect(lab.files.location == .file("./a.yaml") && lab.scene.anchors[0].x == 15)
      #expect(lab.notice?.words.hasPrefix("Opened ./a.yaml with its unsaved changes") == true)
      let shown = try play(":e ./a.yaml<CR>5l" + open, with: files).lab
      #expect(shown.notice?.words.contains("./a.yaml has unsaved changes; :reopen opens") == true)
    }
    let saved = try play(":e ./a.yaml<CR>5l:w<CR>:e ./link.yaml<CR>", with: files).lab
    #expect(saved.files.location == .file("./link.yaml") && saved.scene.anchors[0].x == 15)
    let undone = try play(":e ./a.yaml<CR>5l:e ./b.yaml<CR>uu:e ./link.yaml<CR>", with: files).lab
    #expect(undone.files.location == .file("./link.yaml"), "Nothing is changed any more.")
  }

  /// Nobody leaves changes of what is not shown without a word.
  @Test func anInterruptSaysWhereHiddenChangesAreKept() throws {
    let lab = try play(":e ./a.yaml<CR>l:e ./b.yaml<CR><C-c>", with: Self.two).lab
    #expect(lab.notice?.words.contains("again leaves; changes of ./a.yaml are kept in") == true)
    let both = try play(":e ./a.yaml<CR>l:e ./b.yaml<CR>l<C-c>", with: Self.two).lab
    #expect(
      both.notice?.words.contains(
        "changes of ./b.yaml and ./a.yaml are kept, those of ./b.yaml in") == true)
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

  /// What is not shown stays with a lab that was about to end and has stayed open, as its recording was not written.
  @Test(arguments: [("q", 1), ("qq", 1), ("qqq", 0)])
  func whatIsNotShownStaysWithALabThatStaysOpen(keys: String, count: Int) throws {
    var (lab, world) = (Lab.sample(), HeadlessWorld())
    world.scenes.storage = Self.two
    world.faults["./full.cast"] = .failed("No space left on device")
    let script = ":record ./full.cast<CR>:e ./a.yaml<CR>5l:e ./b.yaml<CR>" + keys
    var terminal = PlayedTerminal(size: lab.size, steps: [try self.keys(script)])
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

  /// The same name leads to another file from another folder.
  @Test(arguments: [
    ("", "berry"), ("u", "apple"), ("uU", "berry"), (":e! ./a/s.yaml<CR>", "apple"),
    ("u:w ./b/t.yaml<CR>", "apple"), (":w ./b/t.yaml<CR>uuU", "apple"),
  ])
  func eachSceneShowsItsOwnText(script: String, word: String) throws {
    let scene = Self.mine.replacing("text: hello", with: "ansi: c.ansi")
    let files = [
      "./a/s.yaml": scene, "./b/s.yaml": scene, "./a/c.ansi": "apple", "./b/c.ansi": "berry",
    ].mapValues { Array($0.utf8) }
    let lab = try play(":e ./a/s.yaml<CR>:e ./b/s.yaml<CR>" + script, with: HeadlessFiles(files))
      .lab
    #expect(lab.frame.picture.contains(word), "\(lab.frame.picture)")
  }

  /// What is logged has flipped in the scene that is shown.
  @Test(arguments: ["", "u", "uU"])
  func anotherSceneIsNoFlip(script: String) throws {
    var files = Self.files
    files.contents["./low.yaml"] = Array(Self.mine.replacing("y: 4", with: "y: 20").utf8)
    let opened = ":e ./mine.yaml<CR>:e ./low.yaml<CR>"
    #expect(try play(opened + script, with: files).lab.flips.flips.isEmpty)
    #expect(try play(opened + "99k", with: files).lab.flips.flips.count == 1)
  }
}
