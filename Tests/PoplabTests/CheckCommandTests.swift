import Foundation
import TerminalDriver
import Testing

private func check(_ arguments: String...) throws -> BuiltProgram.Outcome {
  try BuiltProgram.run("poplab", ["check"] + arguments)
}

@Suite("The forms of checks")
struct CheckCommandTests {
  private let folder: String

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("poplab-check-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    folder = url.path
    try write(
      "s.yaml",
      """
      screen: 30x8
      anchors: { a: { x: 4, y: 1, width: 3 } }
      popovers: { p: { anchor: a, text: hello } }
      checks:
        - { side: below }
        - { side: left }
        - { picture: kept.screen }
      """)
  }

  private func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
  }

  private func read(_ name: String) throws -> String {
    try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
  }

  @Test func picturesAreWrittenOnRequest() throws {
    let scene = "\(folder)/s.yaml"
    #expect(try check(scene).output.contains("there is no picture yet; 'poplab check --update'"))
    #expect(try update() == "\(folder)/kept.screen: written, it is new\n")
    #expect(try update() == "\(folder)/kept.screen: as it was\n")
    #expect(try check(scene).output.hasSuffix("1 of 3 checks fails\n"))
    try write("s.yaml", try read("s.yaml").replacingOccurrences(of: "hello", with: "hallo"))
    let changed = try check(scene)
    #expect(changed.output.contains("the picture: 1 cell differs; asked: as 'kept.screen' has it"))
    let words = try update()
    #expect(
      words.hasPrefix(
        "\(folder)/kept.screen: written, 1 cell differs\nrow 4, column 4\n-  │ hello │ "))
    #expect(words.contains("\n+  │ hallo │ ") && words.hasSuffix("\n      ^\n"))
  }

  @Test func theFolderOfAPictureIsMade() throws {
    try write("s.yaml", try read("s.yaml").replacing("kept.screen", with: "a/b/p.screen"))
    #expect(try update() == "\(folder)/a/b/p.screen: written, it is new\n")
    #expect(try read("a/b/p.screen").contains("hello"))
  }

  /// What an option names is the fault of no scene.
  @Test(arguments: [["--theme", "rounded,nosuch"], ["--scheme", "nosuch"]])
  func whatAnOptionNamesIsSaidOnce(options: [String]) throws {
    for form in [[], ["--json"]] {
      let outcome = try BuiltProgram.run(
        "poplab", ["check", "nested", "lsp-hover"] + options + form)
      #expect(outcome.status == 66 && outcome.output.isEmpty, "\(outcome.output)")
      #expect(outcome.errors.ranges(of: "unknown").count == 1, "\(outcome.errors)")
    }
  }

  /// A picture that would never be read again is not written.
  @Test func aPictureThatIsTooLargeIsRefused() throws {
    try write(
      "large.yaml",
      """
      screen: 1200x500
      anchors: { a: { x: 4, y: 1, width: 3 } }
      popovers: { p: { anchor: a, text: hello } }
      checks: [{ picture: large.screen }]
      """)
    let update = try check("\(folder)/large.yaml", "--update")
    #expect(update.status == 65 && update.errors.contains("a picture of 1 MiB or more"))
    #expect(!FileManager.default.fileExists(atPath: "\(folder)/large.screen"))
  }

  /// What is said of pictures when they are updated; the check that fails is reported behind it.
  private func update() throws -> String {
    let outcome = try check("\(folder)/s.yaml", "--update")
    #expect(outcome.status == 1)
    let report = try #require(outcome.output.range(of: "\(folder)/s.yaml:6:7: p: it lies below"))
    #expect(outcome.output.hasSuffix("1 of 3 checks fails\n"))
    return String(outcome.output[..<report.lowerBound])
  }

  /// One file cannot be the picture of two scenes that look different; of two that look alike it can.
  @Test func aPictureIsOfOneScene() throws {
    let (one, other) = ("\(folder)/s.yaml", "\(folder)/t.yaml")
    try write("t.yaml", try read("s.yaml"))
    #expect(try check(one, other, "--update").errors.isEmpty)
    try write("t.yaml", try read("s.yaml").replacingOccurrences(of: "hello", with: "hallo"))
    let before = try read("kept.screen")
    let update = try check(one, other, other, "--update")
    #expect(update.status == 65 && update.errors.contains("is the picture of another check too"))
    #expect(try read("kept.screen") == before)
  }

  /// Nor is it the picture of a scene in two situations.
  @Test func aPictureIsOfOneSituation() throws {
    try write(
      "s.yaml",
      try read("s.yaml") + "\n  - { picture: ./kept.screen, given: { reserved: { top: 1 } } }\n")
    let update = try check("\(folder)/s.yaml", "--update")
    #expect(update.status == 65 && update.errors.contains("is the picture of another check too"))
    #expect(update.output.hasPrefix("\(folder)/kept.screen: written, it is new\n"))
    try write(
      "s.yaml", try read("s.yaml").replacing(", given: { reserved: { top: 1 } }", with: ""))
    #expect(
      try check("\(folder)/s.yaml", "--update").output.hasPrefix(
        "\(folder)/kept.screen: as it was\n\(folder)/s"))
  }

  /// It is no picture to be removed.
  @Test func aFolderIsNoPicture() throws {
    try FileManager.default.createDirectory(
      atPath: "\(folder)/kept.screen", withIntermediateDirectories: true)
    let update = try check("\(folder)/s.yaml", "--update")
    #expect(update.status == 65)
    #expect(
      update.output.hasPrefix(
        "\(folder)/kept.screen: not written: it cannot be read: Is a directory\n"))
  }

  /// What goes to the file of standard output by its path is not put in its place.
  @Test func theFileOfStandardOutputKeepsWhatItHas() throws {
    let program = try BuiltPrograms.path(of: "poplab")
    _ = try BuiltProgram.run(
      path: "/bin/sh",
      [
        "-c",
        "{ echo before; '\(program)' check nested --junit /dev/stdout; echo after; } > '\(folder)/log'",
      ])
    let log = try read("log")
    #expect(log.hasPrefix("before\n") && log.hasSuffix("after\n"))
    #expect(log.contains("checks pass\n") && log.contains("</testsuites>"))
  }

  @Test func formsOfReportsHaveNothingElse() throws {
    let outcome = try check("\(folder)/s.yaml", "--update", "--tap")
    #expect(outcome.output.hasPrefix("TAP version 14\nok 1 - "))
    #expect(outcome.errors == "\(folder)/kept.screen: written, it is new\n")
  }

  @Test func aFileThatIsNoPictureIsNotOverwritten() throws {
    try write("kept.screen", "mine")
    let update = try check("\(folder)/s.yaml", "--update")
    #expect(update.status == 65)
    #expect(update.output.contains("not written"))
    #expect(try read("kept.screen") == "mine")
    #expect(try check("\(folder)/s.yaml").status == 65)
  }

  /// Who takes a tour would find out only at its end.
  @Test(arguments: [
    ("./none.yaml", 66, "s.yaml:3:32: cannot read './none.yaml'"),
    ("./", 66, "s.yaml:3:32: cannot read './': Is a directory"),
    ("nestd", 65, "s.yaml:3:32: unknown scene 'nestd'; did you mean 'nested'?"),
    ("nested", 0, "no checks"),
  ])
  func theSceneThatFollowsIsThere(next: String, status: Int32, words: String) throws {
    try write(
      "s.yaml",
      "anchors: { a: {} }\npopovers: { p: { anchor: a, text: hi } }\n"
        + "task: { acts: [explain], next: \(next) }\n")
    let outcome = try check("\(folder)/s.yaml")
    #expect(
      outcome.status == status && (outcome.output + outcome.errors).contains(words),
      "\(outcome.errors)")
    let link = try BuiltProgram.run("poplab", ["scenes", "link", "\(folder)/s.yaml"])
    #expect((link.status == 0) == !next.contains("/"), "\(link.errors)")
  }

  @Test func anEmptyFileIsWrittenAsAPicture() throws {
    try write("kept.screen", "")
    #expect(try check("\(folder)/s.yaml").status == 1)
    #expect(try check("\(folder)/s.yaml", "--update").output.contains("written, it is new\n"))
    #expect(try !read("kept.screen").isEmpty)
  }

  /// Of several pictures the others are written, and everything is checked.
  @Test(
    arguments: [
      (["s.yaml/p.screen"], 73, "cannot make the folder 'FOLDER/s.yaml/': "),
      (["s.yaml/p.screen", "kept.screen"], 73, "cannot make the folder 'FOLDER/s.yaml/': "),
      (["p.svg"], 65, "p.svg"),
    ] as [([String], Int32, String)])
  func aPictureThatCannotBeWrittenKeepsNothingFromBeingChecked(
    _ pictures: [String], _ status: Int32, _ fault: String
  ) throws {
    let named = pictures.map { "- { picture: \($0) }" }.joined(separator: "\n  ")
    let scene = try read("s.yaml").replacingOccurrences(
      of: "- { picture: kept.screen }", with: named)
    try write("s.yaml", scene)
    for form in [[], ["--json"], ["--tap"]] {
      let update = try BuiltProgram.run("poplab", ["check", "\(folder)/s.yaml", "--update"] + form)
      #expect(update.status == status)
      #expect(update.output.contains("left of the anchor"), "\(update.output)")
      let words = fault.replacingOccurrences(of: "FOLDER", with: folder)
      #expect(update.errors.contains(words), "\(update.errors)")
      #expect(((try? read("kept.screen")) != nil) == pictures.contains("kept.screen"))
    }
  }

  /// What has just failed is not what is told to do.
  @Test func anUpdateIsNotToldToUpdate() throws {
    try write("none.yaml", try read("s.yaml").replacing("kept.screen", with: "s.yaml/kept.screen"))
    let outcome = try BuiltProgram.run("poplab", ["check", "\(folder)/none.yaml", "--update"])
    #expect(outcome.status == 73 && !outcome.output.contains("--update"))
    #expect(outcome.output.contains("it could not be written"), "\(outcome.output)")
  }

  @Test func aPictureOfALaterVersionIsNotOverwritten() throws {
    let later = "hello\n--- 2\naaaaa\n--- 2\na {fg: red}\n"
    try write("kept.screen", later)
    let reason = "it is a picture of screen format 2; this program reads and writes format 1"
    for options in [[], ["--update"]] {
      let outcome = try BuiltProgram.run("poplab", ["check", "\(folder)/s.yaml"] + options)
      #expect(outcome.status == 65)
      #expect(outcome.output.contains("the picture: \(reason); asked: as 'kept.screen' has it"))
      #expect(outcome.output.hasSuffix("2 of 3 checks fail\n"))
      #expect(
        outcome.output.hasPrefix(
          "\(folder)/kept.screen: not written, so that nothing is lost: \(reason); remove the file if it is to be made anew\n"
        )
          == !options.isEmpty)
      #expect(try read("kept.screen") == later)
    }
  }

  @Test func aPictureOfAnotherVersionHasNoDifferences() throws {
    try write("kept.screen", "hello\n--- 2\naaaaa\n--- 2\na {fg: red}\n")
    let outcome = try BuiltProgram.run("poplab", ["diff", "nested", "\(folder)/kept.screen"])
    #expect(outcome.status == 65)
    #expect(
      outcome.errors
        == "\(folder)/kept.screen:2:1: a picture of screen format 2; this program reads and writes format 1\n"
    )
  }

  @Test func testsAreCountedInTAP() throws {
    _ = try check("\(folder)/s.yaml", "--update")
    #expect(
      try check("\(folder)/s.yaml", "--tap").output == """
        TAP version 14
        ok 1 - \(folder)/s.yaml: p: it lies below the anchor, as asked
        not ok 2 - \(folder)/s.yaml:6:7: p: it lies below the anchor; asked: left of the anchor
        ok 3 - \(folder)/s.yaml: the picture: it is as it was kept, as asked
        1..3

        """)
  }

  @Test func testsAreCasesInJUnit() throws {
    _ = try check("\(folder)/s.yaml", "--update")
    #expect(try check("\(folder)/s.yaml", "--junit", "\(folder)/results.xml").status == 1)
    let xml = try read("results.xml")
    #expect(xml.contains("<testsuite name=\"\(folder)/s.yaml\" tests=\"3\" failures=\"1\">"))
    #expect(xml.contains("<failure message=\"line 6, column 7: p: it lies below the anchor; asked"))
    // Readers tell cases apart by their names.
    #expect(xml.contains(" name=\"p side\"/>") && xml.contains(" name=\"p side 2\">"))
  }

  @Test func everyCombinationIsChecked() throws {
    let scene = """
      anchors: { a: { x: 30, y: 2 } }
      popovers: { p: { anchor: a, size: 9x2 } }
      checks: [{ inside: true }]
      """
    try scene.write(toFile: "\(folder)/any.yaml", atomically: true, encoding: .utf8)
    let outcome = try check(
      "\(folder)/any.yaml", "--size", "80x24,20x9,80x24", "--theme", "paper,classic,paper")
    let lines = outcome.output.split(separator: "\n").filter { $0.contains("any.yaml (") }
    #expect(lines.count == 4)
    #expect(lines.contains { $0.hasSuffix("any.yaml (20x9, classic): 1 check passes") })
    #expect(try check("lsp-hover", "--size", "9x9,8x8", "--update").status == 64)
  }

  @Test func aSceneWithAScreenOfItsOwnIsCheckedOnThatOne() throws {
    let outcome = try check("lsp-hover", "--size", "80x24,60x20", "--theme", "paper,classic")
    #expect(
      outcome.output == """
        lsp-hover (its own 80x22, paper): 7 checks pass
        lsp-hover (its own 80x22, classic): 7 checks pass

        """)
  }
}
