import CellCanvas
import ColorSchemes
import LabSupport
import PopoverScenes
import PopoverThemes
import Testing

@testable import PopoverLab

/// Opening and saving in a headless world.
@Suite("Scene files in the lab")
struct SceneFileCommandTests {
  private static let mine = """
    # Mine.
    anchors: { a: { x: 10, y: 4, width: 6 } } # the only one
    popovers: { p: { anchor: a, text: hello } }

    """

  private func play(
    _ script: String, files: [String: String] = ["./mine.yaml": mine],
    meanwhile: (inout HeadlessFiles) -> Void = { _ in }, then: String = ""
  ) throws -> (lab: Lab, files: HeadlessFiles) {
    var running = RunningLab(files: HeadlessFiles(files.mapValues { Array($0.utf8) }))
    try running.press(script)
    meanwhile(&running.world.scenes.storage)
    try running.press(then)
    return (running.lab, running.world.scenes.storage)
  }

  private func text(_ files: HeadlessFiles, _ path: String = "./mine.yaml") -> String? {
    files.contents[path].map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func aSceneIsOpenedByItsName() throws {
    let lab = try play(":e nested<CR>").lab
    #expect(lab.scene.name == "nested")
    #expect(lab.notice == .done("Opened nested; u brings back what was shown"))
    #expect(try play(":e nested<CR>u").lab.scene == .start())
  }

  /// What was tried among themes is given up, so that the message is true.
  @Test(arguments: [
    "T:e nested<CR>", "T/ne<CR>:e nested<CR>", ":sheet<CR>:e nested<CR>", "I:e nested<CR>",
    "Ts:e nested<CR>",
  ])
  func aSceneIsSeenOnceItIsOpened(script: String) throws {
    #expect(try play(script).lab.focus == .scene)
    #expect(try play(script).lab.scene.name == "nested")
    #expect(try play(script + "u").lab.scene == .start())
  }

  /// What is tried among themes is not lost to a path with a typing error.
  @Test(arguments: ["e ./none.yaml", "recover", "next-scene", "e!", "e ./mine.yaml"])
  func whatOpensNothingClosesNothing(command: String) throws {
    let script = command == "e ./mine.yaml" ? ":e ./mine.yaml<CR>5lTj" : "Tj"
    let lab = try play("\(script):\(command)<CR>").lab
    #expect(
      lab.focus == .themes && lab.notice?.isRefusal == true, "\(String(describing: lab.notice))")
  }

  @Test(arguments: [
    (":e ./mine.yaml<CR>5l:e!<CR>", 10), (":e ./mine.yaml<CR>5l:reopen ./mine.yaml<CR>", 10),
    (":e ./mine.yaml<CR>5l:e!<CR>u", 15),
  ])
  func aSceneIsOpenedWithoutItsChanges(script: String, x: Int) throws {
    #expect(try play(script).lab.scene.anchors[0].x == x)
  }

  /// A file that names others by paths says so where it moves to another folder.
  @Test(arguments: [
    (":w sub/a.yaml<CR>", "; it looks for ./t.yaml and c.ansi in its own folder"),
    (":w ./a.yaml<CR>", ""), (":w a.yaml<CR>", ""), (":w<CR>", ""),
  ])
  func whatASceneLooksForElsewhereIsSaid(script: String, words: String) throws {
    let scene = Self.mine.replacing("text: hello", with: "ansi: c.ansi") + "theme: ./t.yaml\n"
    let lab = try play(":e ./mine.yaml<CR>" + script, files: ["./mine.yaml": scene]).lab
    let path = lab.files.location.title
    #expect(lab.notice == .done("Written: \(path)\(words)"))
  }

  /// A file that has changed meanwhile is named, with what works for it.
  @Test(arguments: [
    (["./b.yaml"], ":wa<CR>", "'./b.yaml' has changed meanwhile; :edit ./b.yaml shows the scene,"),
    (
      ["./a.yaml"], ":wa<CR>", "'./a.yaml' has changed meanwhile; :overwrite writes this scene over"
    ),
    (
      ["./a.yaml", "./b.yaml"], ":wa<CR>",
      "Not written, as they have changed or are gone: ./a.yaml, ./b.yaml; :edit FILE shows one"
    ),
    ([], ":w ./c.yaml<CR>", "'./c.yaml' is there already; :overwrite ./c.yaml writes this scene"),
  ])
  func whatIsNotWrittenIsNamed(changed: [String], end: String, words: String) throws {
    let files = ["./a.yaml": Self.mine, "./b.yaml": Self.mine, "./c.yaml": Self.mine]
    let (lab, after) = try play(
      ":e ./b.yaml<CR>l:e ./a.yaml<CR>5l", files: files,
      meanwhile: { files in
        for path in changed { files.contents[path]?.append(UInt8(ascii: "\n")) }
      }, then: end)
    #expect(lab.notice?.words.hasPrefix(words) == true, "\(String(describing: lab.notice))")
    for path in changed { #expect(text(after, path) == Self.mine + "\n") }
  }

  @Test(arguments: [":e! ./mine.yaml<CR>", ":e ./mine.yaml<CR>"])
  func nothingIsPromisedWhereNothingWasShown(script: String) throws {
    #expect(try play(":e ./mine.yaml<CR>" + script).lab.notice == .done("Opened ./mine.yaml"))
  }

  /// A file without a folder and an ending is found by the name under which it was written.
  @Test func aFileOfAnyNameIsShownAgain() throws {
    let lab = try play("5l:w x<CR>l:e ./mine.yaml<CR>:e x<CR>").lab
    #expect(lab.notice?.words.hasPrefix("Opened ./x with its unsaved changes") == true)
    let shipped = try play("5l:w nested<CR>l:e nested<CR>").lab
    #expect(shipped.scene.name == "nested" && shipped.files.location == .shipped("nested"))
  }

  /// A theme from a file does not hide what was done.
  @Test func aThemeFromAFileIsNoNews() throws {
    var lab = try play(":e ./mine.yaml<CR>").lab
    lab.receive(.themeOpened(path: "./t.yaml", .success(Theme(name: "own"))))
    #expect(lab.notice?.words.hasPrefix("Opened ./mine.yaml") == true)
  }

  /// What a scene names stays as it is written there, however the lab would name it.
  @Test(arguments: ["theme: t.yaml", "theme: ./d/../t.yaml", "scheme: s.yaml"])
  func openingASceneChangesNothing(look: String) throws {
    var (lab, _) = try play(
      ":e ./mine.yaml<CR>", files: ["./mine.yaml": Self.mine + look + "\n"])
    let (scene, location) = (lab.scene, lab.files.location)
    if let theme = scene.theme {
      lab.receive(
        .themeOpened(path: location.reference(to: theme), .success(Theme(name: "own"))))
    }
    if let scheme = scene.scheme {
      lab.receive(
        .schemeOpened(
          location.reference(toScheme: scheme), .success(OpenedScheme(ColorScheme(format: .kitty))))
      )
    }
    #expect(lab.scene == scene && !lab.files.isUnsaved(lab.scene))
    #expect(try press(":theme classic<CR>", on: lab).scene.theme == "classic")
  }

  /// Opening the same scene again is no step, so that its theme is a step of its own.
  @Test func aThemeThatComesAgainJoinsNoOtherStep() throws {
    var (lab, _) = try play(
      ":e ./mine.yaml<CR>3l:w<CR>:e!<CR>", files: ["./mine.yaml": Self.mine + "theme: t.yaml\n"])
    let reference = lab.files.location.reference(to: "t.yaml")
    lab.receive(.themeOpened(path: reference, .success(Theme(name: "own"))))
    let undone = try press("u", on: lab)
    #expect(undone.scene == lab.scene && undone.theme.name != "own")
    #expect(try press("u", on: undone).scene != lab.scene)
  }

  @Test(arguments: [
    (":w ~/x.yaml<CR>", "Written: /home/me/x.yaml"),
    (":copy scene  ~/x.yaml<CR>", "Written: /home/me/x.yaml"),
    (":w \"~/a b.yaml\"<CR>", "Written: /home/me/a b.yaml"), (":w a ~/b.yaml<CR>", "a ~/b.yaml"),
    (":w ~x.yaml<CR>", "~x.yaml"), (":e ~/mine.yaml<CR>", "Opened /home/me/mine.yaml"),
    (":e! ~/mine.yaml<CR>", "Opened /home/me/mine.yaml"),
    (":theme ~/t.yaml<CR>", "/home/me/t.yaml"),
    (":sheet ~/t.yaml<CR>", "/home/me/t.yaml"), (":scheme ~/s.conf<CR>", "/home/me/s.conf"),
    (":record ~/r.cast<CR>", "/home/me/r.cast"),
  ])
  func aPathMayBeginInTheHomeFolder(script: String, words: String) throws {
    for home in ["/home/me", nil] {
      let files = ["\(home ?? "~")/mine.yaml": Array(Self.mine.utf8)]
      var running = RunningLab(files: HeadlessFiles(files))
      running.lab.use(currentFolder: "", home: home)
      try running.press(script)
      let said = running.lab.notice?.words ?? ""
      #expect(said.contains(words.replacing("/home/me", with: home ?? "~")), "\(said)")
    }
  }

  @Test func aNameMayBeInQuotes() throws {
    let (lab, files) = try play("5l:w \"./a b.yaml\"<CR>l:e! \"./a b.yaml\"<CR>")
    #expect(files.contents["./a b.yaml"] != nil && lab.files.location == .file("./a b.yaml"))
    let copied = try play(":copy scene \"./a c.yaml\"<CR>").lab
    #expect(copied.notice == .done("Written: ./a c.yaml"))
    #expect(try play(":w \"\"<CR>").0.notice == .refusal(":write takes a name, not '\"\"'"))
    for command in ["theme", "sheet"] {
      #expect(try play(":\(command) \"classic\"<CR>").lab.theme.name == "classic")
    }
  }

  @Test func aSceneWithoutAFileIsNotOpenedAgain() throws {
    #expect(
      try play("5l:e!<CR>").lab.notice
        == .refusal("The scene has no file yet; :reopen SCENE opens another one"))
  }

  @Test func whatIsChangedIsWrittenAndCommentsStay() throws {
    let (lab, files) = try play(":e ./mine.yaml<CR>5l:w<CR>")
    #expect(lab.notice == .done("Written: ./mine.yaml"))
    #expect(text(files) == Self.mine.replacing("x: 10", with: "x: 15"))
    #expect(!lab.files.isUnsaved(lab.scene))
  }

  @Test(arguments: [";fe", ":edit ", ":pal<Tab><CR>edit<Tab>", "u:e<Tab> "])
  func filesAreOfferedHoweverTheLineBegan(script: String) throws {
    let lab = try play(script).lab
    #expect(lab.prompt != nil)
    #expect(lab.files.documents == ["./mine.yaml"])
  }

  @Test(arguments: [
    ("a.svg", "a scene of YAML; 'poplab render' writes pictures"), ("a.cast", "a scene of YAML"),
    (".png", "a scene of YAML; 'poplab render' writes pictures"), ("a.txt", "a scene of YAML; "),
  ])
  func aNameOfAnotherKindIsRefused(_ name: String, _ words: String) throws {
    for command in ["w", "w!", "wq"] {
      let (lab, files) = try play("3l:\(command) \(name)<CR>")
      #expect(lab.notice?.words.contains(words) == true, "\(String(describing: lab.notice))")
      #expect(files.contents[name] == nil && lab.ending == nil)
    }
  }

  /// It is a scene already, whatever its name.
  @Test func theOwnFileIsWritten() throws {
    let (_, files) = try play(":e ./mine.txt<CR>5l:w<CR>", files: ["./mine.txt": Self.mine])
    #expect(text(files, "./mine.txt") == Self.mine.replacing("x: 10", with: "x: 15"))
  }

  @Test func aNewFileIsWrittenAndIsTheScenesFromThenOn() throws {
    let (lab, files) = try play("3l:w ./new.yaml<CR>l:w<CR>")
    #expect(lab.files.location == .file("./new.yaml"))
    let written = try Scene(files.contents["./new.yaml"] ?? [], path: "new.yaml")
    #expect(written == lab.scene)
    #expect(try play("3l:w ./new.yaml<CR>uu").lab.files.location == .file("./new.yaml"))
  }

  @Test func aFileThatSomebodyElseHasChangedIsNotWrittenOver() throws {
    let other = "# Theirs.\n" + Self.mine
    let kept = try play(
      ":e ./mine.yaml<CR>l", meanwhile: { $0.contents["./mine.yaml"] = Array(other.utf8) },
      then: ":w<CR>")
    #expect(
      kept.lab.notice
        == .refusal(
          "'./mine.yaml' has changed meanwhile; :overwrite writes this scene over it, "
            + ":reopen takes what is there"))
    #expect(text(kept.files) == other)
    let forced = try play(
      ":e ./mine.yaml<CR>l", meanwhile: { $0.contents["./mine.yaml"] = Array(other.utf8) },
      then: ":w<CR>:w!<CR>")
    #expect(text(forced.files) == Self.mine.replacing("x: 10", with: "x: 11"))
  }

  @Test(arguments: [
    (":w<CR>", "The scene has no file yet; :write FILE writes one"),
    (
      ":w ./mine.yaml<CR>",
      "'./mine.yaml' is there already; :overwrite ./mine.yaml writes this scene over it"
    ),
    (":e nestd<CR>", "Unknown scene 'nestd'; did you mean 'nested'?"),
    (":e data:bmFtZQ<CR>", "A link is opened at the start, by 'poplab data:…' in a shell"),
    (":e ./none.yaml<CR>", "Cannot open './none.yaml': No such file or directory"),
  ])
  func impossibleRequestsAreReported(script: String, words: String) throws {
    let (lab, files) = try play(script)
    #expect(lab.notice == .refusal(words))
    #expect(lab.scene == .start())
    #expect(text(files) == Self.mine)
  }

  @Test func anotherFileGetsTheComments() throws {
    let files = try play(":e ./mine.yaml<CR>5l:w ./new.yaml<CR>").files
    #expect(text(files, "./new.yaml") == Self.mine.replacing("x: 10", with: "x: 15"))
    #expect(text(files) == Self.mine)
  }

  @Test func aFileThatWasOpenedEarlierIsNotOverwrittenByWrite() throws {
    let script = ":e ./mine.yaml<CR>:e nested<CR>:w ./mine.yaml<CR>"
    let (lab, files) = try play(script)
    #expect(
      lab.notice
        == .refusal(
          "'./mine.yaml' is there already; :overwrite ./mine.yaml writes this scene over it"))
    #expect(text(files) == Self.mine)
    let forced = try play(":e ./mine.yaml<CR>:e nested<CR>:w! ./mine.yaml<CR>")
    #expect(try Scene(forced.files.contents["./mine.yaml"] ?? [], path: "").name == "nested")
  }

  @Test func leavingTheBrowserLeavesTheSceneWhereItWasWritten() throws {
    let saved = try play("T:w ./new.yaml<CR><Esc>").lab
    #expect(saved.files.location == .file("./new.yaml"))
  }

  @Test func aBrokenFileChangesNothing() throws {
    let lab = try play(":e ./bad.yaml<CR>", files: ["./bad.yaml": "anchors: { a: { x: no } }"]).lab
    #expect(lab.scene == .start())
    guard case .refusal(let words) = lab.notice else { return #expect(Bool(false)) }
    #expect(words.hasPrefix("./bad.yaml:1:20: "), "\(words)")
  }
}
