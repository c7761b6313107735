import Foundation
import PopoverScenes
import TestSupport
import Testing

private func poplab(_ arguments: String..., path: String? = nil) throws -> BuiltProgram.Outcome {
  try BuiltProgram.run("poplab", arguments, environment: path.map { ["PATH": $0] } ?? [:])
}

@Suite("Scenes elsewhere")
struct ElsewhereCommandTests {
  private let folder = TemporaryFolder()

  /// Every shell gives the program the bytes of the file again.
  @Test(arguments: ["sh", "bash", "zsh", "fish"].filter { RealProgramTests.has($0) })
  func aLinkIsTheWholeScene(shell: String) throws {
    for scene in ShippedScenes.all {
      let link = try poplab("scenes", "link", scene.name).output
      #expect(link.utf8.count <= SceneLink.longestLine + 1)
      let words = try run(
        shell, "set -- \(link)\nprintf '%s\\n' \(link.dropFirst("poplab ".count))")
      let word = words.split(separator: "\n").last.map(String.init) ?? ""
      #expect(SceneLink.bytes(of: word) == scene.source, "\(scene.name)")
    }
    let link = try poplab("scenes", "link", "nested").output.split(separator: " ")[1]
    let source = try poplab("scenes", "show", "--source", link.trimmingCharacters(in: .newlines))
    #expect(source.output == (try poplab("scenes", "show", "--source", "nested").output))
  }

  @Test func theLabOpensALink() throws {
    let link = try poplab("scenes", "link", "nested").output.split(separator: " ")[1]
    let outcome = try poplab(link.trimmingCharacters(in: .newlines), "--lines")
    #expect(outcome.status == 0 && outcome.output.contains("Popover below the anchor"))
  }

  private func run(_ shell: String, _ script: String) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let text = shell == "fish" ? script.split(separator: "\n").dropFirst().joined() : script
    process.arguments = [shell, "-c", text]
    process.standardOutput = output
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func aDamagedOrTooLongLinkIsAnError() throws {
    let damaged = try poplab("scenes", "show", "data:dmV!")
    #expect(damaged.status == 65 && damaged.errors.contains("is damaged; copy the whole line"))
    let text = "version: 1\nabout: '\(String(repeating: "a", count: 4_000))'\n"
    let long = try poplab("scenes", "link", folder.write(text, to: "s.yaml"))
    #expect(long.status == 65 && long.errors.contains("more than the limit of 4000"))
  }

  @Test(arguments: [
    ("page: { ansi: a.ans }", "'a.ans', which a line cannot hold; put its content into the scene"),
    (
      "theme: ./a.yaml", "'./a.yaml', which a line cannot hold; name one that comes with poplab"
    ),
    (
      "checks: [{ picture: a.screen }]",
      "'a.screen', which a line cannot hold; leave that check out"
    ),
  ])
  func aLinkHoldsNoFiles(text: String, words: String) throws {
    let outcome = try poplab("scenes", "link", folder.write(text, to: "s.yaml"))
    #expect(outcome.status == 65 && outcome.errors.contains(words), "\(outcome.errors)")
  }

  private static let question = [
    "place", "--container", "80x24", "--anchor", "70,20,8,1", "--content", "20x6", "--format",
  ]

  @Test(arguments: [
    ("shell", "x=56 y=11 width=24 height=8 side=above\n"), ("tmux", "-x 56 -y 19 -w 24 -h 8\n"),
    ("vim", "{'line': 12, 'col': 57, 'pos': 'topleft'"),
    ("nvim", #"{"relative":"editor","row":11,"col":56,"width":22,"height":6,"border":"single""#),
  ])
  func placesAreWrittenForScripts(format: String, expected: String) throws {
    let outcome = try BuiltProgram.run("poplab", Self.question + [format])
    #expect(outcome.status == 0 && outcome.output.hasPrefix(expected), "\(outcome.output)")
    #expect(try BuiltProgram.run("poplab", Self.question + [format, "--json"]).status == 64)
  }

  private static let borderless =
    "--container 80x24 --anchor 10,5,8,1 --content 20x6 --theme tooltip"
  private static let low =
    "--container 80x9 --anchor 9,0,4,2 --content 20x6 --permitted up --droppable"
  private static let narrow =
    "--container 23x24 --anchor 9,0,4,2 --content 20x6 --permitted up --droppable"

  /// Other programs draw a border unless they are told that there is none, and padding is no border.
  @Test(arguments: [
    ("\(borderless) --format tmux", "-x 3 -y 13 -w 22 -h 6 -B\n"),
    ("\(borderless) --format vim", "'border': [0, 0, 0, 0], 'padding': [0, 1, 0, 1]}\n"),
    (
      "\(borderless) --format nvim",
      #""width":22,"height":6,"border":"none","style":"minimal"}"# + "\n"
    ),
    ("\(low) padding,border --format tmux", " -w 20 -h 6 -B\n"),
    ("\(low) padding,border --format vim", "'border': [0, 0, 0, 0], 'padding': [0, 0, 0, 0]}\n"),
    ("\(low) border --format vim", "'border': [0, 0, 0, 0], 'padding': [0, 1, 0, 1]}\n"),
    ("\(narrow) padding --format vim", "'border': [1, 1, 1, 1], 'padding': [0, 0, 0, 0]}\n"),
    ("\(narrow) padding --format tmux", " -w 22 -h 8\n"),
  ])
  func aBorderIsWrittenWhereTheBoxHasOne(question: String, end: String) throws {
    let arguments = ["place"] + question.split(separator: " ").map(String.init)
    let outcome = try BuiltProgram.run("poplab", arguments)
    #expect(outcome.status == 0 && outcome.output.hasSuffix(end), "\(outcome.output)")
  }

  /// A greatest size of 0 would let the popup of Vim be as large as it likes.
  @Test func aPopupWithoutRoomHasALimitInVim() throws {
    let outcome = try poplab(
      "place", "--container", "4x2", "--anchor", "0,0,1,1", "--content", "20x6", "--format", "vim")
    #expect(
      outcome.output.contains("'maxwidth': 1, ") && outcome.output.contains("'maxheight': 1,"))
  }

  @Test func anExplanationIsATableForABugReport() throws {
    let outcome = try poplab(
      "explain", "--container", "80x24", "--anchor", "70,20,8,1", "--content", "20x6", "--markdown")
    #expect(
      outcome.output.hasPrefix("| question | value |\n| --- | --- |\n| container | 80x24 |\n"))
    #expect(outcome.output.contains("\n| > | above | fits | 11 |"))
  }

  /// All that was asked, so that it can be asked again.
  @Test func anExplanationForABugReportHasTheWholeQuestion() throws {
    let outcome = try poplab(
      "explain", "--container", "80x24", "--anchor", "70,20,8,1", "--content", "20x6", "--markdown",
      "--text", "a | b", "--title-rows", "1", "--permitted", "right,up", "--align", "end",
      "--keep-out", "1,1,2,2", "--choose", "nearest", "--current", "right", "--current-frame",
      "1,2,3,4", "--minimum", "4x2",
      "--maximum", "9x9", "--skid", "2", "--rtl", "--aspect", "1", "--can-overlap", "--droppable",
      "padding,border", "--theme", "double")
    for row in [
      "content | 20x6", "choose | nearest", "current | right", "current-frame | 1,2,3,4",
      "minimum | 4x2", "maximum | 9x9", "skid | 2", "rtl | yes", "aspect | 1", "can-overlap | yes",
      "droppable | padding,border", "text | a \\| b", "title-rows | 1", "permitted | right,up",
      "align | end", "keep-out | 1,1,2,2", "theme | double",
    ] {
      #expect(outcome.output.contains("\n| \(row) |\n"), "\(row): \(outcome.output)")
    }
  }

  @Test func aMissingProgramIsSaid() throws {
    let outcome = try poplab("compare", "nested", "--real", "vim", path: "/nowhere")
    #expect(outcome.status == 69)
    #expect(outcome.errors == "poplab: vim is not installed: there is no vim in the search path\n")
    #expect(try poplab("compare", "--real", "vim").status == 64)
  }

  @Test func aFolderThatCannotBeMadeIsSaid() throws {
    chmod(try folder.write("#!/bin/sh\n", to: "vim"), 0o755)
    let outcome = try BuiltProgram.run(
      "poplab", ["compare", "nested", "--real", "vim"],
      environment: ["PATH": folder.path, "TMPDIR": "/dev/null"])
    #expect(outcome.status == 73, "\(outcome.errors)")
    #expect(outcome.errors == "poplab: cannot make a folder in '/dev/null': Not a directory\n")
  }

  @Test(
    .enabled(if: RealProgramTests.has("vim", "nvim", "tmux"), "none of these is installed"),
    arguments: ["vim", "nvim", "tmux"].filter { RealProgramTests.has($0) })
  func theRealProgramAnswers(program: String) throws {
    let search = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let outcome = try poplab(
      "compare", "--real", program, "--container", "60x20", "--anchor", "10,4,6,1", "--content",
      "20x3",
      "--json", path: search)
    #expect(outcome.status == 0, "\(outcome.errors)")
    // Below there is room, so every program puts its box at the left end of the anchor.
    #expect(
      outcome.output.components(separatedBy: "\"frame\":[10,7,24,5]").count == 3,
      "\(outcome.output)")
  }

  @Test func filesOfOtherProgramsBecomeScenes() throws {
    let file = try folder.write(
      "sourceRect = CGRect(x: 8, y: 16, width: 8, height: 16)", to: "layout")
    let output = folder.path(of: "layout.yaml")
    #expect(try poplab("import", file, "--output", output).status == 0)
    #expect(try poplab("check", output).status == 0)
    let themed = try poplab("import", file, "--theme", "ios7").output
    #expect(themed.contains("\ntheme: ios7\n") && !themed.contains("has no room"), "\(themed)")
    let again = try poplab("import", file, "--output", output)
    #expect(again.status == 73 && again.errors.contains("is there already; nothing was written"))
  }

  @Test func aSceneThatCannotBeExportedKeepsNoOther() throws {
    let outcome = try poplab("export", "nosuch", "lsp-hover", "nowhere", "--as", "css", "--json")
    #expect(outcome.status == 66 && outcome.output.split(separator: "\n").count == 1)
    #expect(outcome.errors.contains("'nosuch'") && outcome.errors.contains("'nowhere'"))
  }
}
