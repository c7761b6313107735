import Foundation
import TerminalDriver
import TestSupport
import Testing

/// What every command that writes a file does where it cannot.
@Suite("Files that commands write")
struct OutputFileTests {
  private let folder = TemporaryFolder()

  init() throws {
    try folder.write([
      "play.yaml": "scene: nested\nsize: 40x12\nsteps: [{ keys: l }]\n",
      "layout.txt": "sourceRect = CGRect(x: 8, y: 16, width: 8, height: 16)", "full/kept": "kept",
    ])
  }

  private static let writers = [
    "render --size 20x5 --output TARGET",
    "play FOLDER/play.yaml --record TARGET", "play FOLDER/play.yaml --svg TARGET",
    "diff nested lsp-hover --output TARGET",
    "themes sheet rounded --schemes all --size 38x12 --output TARGET",
  ]

  /// These have no ending of a picture.
  private static let others = [
    "check nested --junit TARGET", "import FOLDER/layout.txt --output TARGET",
  ]

  private func outcome(of writer: String, target: String) throws -> BuiltProgram.Outcome {
    let words = writer.replacing("TARGET", with: target).replacing("FOLDER", with: folder.path)
    return try BuiltProgram.run(
      "poplab", words.split(separator: " ").map(String.init), folder: folder)
  }

  private func check(_ writer: String, _ target: String, _ status: Int32, _ reason: String) throws {
    let target = target.replacing("FOLDER", with: folder.path)
    let outcome = try outcome(of: writer, target: target)
    #expect(outcome.status == status, "\(writer): \(outcome.errors)")
    #expect(
      outcome.errors.hasSuffix("poplab: cannot write '\(target)': \(reason)\n"),
      "\(writer): \(outcome.errors)")
  }

  @Test(arguments: writers + others) func whatCannotBeWrittenIsSaid(_ writer: String) throws {
    let ending =
      Self.others.contains(writer) ? "file" : writer.contains("--record") ? "cast" : "svg"
    try check(writer, "FOLDER/none/a.\(ending)", 73, "No such file or directory")
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(of: "disk.\(ending)"), withDestinationPath: "/dev/full")
    try check(writer, "FOLDER/disk.\(ending)", 74, "No space left on device")
  }

  /// A name that other programs go by is never that of something else.
  @Test(arguments: writers + others) func aNameKeepsItsPromise(_ writer: String) throws {
    let other = writer.contains("--record") ? "a.svg" : "a.cast"
    let outcome = try outcome(of: writer, target: folder.path(of: other))
    #expect(outcome.status == 64, "\(writer): \(outcome.errors)")
    let ending = other.dropFirst(2)
    #expect(
      outcome.errors.hasPrefix(
        "poplab: '\(folder.path)/\(other)' ends like a file of \(ending), and this is "),
      "\(writer): \(outcome.errors)")
    #expect(!folder.has(other))
  }

  /// No writer makes these, or not all do: a name that is an ending alone says as much as any other.
  @Test(
    arguments: writers + others,
    ["a.gif", "a.JPG", "a.jpeg", "a.pdf", "a.webp", "a.bmp", ".gif", "a.b.pdf"])
  func noOtherFormatIsWritten(_ writer: String, _ name: String) throws {
    let outcome = try outcome(of: writer, target: folder.path(of: name))
    #expect(outcome.status == 64, "\(writer): \(outcome.errors)")
    #expect(!folder.has(name))
  }

  @Test(arguments: [
    ("play FOLDER/play.yaml --record TARGET", "a.txt"),
    ("play FOLDER/play.yaml --record TARGET", "a.yml"),
    ("play FOLDER/play.yaml --svg TARGET", ".cast"),
    ("render --size 20x5 --output TARGET", "a.yml"),
    ("import FOLDER/layout.txt --output TARGET", "a.txt"),
    ("check nested --junit TARGET", "a.htm"),
  ])
  func anEndingIsThatOfOneKind(_ writer: String, _ name: String) throws {
    let outcome = try outcome(of: writer, target: folder.path(of: name))
    #expect(outcome.status == 64, "\(writer): \(outcome.errors)")
    #expect(!folder.has(name))
  }

  /// A report of many scenes is not worked out for nothing.
  @Test func aFolderIsRefusedBeforeTheFirstCheck() throws {
    let outcome = try outcome(of: "check nested --junit TARGET", target: folder.path)
    #expect(outcome.status == 73 && outcome.output.isEmpty)
    #expect(outcome.errors.hasSuffix("cannot write '\(folder.path)': Is a directory\n"))
  }

  @Test(arguments: [("a.htm", "<!DOCTYPE html>"), (".svg", "<svg "), ("A.HTM", "<!DOCTYPE html>")])
  func endingsThatAreAlikeAreTheSame(_ name: String, _ start: String) throws {
    let target = folder.path(of: name)
    #expect(try outcome(of: "render --size 20x5 --output TARGET", target: target).status == 0)
    #expect(try folder.text(of: name).hasPrefix(start))
  }

  /// A slip, as the same name twice or a link, does not end what the command was given.
  @Test(
    arguments: [
      "render FOLDER/INPUT --format text --output TARGET",
      "render nested --theme FOLDER/INPUT --format text --output TARGET",
      "play FOLDER/INPUT --record TARGET", "play FOLDER/INPUT --svg TARGET",
      "check FOLDER/INPUT --junit TARGET", "diff FOLDER/INPUT nested --output TARGET",
    ], ["itself", "hard", "symbolic"])
  func noCommandWritesOverItsInput(_ writer: String, _ link: String) throws {
    let input = try input(of: writer)
    let before = try folder.text(of: "input")
    let outcome = try outcome(
      of: writer.replacing("INPUT", with: "input"), target: try target(input, link))
    #expect(outcome.status == 73, "\(writer): \(outcome.errors)")
    #expect(outcome.errors.hasSuffix("': it is an input of this command; name another file\n"))
    #expect(try folder.text(of: "input") == before)
  }

  /// The path of a file that the command can read, without an ending, so that any format may be written there.
  private func input(of writer: String) throws -> String {
    let texts = [
      "play": "scene: nested\nsize: 40x12\nsteps: [{ keys: l }]\n",
      "theme": "inherits: rounded\n",
    ]
    let kind = texts.keys.first { writer.contains($0) }
    return try folder.write(kind.flatMap { texts[$0] } ?? "name: mine\n", to: "input")
  }

  private func target(_ input: String, _ link: String) throws -> String {
    let target = link == "itself" ? input : folder.path(of: "link")
    if link == "hard" { try FileManager.default.linkItem(atPath: input, toPath: target) }
    if link == "symbolic" {
      try FileManager.default.createSymbolicLink(atPath: target, withDestinationPath: input)
    }
    return target
  }

  /// What was only looked at is no input, as an earlier sheet in a folder of schemes, or a file called like a scene.
  @Test(arguments: [
    ("themes sheet rounded --schemes FOLDER --size 38x12 --output TARGET", "sheet.svg", 0),
    ("diff nested lsp-hover --output TARGET --format text", "nested", 1),
  ])
  func aCommandThatIsRunAgainWritesAgain(_ writer: String, _ name: String, status: Int32) throws {
    try folder.write("background #000000\nforeground #ffffff\n", to: "mine.conf")
    for _ in 0..<2 {
      let outcome = try outcome(of: writer, target: name)
      #expect(outcome.status == status, "\(outcome.errors)")
    }
  }

  /// What is replaced on purpose is no input.
  @Test func aPictureThatIsCheckedIsUpdated() throws {
    try folder.write("name: mine\nchecks: [{ picture: a.screen }]\n", to: "checked.yaml")
    for _ in 0..<2 {
      let outcome = try outcome(of: "check FOLDER/checked.yaml --update", target: "")
      #expect(outcome.status == 0, "\(outcome.errors)")
      try folder.write(
        folder.text(of: "a.screen").replacing("│", with: "!"), to: "a.screen")
    }
  }

  /// Not even over one that the same run has written.
  @Test(arguments: ["", "--update "]) func noReportIsWrittenOverAPicture(_ update: String) throws {
    try folder.write("name: mine\nchecks: [{ picture: golden }]\n", to: "checked.yaml")
    _ = try outcome(of: "check FOLDER/checked.yaml --update", target: "")
    let golden = try folder.text(of: "golden")
    if !update.isEmpty { try folder.write("x" + golden.dropFirst(), to: "golden") }
    let outcome = try outcome(
      of: "check FOLDER/checked.yaml \(update)--junit FOLDER/golden", target: "")
    #expect(outcome.status == 73, "\(outcome.errors)")
    #expect(outcome.errors.hasSuffix("it is an input of this command; name another file\n"))
    #expect(try folder.text(of: "golden") == golden)
  }

  /// Pictures go into a folder if there is one; nothing else does.
  @Test(arguments: (writers + others).filter { !$0.hasPrefix("render") })
  func aFolderIsNoFile(_ writer: String) throws {
    try check(writer, "FOLDER/full", 73, "Is a directory")
    #expect(try folder.names(in: "full") == ["kept"])
  }

  /// Whenever the signal comes, what is there is whole.
  @Test(arguments: [0.2, 0.6, 1]) func nothingIsHalfWrittenAfterInterrupts(_ seconds: Double) throws
  {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try BuiltPrograms.path(of: "poplab"))
    let sizes = (20..<400).map { "\($0)x10" }.joined(separator: ",")
    process.arguments = ["render", "--size", sizes, "--output", folder.path(of: "many/")]
    try process.run()
    Thread.sleep(forTimeInterval: seconds)
    process.interrupt()
    process.waitUntilExit()
    if process.terminationReason == .uncaughtSignal { #expect(process.terminationStatus == SIGINT) }
    for file in (try? folder.names(in: "many")) ?? [] {
      let text = try folder.text(of: "many/\(file)")
      #expect(text.count { $0 == "\n" } == 10, "\(file)")
    }
  }
}
