import Foundation
import TerminalDriver
import Testing

@testable import poplab

@Suite("Where themes are looked for")
struct ThemeLibraryTests {
  private func border(
    _ theme: String, environment: [String: String]
  ) throws -> BuiltProgram.Outcome {
    try BuiltProgram.run(
      "poplab", ["render", "--size", "60x12", "--theme", theme], environment: environment)
  }

  @Test(arguments: ["mine", "двойной тест", "名前", "a.b", "-dash"])
  func aFileInTheUsersFolderHasAName(name: String) throws {
    let folder = try ThemeFolder(["\(name).yaml": "border: heavy\n"])
    defer { folder.remove() }
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
    let folder = try ThemeFolder([
      "mein thema.yaml": "name: Mein Thema 日本\nborder: heavy",
      "fake.yaml": "name: rounded\nborder: double", "one.yaml": "name: Twice",
      "two.yaml": "name: Twice",
    ])
    defer { folder.remove() }
    let outcome = try border(asked, environment: folder.environment)
    #expect(outcome.status == (errors.isEmpty ? 0 : 64))
    #expect(outcome.errors == errors)
    #expect(outcome.output.contains(shows) || !errors.isEmpty)
    let scene = try BuiltProgram.temporaryFile(
      Data("theme: \(asked)\nanchors: { a: { x: 9, width: 2 } }".utf8), suffix: ".yaml")
    defer { try? FileManager.default.removeItem(at: scene) }
    let drawn = try BuiltProgram.run(
      "poplab", ["render", scene.path, "--size", "60x12"], environment: folder.environment)
    #expect(drawn.status == (errors.isEmpty ? 0 : 65), "\(drawn.errors)")
  }

  /// A file may lie where shipped themes are said to be.
  @Test(arguments: ["(shipped)/rounded.yaml", "./(shipped)/rounded.yaml"])
  func aFileIsNoShippedTheme(path: String) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let shipped = folder.appendingPathComponent("(shipped)")
    try FileManager.default.createDirectory(at: shipped, withIntermediateDirectories: true)
    try Data("inherits: rounded\nborder: heavy".utf8)
      .write(to: shipped.appendingPathComponent("rounded.yaml"))
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
    let folder = try ThemeFolder([
      "mein thema.yaml": "name: Mein Thema\nsummary: S", "broken.yaml": "border: rouned",
    ])
    defer { folder.remove() }
    let outcome = try BuiltProgram.run(
      "poplab", ["render", "--size", "120x20", "--keys", ":theme \(asked)<CR>"],
      environment: folder.environment)
    #expect(outcome.output.contains(says), "\(outcome.output)")
  }

  @Test(arguments: ["mine", "mine.yaml", "../themes/mine.yaml"])
  func aThemeIsListedOnceHoweverItIsNamed(file: String) throws {
    let folder = try ThemeFolder(["mine.yaml": "border: heavy\n"])
    defer { folder.remove() }
    let name = file.hasSuffix(".yaml") ? folder.path(file) : file
    let shelf = try ThemeLibrary(environment: folder.environment).shelf(first: name)
    #expect(shelf.items.map(\.name).filter { $0 == "mine" } == ["mine"])
    #expect(shelf.current.isNamed && shelf.current.path == folder.path("mine.yaml"))
  }

  @Test func whatNobodyWantsIsNotRead() throws {
    let folder = try ThemeFolder(["mine.yaml": "border: heavy\n", "other.yaml": "inherits: mine\n"])
    defer { folder.remove() }
    let shelf = try ThemeLibrary(environment: folder.environment).shelf(first: "mine")
    #expect(shelf.items.filter { !$0.isUnread }.map(\.name) == ["mine"])
  }

  @Test func aThemeOfTheUsersComesBeforeTheShippedOne() throws {
    let folder = try ThemeFolder(["rounded.yml": "border: double\n"])
    defer { folder.remove() }
    #expect(try border("rounded", environment: folder.environment).output.contains("╔═ Popover"))
    #expect(try border("rounded", environment: [:]).output.contains("╭─ Popover"))
  }

  @Test func withoutXDGItIsTheFolderInTheHome() throws {
    let folder = try ThemeFolder(["mine.yaml": "border: heavy\n"], below: "/.config")
    defer { folder.remove() }
    let home = folder.configuration.deletingLastPathComponent().path
    for other in [[:], ["XDG_CONFIG_HOME": ""], ["XDG_CONFIG_HOME": "not/absolute"]] {
      let environment = other.merging(["HOME": home]) { own, _ in own }
      #expect(try border("mine", environment: environment).status == 0)
    }
    #expect(try border("mine", environment: folder.environment).status == 0)
    #expect(try border("mine", environment: ["HOME": "relative"]).status == 66)
  }

  @Test func anUnknownNameIsReportedWithTheUsersThemesAmongTheRest() throws {
    let folder = try ThemeFolder(["Sölar flare.yaml": "border: heavy\n", "notes.txt": ""])
    defer { folder.remove() }
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
    let folder = try ThemeFolder(["my.theme.yaml": "border: heavy\n"])
    defer { folder.remove() }
    let outcome = try BuiltProgram.run(
      "poplab", ["themes", "list", name], environment: folder.environment)
    #expect(outcome.status == status && outcome.errors.contains(says), "\(outcome.errors)")
  }

  /// Opening a pipe without another end must not wait for one.
  @Test func whatIsNoFileIsLeftAlone() throws {
    let folder = try ThemeFolder(["mine.yaml": "border: heavy\n"])
    defer { folder.remove() }
    #expect(mkfifo(folder.path("pipe.yaml"), 0o600) == 0)
    try FileManager.default.createDirectory(
      atPath: folder.path("folder.yaml"), withIntermediateDirectories: false)
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
    let folder = try ThemeFolder([:])
    defer { folder.remove() }
    #expect(mkfifo(folder.path("pipe.yaml"), 0o600) == 0)
    try FileManager.default.createDirectory(
      atPath: folder.path("folder.yaml"), withIntermediateDirectories: false)
    let path = folder.path(file)
    let outcome = try border(path, environment: [:])
    #expect(outcome.status == 66)
    #expect(outcome.errors == "poplab: cannot read the theme '\(path)': \(says)\n")
    let child = try BuiltProgram.temporaryFile(Data("inherits: \(path)".utf8), suffix: ".yaml")
    defer { try? FileManager.default.removeItem(at: child) }
    #expect(try border(child.path, environment: [:]).errors.contains("there is no theme to read"))
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
    let folder = try ThemeFolder(["broken.yaml": "border: rouned\n"])
    defer { folder.remove() }
    let outcome = try border("broken", environment: folder.environment)
    #expect(outcome.status == 65)
    #expect(outcome.errors.hasPrefix("\(folder.path("broken.yaml")):1:9: unknown border 'rouned'"))
    #expect(try border("double", environment: folder.environment).status == 0)
  }

  /// Nobody has asked for the theme with which the lab begins, so that a user's faulty one of its name is not in the way.
  @Test(arguments: [([], 0), (["--theme", "paper"], 65)] as [([String], Int32)])
  func aFaultyThemeIsInTheWayOnlyOfWhoAsksForIt(options: [String], status: Int32) throws {
    let folder = try ThemeFolder(["paper.yaml": "inherits: nosuch"])
    defer { folder.remove() }
    let outcome = try BuiltProgram.run(
      "poplab", ["--lines"] + options, environment: folder.environment)
    #expect(outcome.status == status)
    let told = outcome.output + outcome.errors
    #expect(told.contains("\(folder.path("paper.yaml")):1:11: unknown theme 'nosuch'"), "\(told)")
  }

  @Test func aFaultyThemeThatNobodyHasAskedForIsShownAsSoonAsItIsCorrected() throws {
    let folder = try ThemeFolder(["paper.yaml": "inherits: nosuch"])
    defer { folder.remove() }
    let terminal = try EmulatedTerminal("poplab", environment: folder.environment)
    try terminal.wait(forText: "paper.yaml:1:11: unknown theme 'nosuch'")
    try Data("border: heavy\n".utf8).write(to: URL(fileURLWithPath: folder.path("paper.yaml")))
    try terminal.wait(forText: "┏")
  }

  @Test func aThemeThatComesWhileTheLabRunsIsFoundByItsName() throws {
    let folder = try ThemeFolder([:])
    defer { folder.remove() }
    let terminal = try EmulatedTerminal("poplab", environment: folder.environment)
    try terminal.wait(forText: "quit")
    for (name, text) in [("base", "border: heavy"), ("new", "inherits: base")] {
      try Data(text.utf8).write(to: URL(fileURLWithPath: folder.path("\(name).yaml")))
    }
    terminal.type(":theme new\r")
    try terminal.wait(forText: "┏")
  }
}
