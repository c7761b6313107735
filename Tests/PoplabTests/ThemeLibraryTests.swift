import Foundation
import TerminalDriver
import TestSupport
import Testing

@testable import poplab

@Suite("Where themes are looked for")
struct ThemeLibraryTests {
  private let folder = TemporaryFolder()

  private func border(
    _ theme: String, environment: [String: String]
  ) throws -> BuiltProgram.Outcome {
    try BuiltProgram.run(
      "poplab", ["render", "--size", "60x12", "--theme", theme], environment: environment)
  }

  @Test(arguments: ["mine", "двойной тест", "名前", "a.b", "-dash"])
  func aFileInTheUsersFolderHasAName(name: String) throws {
    try folder.addThemes(["\(name).yaml": "border: heavy\n"])
    let outcome = try BuiltProgram.run(
      "poplab", ["render", "--size", "60x12", "--theme=\(name)"], environment: folder.environment)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("┏━ Popover"))
  }

  @Test(arguments: [
    ("mein thema", "┏━ Popover", ""), ("Mein Thema 日本", "┏━ Popover", ""),
    ("rounded", "╭─ Popover", ""), ("fake", "╔═ Popover", ""),
    ("Twice", "", "poplab: 'Twice' is the title of one, two; ask for one of these\n"),
  ])
  func aTitleFindsAThemeWhereNoOtherIsMeant(asked: String, shows: String, errors: String) throws {
    try folder.addThemes([
      "mein thema.yaml": "name: Mein Thema 日本\nborder: heavy",
      "fake.yaml": "name: rounded\nborder: double", "one.yaml": "name: Twice",
      "two.yaml": "name: Twice",
    ])
    let outcome = try border(asked, environment: folder.environment)
    #expect(outcome.status == (errors.isEmpty ? 0 : 64))
    #expect(outcome.errors == errors)
    #expect(outcome.output.contains(shows) || !errors.isEmpty)
    let scene = try folder.write(
      "theme: \(asked)\nanchors: { a: { x: 9, width: 2 } }", to: "s.yaml")
    let drawn = try BuiltProgram.run(
      "poplab", ["render", scene, "--size", "60x12"], environment: folder.environment)
    #expect(drawn.status == (errors.isEmpty ? 0 : 65), "\(drawn.errors)")
  }

  /// A file may lie where shipped themes are said to be.
  @Test(arguments: ["(shipped)/rounded.yaml", "./(shipped)/rounded.yaml"])
  func aFileIsNoShippedTheme(path: String) throws {
    try folder.write("inherits: rounded\nborder: heavy", to: "(shipped)/rounded.yaml")
    let outcome = try BuiltProgram.run(
      "poplab", ["render", "--size", "60x12", "--theme", path], folder: folder)
    #expect(outcome.status == 0 && outcome.output.contains("┏━ Popover"), "\(outcome.errors)")
  }

  /// What finds a theme on the command line finds it in the lab.
  @Test(arguments: [
    ("mein thema", "Theme mein thema (Mein Thema): S"), ("Mein Thema", "Theme mein thema (Mein"),
    ("broken", "broken.yaml:1:9: unknown border 'rouned'"),
  ])
  func theLabFindsTheSame(asked: String, says: String) throws {
    try folder.addThemes([
      "mein thema.yaml": "name: Mein Thema\nsummary: S", "broken.yaml": "border: rouned",
    ])
    let outcome = try BuiltProgram.run(
      "poplab", ["render", "--size", "120x20", "--keys", ":theme \(asked)<CR>"],
      environment: folder.environment)
    #expect(outcome.output.contains(says), "\(outcome.output)")
  }

  @Test(arguments: ["mine", "mine.yaml", "../themes/mine.yaml"])
  func aThemeIsListedOnceHoweverItIsNamed(file: String) throws {
    try folder.addThemes(["mine.yaml": "border: heavy\n"])
    let name = file.hasSuffix(".yaml") ? folder.path(ofTheme: file) : file
    let shelf = try ThemeLibrary(environment: folder.environment).shelf(first: name)
    #expect(shelf.items.map(\.name).filter { $0 == "mine" } == ["mine"])
    #expect(shelf.current.isNamed && shelf.current.path == folder.path(ofTheme: "mine.yaml"))
  }

  @Test func whatNobodyWantsIsNotRead() throws {
    try folder.addThemes(["mine.yaml": "border: heavy\n", "other.yaml": "inherits: mine\n"])
    let shelf = try ThemeLibrary(environment: folder.environment).shelf(first: "mine")
    #expect(shelf.items.filter { !$0.isUnread }.map(\.name) == ["mine"])
  }

  @Test func aThemeOfTheUsersComesBeforeTheShippedOne() throws {
    try folder.addThemes(["rounded.yml": "border: double\n"])
    #expect(try border("rounded", environment: folder.environment).output.contains("╔═ Popover"))
    #expect(try border("rounded", environment: [:]).output.contains("╭─ Popover"))
  }

  @Test func withoutXDGItIsTheFolderInTheHome() throws {
    try folder.addThemes(["mine.yaml": "border: heavy\n"])
    for other in [
      [:], ["XDG_CONFIG_HOME": ""], ["XDG_CONFIG_HOME": "not/absolute"],
      ["XDG_CONFIG_HOME": "/h\u{FFFD}"],
    ] {
      let environment = other.merging(["HOME": folder.home]) { own, _ in own }
      #expect(try border("mine", environment: environment).status == 0)
    }
    #expect(try border("mine", environment: folder.environment).status == 0)
    #expect(try border("mine", environment: ["HOME": "relative"]).status == 66)
  }

  @Test func anUnknownNameIsReportedWithTheUsersThemesAmongTheRest() throws {
    try folder.addThemes(["Sölar flare.yaml": "border: heavy\n", "notes.txt": ""])
    let near = try border("sölar flaer", environment: folder.environment)
    #expect(
      near.status == 66 && near.errors.contains("did you mean 'Sölar flare'? a file is named"))
    let far = try border("qqqqqq", environment: folder.environment)
    #expect(far.status == 66 && far.errors.contains("there are Sölar flare, rounded"))
    #expect(!far.errors.contains("notes"))
  }

  /// `themes list` takes a folder of schemes, and a dot makes no name a path.
  @Test(arguments: [
    ("my.theme", 64, "'my.theme' is a theme; 'poplab themes show my.theme' shows it"),
    ("no.theme", 66, "cannot read the schemes in 'no.theme': No such file or directory"),
  ])
  func aNameWithADotIsThatOfATheme(name: String, status: Int32, says: String) throws {
    try folder.addThemes(["my.theme.yaml": "border: heavy\n"])
    let outcome = try BuiltProgram.run(
      "poplab", ["themes", "list", name], environment: folder.environment)
    #expect(outcome.status == status && outcome.errors.contains(says), "\(outcome.errors)")
  }

  /// Opening a pipe without another end must not wait for one.
  @Test func whatIsNoFileIsLeftAlone() throws {
    try folder.addThemes(["mine.yaml": "border: heavy\n"])
    #expect(mkfifo(folder.path(ofTheme: "pipe.yaml"), 0o600) == 0)
    try FileManager.default.createDirectory(
      atPath: folder.path(ofTheme: "folder.yaml"), withIntermediateDirectories: false)
    let list = try BuiltProgram.run("poplab", ["themes"], environment: folder.environment)
    let names = list.output.split(separator: "\n").map { $0.split(separator: " ")[0] }
    #expect(names.prefix(3) == ["name", "mine", "rounded"] || names.prefix(2) == ["name", "mine"])
    #expect(!names.contains("pipe") && !names.contains("folder"))
    #expect(try border("pipe", environment: folder.environment).status == 66)
  }

  @Test(arguments: [
    ("pipe.yaml", "it is a named pipe, not a file"),
    ("folder.yaml", "Is a directory"), ("nowhere.yaml", "No such file or directory"),
    ("../../../../../../../../dev/null", "it is a device, not a file"),
  ])
  func aPathToNoFileIsRefused(file: String, says: String) throws {
    try folder.addThemes([:])
    #expect(mkfifo(folder.path(ofTheme: "pipe.yaml"), 0o600) == 0)
    try FileManager.default.createDirectory(
      atPath: folder.path(ofTheme: "folder.yaml"), withIntermediateDirectories: false)
    let path = folder.path(ofTheme: file)
    let outcome = try border(path, environment: [:])
    #expect(outcome.status == 66)
    #expect(outcome.errors == "poplab: cannot read the theme '\(path)': \(says)\n")
    let child = try folder.write("inherits: \(path)", to: "child.yaml")
    #expect(try border(child, environment: [:]).errors.contains("there is no theme to read"))
  }

  /// What the shell hands over is read once, and no farther than files are.
  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/stdin"), "needs /dev/stdin"),
    arguments: [
      ("printf 'border: heavy\\n'", "show", 0, "border                       \"┏━┓\""),
      ("printf 'border: heavy\\n'", "show --file", 0, "border: heavy"),
      (
        "cat /dev/zero | tr '\\0' a", "show", 65,
        "/dev/stdin:1:1: the file has more than 262144 bytes"
      ),
    ])
  func aPipeOfTheShellsIsRead(command: String, show: String, status: Int32, says: String) throws {
    let program = try BuiltPrograms.path(of: "poplab")
    let shell = Process()
    let pipe = Pipe()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", "\(command) | '\(program)' themes \(show) /dev/stdin 2>&1"]
    shell.environment = ["LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin"]
      .merging(BuiltPrograms.sanitizerOptions) { own, _ in own }
    shell.standardOutput = pipe
    shell.standardError = FileHandle.nullDevice
    try shell.run()
    let told = String(
      decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    shell.waitUntilExit()
    #expect(shell.terminationStatus == status)
    #expect(told.contains(says), "\(told)")
  }

  @Test func aBrokenFileIsReportedByItsPathAndDoesNotHideOthers() throws {
    try folder.addThemes(["broken.yaml": "border: rouned\n"])
    let outcome = try border("broken", environment: folder.environment)
    #expect(outcome.status == 65)
    #expect(
      outcome.errors.hasPrefix(
        "\(folder.path(ofTheme: "broken.yaml")):1:9: unknown border 'rouned'"))
    #expect(try border("double", environment: folder.environment).status == 0)
  }

  /// Nobody has asked for the theme with which the lab begins, so that a user's faulty one of its name is not in the way.
  @Test(arguments: [([], 0), (["--theme", "paper"], 65)] as [([String], Int32)])
  func aFaultyThemeIsInTheWayOnlyOfWhoAsksForIt(options: [String], status: Int32) throws {
    try folder.addThemes(["paper.yaml": "inherits: nosuch"])
    let outcome = try BuiltProgram.run(
      "poplab", ["--lines"] + options, environment: folder.environment)
    #expect(outcome.status == status)
    let told = outcome.output + outcome.errors
    #expect(
      told.contains("\(folder.path(ofTheme: "paper.yaml")):1:11: unknown theme 'nosuch'"), "\(told)"
    )
  }

  @Test func aFaultyThemeThatNobodyHasAskedForIsShownAsSoonAsItIsCorrected() throws {
    try folder.addThemes(["paper.yaml": "inherits: nosuch"])
    let terminal = try EmulatedTerminal("poplab", environment: folder.environment)
    try terminal.wait(forText: "paper.yaml:1:11: unknown theme 'nosuch'")
    try folder.addThemes(["paper.yaml": "border: heavy\n"])
    try terminal.wait(forText: "┏")
  }

  @Test func aThemeThatComesWhileTheLabRunsIsFoundByItsName() throws {
    try folder.addThemes([:])
    let terminal = try EmulatedTerminal("poplab", environment: folder.environment)
    try terminal.wait(forText: "quit")
    try folder.addThemes(["base.yaml": "border: heavy"])
    try folder.addThemes(["new.yaml": "inherits: base"])
    terminal.type(":theme new\r")
    try terminal.wait(forText: "┏")
  }
}
