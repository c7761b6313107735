import CellCanvas
import LabSupport
import PopoverScenes
import Testing

@testable import PopoverLab

@Suite("A scene whose file another program changes")
struct FollowedSceneTests: PlayedWithFiles {
  private static let path = "./mine.yaml"
  private static let theirs = mine.replacing("x: 10", with: "x: 20")

  /// Keys, a change of the file, and keys after it.
  private func play(
    _ before: String = "", theirs: String? = theirs, then after: String = ""
  ) throws -> (lab: Lab, world: HeadlessWorld) {
    var running = RunningLab(files: Self.files)
    running.begin()
    try running.press(":e ./mine.yaml<CR>" + before)
    running.world.scenes.storage.contents[Self.path] = theirs.map { Array($0.utf8) }
    running.receive(.fileChanged(path: Self.path))
    try running.press(after)
    return (running.lab, running.world)
  }

  private func text(_ world: HeadlessWorld) -> String {
    String(decoding: world.scenes.storage.contents[Self.path] ?? [], as: UTF8.self)
  }

  @Test func itIsShownAsItIsThereAndUndoBringsBackWhatWasShown() throws {
    let lab = try play().lab
    #expect(lab.scene.anchors[0].x == 20 && !lab.files.isUnsaved(lab.scene))
    #expect(lab.notice == .done("Read ./mine.yaml again; u brings back what was shown"))
    let undone = try play(then: "u").lab
    #expect(undone.scene.anchors[0].x == 10 && undone.files.isUnsaved(undone.scene))
    #expect(try play(then: "uU").lab.scene == lab.scene)
  }

  @Test func itsCommentsAreWrittenWithTheNextChange() throws {
    let theirs = Self.theirs + "# theirs\n"
    let world = try play(theirs: theirs, then: "l:w<CR>").world
    #expect(text(world) == theirs.replacing("x: 20", with: "x: 21"))
  }

  /// A second popover is selected, and the look is one of the user's choice.
  @Test func whatTheFileDoesNotChangeStays() throws {
    let scene = Self.mine.replacing(
      "hello }", with: "hello }, q: { anchor: a, text: again }")
    var running = RunningLab(files: HeadlessFiles([Self.path: Array(scene.utf8)]))
    try running.press(":e ./mine.yaml<CR><Tab>")
    let selection = running.lab.context.edited.selection
    running.world.scenes.storage.contents[Self.path] = Array((scene + "theme: classic\n").utf8)
    running.receive(.fileChanged(path: Self.path))
    #expect(running.lab.theme.name == "classic")
    #expect(running.lab.context.edited.selection == selection)
    try running.press("u")
    #expect(running.lab.theme.name != "classic", "Its theme is a part of the step.")
  }

  /// Nothing of the user's is lost: neither changes, nor steps to redo, nor what is recorded.
  @Test(arguments: [
    ("3l", 13, ":overwrite writes this scene over it, :reopen takes what is there"),
    ("3lu", 10, ":reopen takes what is there"),
    (":record ./r.yaml<CR>", 10, "it is read again when the recording has ended"),
  ])
  func whatTheUserHasIsKept(before: String, x: Int, words: String) throws {
    let lab = try play(before).lab
    #expect(lab.scene.anchors[0].x == x)
    #expect(lab.notice == .refusal("'./mine.yaml' has changed meanwhile; \(words)"))
  }

  /// What is being tried is no change yet, and the file is taken after it, unless it becomes one.
  @Test(arguments: [
    ("T", "<Esc>", 20), (":settings<CR>/gap<CR><CR>", "<Esc><Esc>", 20), (":play<CR>", "<Esc>", 20),
    (":settings<CR>/gap<CR><CR>", "<C-u>3<CR><Esc>", 10),
  ])
  func whatIsTriedEndsFirst(before: String, after: String, x: Int) throws {
    let lab = try play(before).lab
    #expect(lab.files.all[.file(Self.path)]?.former?.anchors[0].x == 10)
    #expect(
      lab.notice
        == .refusal("'./mine.yaml' has changed meanwhile; it is read again when this is left"))
    #expect(try play(before, then: after).lab.scene.anchors[0].x == x)
  }

  /// A button that is held may still move the anchor, and may bring it back to where it was.
  @Test(arguments: [([], 20), ([13], 12), ([13, 11], 20)])
  func aDragEndsFirst(columns: [Int], x: Int) throws {
    var running = RunningLab(files: Self.files)
    try running.press(":e ./mine.yaml<CR>")
    func mouse(_ action: MouseEvent.Action, _ x: Int) {
      running.receive(.mouse(MouseEvent(action, at: CellPoint(x: x, y: 4))))
    }
    mouse(.press(.left), 11)
    for column in columns { mouse(.drag(.left), column) }
    running.world.scenes.storage.contents[Self.path] = Array(Self.theirs.utf8)
    running.receive(.fileChanged(path: Self.path))
    #expect(running.lab.notice?.words.contains("when this is left") == true)
    mouse(.release, columns.last ?? 11)
    #expect(running.lab.scene.anchors[0].x == x)
    #expect(running.lab.files.isUnsaved(running.lab.scene) == (x == 12))
  }

  @Test func whatIsReadAfterARecordingIsNoPartOfIt() throws {
    let lab = try play(":record ./r.yaml<CR>", then: ":record<CR>").lab
    #expect(lab.scene.anchors[0].x == 20)
    #expect(try play(":record ./r.cast<CR>").lab.scene.anchors[0].x == 20)
  }

  /// What is nowhere else is kept, and leaving asks about it.
  @Test func aSceneWhoseFileIsGoneIsUnsaved() throws {
    let (lab, world) = try play(theirs: nil, then: "q")
    #expect(lab.notice?.words.contains("Not saved: ./mine.yaml; :overwrite saves") == true)
    #expect(lab.ending == nil && world.scenes.storage.contents[Self.path] == nil)
    for keys in [":x<CR>", ":w<CR>", ":wa<CR>"] {
      let lab = try play(theirs: nil, then: keys).lab
      #expect(lab.notice?.words.contains("is gone; :overwrite writes this scene there") == true)
    }
    #expect(text(try play(theirs: nil, then: ":w!<CR>").world) == Self.mine)
    #expect(try play(theirs: nil, then: ":e nested<CR>").world.scenes.storage.stored.count == 1)
    let back = try play(theirs: nil, then: ":e nested<CR>:e ./mine.yaml<CR>").lab
    #expect(back.scene.anchors[0].x == 10)
  }

  /// A file that was changed while its scene was not shown.
  @Test(arguments: [
    ("", "u", ":reopen takes what is there"),
    ("3l", ":e ./a.yaml<CR>", ":overwrite writes this scene over it"),
  ])
  func whatHasChangedUnseenIsTold(before: String, after: String, words: String) throws {
    var running = RunningLab(files: Self.two)
    try running.press(":e ./a.yaml<CR>\(before):e ./b.yaml<CR>")
    running.world.scenes.storage.contents["./a.yaml"] = Array(Self.theirs.utf8)
    try running.press(after)
    let notice = running.lab.notice?.words
    #expect(notice?.hasPrefix("'./a.yaml' has changed meanwhile; ") == true)
    #expect(notice?.contains(words) == true)
  }

  /// Nor is it called saved where it was not written before.
  @Test(arguments: [("3lu", ":wa<CR>"), ("3l", ":w<CR>u:wa<CR>")])
  func allIsWrittenButNotAsTheFileHasIt(before: String, after: String) throws {
    let words = try #require(try play(before, then: after).lab.notice?.words)
    #expect(words.hasPrefix("Nothing of yours is unsaved; './mine.yaml' has changed meanwhile; :"))
  }

  /// A theme that is not there is told of, whoever has named it.
  @Test func aThemeThatIsNotThereIsTold() throws {
    let lab = try play(theirs: Self.theirs + "theme: nosuch\n").lab
    #expect(lab.scene.anchors[0].x == 20)
    #expect(lab.notice?.words.hasPrefix("Unknown theme 'nosuch'") == true)
  }

  @Test func quittingNamesWhatThenWorks() throws {
    let lab = try play("3l", then: "q").lab
    #expect(lab.notice?.words.contains(":overwrite saves") == true)
    #expect(text(try play("3l", then: "q:w<CR>").world) == Self.theirs)
    #expect(text(try play("3l", then: ":w!<CR>").world).contains("x: 13"))
    #expect(try play("3lq", then: "q").lab.ending == nil, "What was told is not true any more.")
    #expect(try play("3lu", then: "5lq").lab.notice?.words.contains(":overwrite saves") == true)
  }

  @Test func quittingNamesBothCommandsThatSaveAll() throws {
    var running = RunningLab(files: Self.two)
    try running.press(":e ./a.yaml<CR>3l:e ./b.yaml<CR>3l")
    running.world.scenes.storage.contents["./b.yaml"] = Array(Self.theirs.utf8)
    running.receive(.fileChanged(path: "./b.yaml"))
    try running.press("q")
    let words = running.lab.notice?.words
    #expect(words?.contains("./b.yaml, ./a.yaml; :overwrite and :write-all save, ") == true)
    try running.press(":overwrite<CR>:write-all<CR>q")
    #expect(running.lab.ending == .quit)
  }

  @Test(arguments: [
    (nil, "'./mine.yaml' is gone; :overwrite writes this scene there again"),
    ("anchors: {\n", "mine.yaml:"), ("anchors: { a: { y: 1 } }\nx: 2\n", "mine.yaml:2:1"),
  ])
  func whatCannotBeReadIsToldUntilItCan(theirs: String?, words: String) throws {
    var (lab, _) = try play(theirs: theirs)
    #expect(lab.scene.anchors[0].x == 10 && lab.files.isUnsaved(lab.scene))
    #expect(lab.notice?.isRefusal == true)
    #expect(lab.notice?.words.contains(words) == true, "\(String(describing: lab.notice))")
    let document = try SceneDocument(Array(Self.mine.utf8), path: Self.path)
    let same = OpenedScene(document, content: ContentFingerprint(document.bytes))
    lab.receive(.scene(.reloaded(.file(Self.path), .success(same))))
    #expect(lab.notice == nil)
  }

  @Test func whatTheLabHasWrittenItselfIsNoNews() throws {
    var (lab, world) = try play(theirs: Self.mine, then: "3l:w<CR>")
    let notice = lab.notice
    for answer in world.perform(.scene(.reload(.file(Self.path)))) { lab.receive(answer) }
    #expect(lab.notice == notice && lab.scene.anchors[0].x == 13)
  }

  /// Those of scenes that are not shown are read when they are.
  @Test func theFileOfTheSceneThatIsShownIsWatched() throws {
    let (_, _, terminal) = run(
      [try keys(":e ./a.yaml<CR>:e ./b.yaml<CR>u:e nested<CR>uu")], with: Self.two)
    #expect(
      terminal.requests == [
        .watch(paths: ["./a.yaml"]), .watch(paths: ["./b.yaml"]), .watch(paths: ["./a.yaml"]),
        .watch(paths: []), .watch(paths: ["./a.yaml"]), .watch(paths: []),
      ])
    var running = RunningLab(files: Self.two)
    try running.press(":e ./a.yaml<CR>:e ./b.yaml<CR>")
    #expect(running.lab.receive(.fileChanged(path: "./a.yaml")).isEmpty)
  }
}
