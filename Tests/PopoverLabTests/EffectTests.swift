import AnnotatedYAML
import CellCanvas
import LabSupport
import PopoverThemes
import Testing

@testable import PopoverLab

@Suite("What is asked of the world")
struct EffectTests {
  private static let path = "looks/mine.yaml"
  private static let broken = ThemeReading.failure(
    .theme(
      .malformed(
        path: path,
        faults: [
          Fault(at: Place(line: 7, column: 3), .unknownKey("fil", known: ["fill", "text"])),
          Fault(at: Place(line: 9, column: 1), .empty),
        ])))

  private func mine(_ border: BorderSet) -> Theme {
    Theme(name: "mine", shape: ThemeShape(border: border))
  }

  /// A lab whose theme is the one of a file.
  private func lab(size: CellSize = CellSize(width: 80, height: 24)) -> Lab {
    let others = Lab.sample().themes.items
    return Lab(
      size: size,
      themes: ThemeCollection(
        first: CollectedTheme(mine(.single), path: EffectTests.path), others: others))
  }

  private func status(_ lab: Lab, line: Int = -2) -> String {
    let lines = lab.frame.picture.split(separator: "\n")
    return String(lines[lines.count + line])
  }

  @Test func aChangedFileIsReadAgainAndShown() {
    var lab = lab()
    var world = HeadlessWorld(themes: [EffectTests.path: .success(mine(.double))])
    var terminal = PlayedTerminal(
      size: lab.size, steps: [.events([.fileChanged(path: EffectTests.path)])])
    _ = lab.run(on: &terminal, in: &world)
    #expect(terminal.requests == [.watch(paths: [EffectTests.path])])
    #expect(world.requestsBesideScenes == [.reloadTheme(path: EffectTests.path)])
    #expect(lab.theme == mine(.double))
    #expect(terminal.frames.map { $0.picture.contains("╔") } == [false, true])
  }

  @Test func aBrokenFileKeepsTheThemeAndReportsTheFaultUntilItIsCorrected() throws {
    var lab = lab()
    lab.receive(.themeReloaded(path: EffectTests.path, EffectTests.broken))
    #expect(lab.theme == mine(.single))
    let words = "looks/mine.yaml:7:3: unknown key 'fil'; did you mean 'fill'?"
    for key in try KeyScript("lmQ").keys {
      lab.press(key)
      #expect(status(lab).contains(words))
    }
    #expect(status(lab, line: -1).contains("Q does nothing"))
    lab.press(.character("l"))
    #expect(status(lab, line: -1).contains("? keys"))
    lab.receive(.themeReloaded(path: EffectTests.path, .success(mine(.heavy))))
    #expect(!status(lab).contains("mine.yaml"))
    #expect(lab.theme == mine(.heavy))
  }

  @Test(arguments: [
    (90, "looks/mine.yaml is gone; its last version stays in use"),
    (48, "mine.yaml is gone; last version stays"),
    (40, "mine.yaml is gone; last version stays"),
  ])
  func aMissingFileIsReportedAndItsThemeKept(width: Int, words: String) {
    var lab = lab(size: CellSize(width: width, height: 24))
    lab.receive(.themeReloaded(path: EffectTests.path, .failure(.file(.missing))))
    #expect(lab.theme == mine(.single))
    #expect(status(lab).contains(words))
    lab.receive(.themeReloaded(path: EffectTests.path, .success(mine(.heavy))))
    #expect(lab.theme == mine(.heavy))
    #expect(!status(lab).contains("is gone"))
  }

  @Test(arguments: [broken, .failure(.file(.missing))])
  func theMessageOfAnEarlierReadingIsRemovedByAFault(reading: ThemeReading) {
    var lab = lab()
    lab.receive(.themeReloaded(path: EffectTests.path, .success(mine(.heavy))))
    #expect(status(lab).contains("Read theme mine again"))
    lab.receive(.themeReloaded(path: EffectTests.path, reading))
    #expect(!lab.frame.picture.contains("Read theme"))
    #expect(status(lab, line: -1).contains("? keys"))
  }

  @Test func whatHasNoEffectIsToldWithEveryReading() {
    var lab = lab()
    let warning = Fault(at: Place(line: 4, column: 12), .unknownKey("fraem", known: ["frame"]))
    for _ in 1...2 {
      lab.receive(
        .themeReloaded(path: EffectTests.path, .success(mine(.heavy)), warnings: [warning]))
      #expect(status(lab).contains("mine.yaml:4:12: unknown key 'fraem'; did you mean 'frame'?"))
      lab.press(.character("l"))
    }
    lab.receive(.themeReloaded(path: EffectTests.path, .success(mine(.double))))
    #expect(status(lab).contains("Read theme mine again"))
  }

  /// A scene that is written is no reason to read a theme again, and to speak of its faults in place of the answer.
  @Test func onlyWhatThemesWereReadFromAffectsThem() throws {
    let child = try Theme(
      Array("inherits: classic".utf8), path: "./child.yaml",
      reader: ThemeReader { _ in ThemeSource(path: "classic", bytes: Array("border: single".utf8)) }
    )
    let themes = ThemeCollection(first: CollectedTheme(child, path: "./child.yaml"))
    #expect(themes.paths(affectedBy: "./scene.yaml") == [])
    #expect(themes.paths(affectedBy: "./child.yaml") == ["./child.yaml"])
  }

  private static let sources = [
    "a/child.yaml": "inherits: ./parent.yaml", "a/parent.yaml": "inherits: ../base.yaml",
    "base.yaml": "border: single", "classic": "border: double",
  ]

  private static func family(_ sources: [String: String]) -> ThemeReading {
    let reader = ThemeReader { reference in
      let path = reference.isPath ? reference.text : "(shipped)/\(reference.text).yaml"
      return sources[reference.text].map { ThemeSource(path: path, bytes: Array($0.utf8)) }
    }
    let child = Array((sources["a/child.yaml"] ?? "").utf8)
    let (result, files) = reader.attempt(ThemeSource(path: "a/child.yaml", bytes: child))
    return result.map(\.theme).mapError { .theme($0, ancestorFiles: files) }
  }

  /// All ancestors are followed, also those that keep the theme from being read, be they faulty or not there.
  @Test(
    arguments: [
      ([:], ["a/child.yaml", "a/parent.yaml", "base.yaml"]),
      (["base.yaml": nil], ["a/child.yaml", "a/parent.yaml", "base.yaml"]),
      (
        ["a/parent.yaml": "inherits: ../new.yaml"],
        ["a/child.yaml", "a/parent.yaml", "base.yaml", "new.yaml"]
      ),
      (
        ["a/parent.yaml": "inherits: ../new.yaml", "new.yaml": "inherits: none.yaml"],
        ["a/child.yaml", "a/parent.yaml", "base.yaml", "new.yaml", "none.yaml"]
      ),
      (["a/parent.yaml": "inherits: classic"], ["a/child.yaml", "a/parent.yaml"]),
    ] as [([String: String?], [String])])
  func everyAncestorIsFollowed(changes: [String: String?], files: [String]) throws {
    var themes = ThemeCollection(
      first: CollectedTheme(try Self.family(Self.sources).get(), path: "a/child.yaml"))
    let changed = Self.sources.merging(changes.compactMapValues { $0 }) { $1 }
      .filter { changes[$0.key] != .some(nil) }
    themes.update(path: "a/child.yaml", with: Self.family(changed))
    #expect(themes.files == files)
    #expect(themes.paths(affectedBy: files.last ?? "") == ["a/child.yaml"])
  }

  /// One that had no parent yet, and one that could never be read.
  @Test(arguments: [true, false])
  func aParentThatComesIsSeen(wasRead: Bool) throws {
    let orphan = Self.family(["a/child.yaml": "inherits: ./parent.yaml"])
    var themes = ThemeCollection(
      first: wasRead
        ? CollectedTheme(Theme(name: "child"), path: "a/child.yaml")
        : CollectedTheme(unread: "child", path: "a/child.yaml"))
    themes.update(path: "a/child.yaml", with: orphan)
    #expect(themes.paths(affectedBy: "a/parent.yaml") == ["a/child.yaml"])
  }

  @Test func aPathIsSanitized() {
    var lab = lab()
    lab.receive(.themeOpened(path: "./a\u{202E}b.yaml", .failure(.file(.missing))))
    #expect(status(lab).contains("Cannot read the theme './a<U+202E>b.yaml': No such file"))
    lab.receive(.themeOpened(path: "./a\u{202E}b.yaml", .success(mine(.heavy))))
    lab.press(.character("T"))
    lab.press(.character("Y"))
    #expect(status(lab, line: -4).contains("Copied: ./a<U+202E>b.yaml"))
  }

  @Test func aLongPathIsCutBeforeTheReason() {
    let path = "/" + String(repeating: "folder/", count: 20) + "mine.yaml"
    guard case .failure(let fault) = EffectTests.broken else { return }
    #expect(
      fault.line(path: path, width: 63)
        == "mine.yaml:7:3: unknown key 'fil'; did you mean 'fill'? (1 of 2)")
  }

  /// Of two faults the first is told, and that there is another one, however narrow the screen is.
  @Test(arguments: [
    (
      110, "looks/mine.yaml:7:3: unknown key 'fil'; did you mean 'fill'?",
      " (1 of 2; 'poplab themes check' names all)"
    ),
    (
      100, "mine.yaml:7:3: unknown key 'fil'; did you mean 'fill'?",
      " (1 of 2; 'poplab themes check' names all)"
    ),
    (80, "looks/mine.yaml:7:3: unknown key 'fil'; did you mean 'fill'?", " (1 of 2)"),
    (48, "mine.yaml:7:3: unknown key 'fil'; di…", " (1 of 2)"),
  ])
  func ofSeveralFaultsTheNumberIsShown(width: Int, fault: String, count: String) {
    var lab = lab(size: CellSize(width: width, height: 24))
    lab.receive(.themeReloaded(path: EffectTests.path, EffectTests.broken))
    #expect(status(lab).contains(fault + count))
  }

  @Test func aFaultOfAParentIsReportedWithItsFile() {
    var fault = Fault(at: Place(line: 2, column: 1), .empty)
    fault.path = "/a/long/way/to/parent.yaml"
    let reading = ThemeReadingFault.theme(.malformed(path: "child.yaml", faults: [fault]))
    #expect(
      reading.line(path: "child.yaml", width: 100).hasPrefix("/a/long/way/to/parent.yaml:2:1: "))
    #expect(reading.line(path: "child.yaml", width: 60).hasPrefix("parent.yaml:2:1: "))
  }

  @Test func aFaultStaysWithItsTheme() throws {
    var lab = lab()
    lab.receive(.themeReloaded(path: EffectTests.path, EffectTests.broken))
    lab.press(.character("t"))
    lab.press(.character("l"))
    #expect(!status(lab).contains("mine.yaml"))
  }

  @Test func resettingKeepsWhatTheFileHasNow() throws {
    var lab = lab()
    lab.receive(.themeReloaded(path: EffectTests.path, .success(mine(.double))))
    for key in try KeyScript("ttl0").keys { lab.press(key) }
    #expect(lab.theme == mine(.double))
  }

  @Test func aFileIsOpenedByItsPathAndWatched() throws {
    var lab = Lab.sample()
    var world = HeadlessWorld(themes: [EffectTests.path: .success(mine(.heavy))])
    let keys = try KeyScript(":theme \(EffectTests.path)<CR>").keys
    var terminal = HeadlessTerminal(size: lab.size, events: keys.map(TerminalEvent.key))
    _ = lab.run(on: &terminal, in: &world)
    #expect(world.requestsBesideScenes == [.openTheme(path: EffectTests.path)])
    #expect(terminal.requests == [.watch(paths: [EffectTests.path])])
    #expect(lab.theme == mine(.heavy))
    #expect(lab.notice == .done("Theme mine"))
  }

  /// It is looked for once more before an unknown name is refused for good.
  @Test(arguments: [
    ("new", Notice.done("Theme new (mine)")),
    ("nwe", .refusal("Unknown theme 'nwe'; T lists all, and a file is named by its path")),
  ])
  func aFileThatHasComeSinceTheStartIsFoundByItsName(name: String, notice: Notice) throws {
    var lab = Lab.sample()
    var world = HeadlessWorld(themes: [EffectTests.path: .success(mine(.heavy))])
    world.newThemes = ["new": EffectTests.path]
    let keys = try KeyScript(":theme \(name)<CR>").keys
    var terminal = HeadlessTerminal(size: lab.size, events: keys.map(TerminalEvent.key))
    _ = lab.run(on: &terminal, in: &world)
    #expect(world.requestsBesideScenes.first == .findTheme(name))
    #expect(lab.notice == notice)
    #expect(lab.context.hasRejected == notice.isRefusal)
    #expect(lab.scene.theme == (notice.isRefusal ? nil : "new"))
  }

  @Test func anUnreadableFileIsReportedWithTheReason() throws {
    var lab = Lab.sample()
    var world = HeadlessWorld()
    let keys = try KeyScript(":theme ./none.yaml<CR>").keys
    var terminal = HeadlessTerminal(size: lab.size, events: keys.map(TerminalEvent.key))
    _ = lab.run(on: &terminal, in: &world)
    #expect(
      lab.notice
        == .refusal("Cannot read the theme './none.yaml': No such file or directory"))
    #expect(lab.themes == Lab.sample().themes)
  }

  @Test func withoutFilesNothingIsWatched() {
    var lab = Lab.sample()
    var terminal = HeadlessTerminal(size: lab.size)
    _ = lab.run(on: &terminal)
    #expect(terminal.requests.isEmpty)
  }
}
