import Foundation
import TerminalDriver
import TestSupport
import Testing

private func check(_ arguments: String...) throws -> BuiltProgram.Outcome {
  try BuiltProgram.run("poplab", ["check"] + arguments)
}

@Suite("The forms of checks")
struct CheckCommandTests {
  private let folder = TemporaryFolder()
  private var scene: String { folder.path(of: "s.yaml") }

  init() throws {
    try folder.write(
      """
      screen: 30x8
      anchors: { a: { x: 4, y: 1, width: 3 } }
      popovers: { p: { anchor: a, text: hello } }
      checks:
        - { side: below }
        - { side: left }
        - { picture: kept.screen }
      """, to: "s.yaml")
  }

  @Test func picturesAreWrittenOnRequest() throws {
    #expect(try check(scene).output.contains("there is no picture yet; the option --update of"))
    #expect(try update() == "\(folder.path)/kept.screen: written, it is new\n")
    #expect(try update() == "\(folder.path)/kept.screen: as it was\n")
    #expect(try check(scene).output.hasSuffix("1 of 3 checks fails\n"))
    try folder.write(
      folder.text(of: "s.yaml").replacing("hello", with: "hallo"), to: "s.yaml")
    let changed = try check(scene)
    #expect(changed.output.contains("the picture: 1 cell differs; asked: as 'kept.screen' has it"))
    let words = try update()
    #expect(
      words.hasPrefix(
        "\(folder.path)/kept.screen: written, 1 cell differs\nrow 4, column 4\n-  │ hello │ "))
    #expect(words.contains("\n+  │ hallo │ ") && words.hasSuffix("\n      ^\n"))
  }

  @Test func theFolderOfAPictureIsMade() throws {
    try folder.write(
      folder.text(of: "s.yaml").replacing("kept.screen", with: "a/b/p.screen"), to: "s.yaml")
    #expect(try update() == "\(folder.path)/a/b/p.screen: written, it is new\n")
    #expect(try folder.text(of: "a/b/p.screen").contains("hello"))
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
    let large = try folder.write(
      """
      screen: 1200x500
      anchors: { a: { x: 4, y: 1, width: 3 } }
      popovers: { p: { anchor: a, text: hello } }
      checks: [{ picture: large.screen }]
      """, to: "large.yaml")
    let update = try check(large, "--update")
    #expect(update.status == 65 && update.errors.contains("a picture of 1 MiB or more"))
    #expect(!folder.has("large.screen"))
  }

  /// What is said of pictures when they are updated; the check that fails is reported behind it.
  private func update() throws -> String {
    let outcome = try check(scene, "--update")
    #expect(outcome.status == 1)
    let report = try #require(outcome.output.range(of: "\(scene):6:7: p: it lies below"))
    #expect(outcome.output.hasSuffix("1 of 3 checks fails\n"))
    return String(outcome.output[..<report.lowerBound])
  }

  /// One file cannot be the picture of two scenes that look different; of two that look alike it can.
  @Test func aPictureIsOfOneScene() throws {
    let text = try folder.text(of: "s.yaml")
    let other = try folder.write(text, to: "t.yaml")
    #expect(try check(scene, other, "--update").errors.isEmpty)
    try folder.write(text.replacing("hello", with: "hallo"), to: "t.yaml")
    let before = try folder.text(of: "kept.screen")
    let update = try check(scene, other, other, "--update")
    #expect(update.status == 65 && update.errors.contains("is the picture of another check too"))
    #expect(try folder.text(of: "kept.screen") == before)
  }

  /// What other programs read by themselves, a scene from elsewhere must not make.
  @Test(arguments: [".profile", ".ssh/rc", ".../a.screen", "../.profile", "/nonexistent/a.screen"])
  func aNewPictureIsNeitherHiddenNorAnywhere(path: String) throws {
    let text = try folder.text(of: "s.yaml")
    try folder.write(text.replacing("kept.screen", with: path), to: "s.yaml")
    let before = try folder.names()
    let update = try check(scene, "--update")
    #expect(update.status == 65 && update.errors.contains("where no new picture is made"))
    #expect(try folder.names() == before)
  }

  /// Nor is it the picture of a scene in two situations.
  @Test func aPictureIsOfOneSituation() throws {
    let text = try folder.text(of: "s.yaml")
    try folder.write(
      text + "\n  - { picture: ./kept.screen, given: { reserved: { top: 1 } } }\n", to: "s.yaml")
    let update = try check(scene, "--update")
    #expect(update.status == 65 && update.errors.contains("is the picture of another check too"))
    #expect(update.output.hasPrefix("\(folder.path)/kept.screen: written, it is new\n"))
    try folder.write(text + "\n  - { picture: ./kept.screen }\n", to: "s.yaml")
    #expect(
      try check(scene, "--update").output.hasPrefix(
        "\(folder.path)/kept.screen: as it was\n\(folder.path)/s"))
  }

  /// It is no picture to be removed.
  @Test func aFolderIsNoPicture() throws {
    try folder.makeFolder("kept.screen")
    let update = try check(scene, "--update")
    #expect(update.status == 65)
    #expect(
      update.output.hasPrefix(
        "\(folder.path)/kept.screen: not written: it cannot be read: Is a directory\n"))
  }

  /// What goes to the file of standard output by its path is not put in its place.
  @Test func theFileOfStandardOutputKeepsWhatItHas() throws {
    let program = try BuiltPrograms.path(of: "poplab")
    _ = try BuiltProgram.run(
      path: "/bin/sh",
      [
        "-c",
        "{ echo before; '\(program)' check nested --junit /dev/stdout; echo after; } > '\(folder.path)/log'",
      ])
    let log = try folder.text(of: "log")
    #expect(log.hasPrefix("before\n") && log.hasSuffix("after\n"))
    #expect(log.contains("checks pass\n") && log.contains("</testsuites>"))
  }

  @Test func formsOfReportsHaveNothingElse() throws {
    let outcome = try check(scene, "--update", "--tap")
    #expect(outcome.output.hasPrefix("TAP version 14\nok 1 - "))
    #expect(outcome.errors == "\(folder.path)/kept.screen: written, it is new\n")
  }

  @Test func aFileThatIsNoPictureIsNotOverwritten() throws {
    try folder.write("mine", to: "kept.screen")
    let update = try check(scene, "--update")
    #expect(update.status == 65)
    #expect(update.output.contains("not written"))
    #expect(try folder.text(of: "kept.screen") == "mine")
    #expect(try check(scene).status == 65)
  }

  /// Who takes a tour would find out only at its end.
  @Test(arguments: [
    ("./none.yaml", 66, "s.yaml:3:32: cannot read './none.yaml'"),
    ("./", 66, "s.yaml:3:32: cannot read './': Is a directory"),
    ("nestd", 65, "s.yaml:3:32: unknown scene 'nestd'; did you mean 'nested'?"),
    ("nested", 0, "no checks"),
  ])
  func theSceneThatFollowsIsThere(next: String, status: Int32, words: String) throws {
    try folder.write(
      "anchors: { a: {} }\npopovers: { p: { anchor: a, text: hi } }\n"
        + "task: { acts: [explain], next: \(next) }\n", to: "s.yaml")
    let outcome = try check(scene)
    #expect(
      outcome.status == status && (outcome.output + outcome.errors).contains(words),
      "\(outcome.errors)")
    let link = try BuiltProgram.run("poplab", ["scenes", "link", scene])
    #expect((link.status == 0) == !next.contains("/"), "\(link.errors)")
  }

  @Test func anEmptyFileIsWrittenAsAPicture() throws {
    try folder.write("", to: "kept.screen")
    #expect(try check(scene).status == 1)
    #expect(try check(scene, "--update").output.contains("written, it is new\n"))
    #expect(try !folder.text(of: "kept.screen").isEmpty)
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
    try folder.write(
      folder.text(of: "s.yaml").replacing("- { picture: kept.screen }", with: named), to: "s.yaml")
    for form in [[], ["--json"], ["--tap"]] {
      let update = try BuiltProgram.run("poplab", ["check", scene, "--update"] + form)
      #expect(update.status == status)
      #expect(update.output.contains("left of the anchor"), "\(update.output)")
      let words = fault.replacing("FOLDER", with: folder.path)
      #expect(update.errors.contains(words), "\(update.errors)")
      #expect(folder.has("kept.screen") == pictures.contains("kept.screen"))
    }
  }

  /// What has just failed is not what is told to do.
  @Test func anUpdateIsNotToldToUpdate() throws {
    let text = try folder.text(of: "s.yaml").replacing("kept.screen", with: "s.yaml/kept.screen")
    let outcome = try check(folder.write(text, to: "none.yaml"), "--update")
    #expect(outcome.status == 73 && !outcome.output.contains("--update"))
    #expect(outcome.output.contains("it could not be written"), "\(outcome.output)")
  }

  @Test func aPictureOfALaterVersionIsNotOverwritten() throws {
    let later = "hello\n--- 2\naaaaa\n--- 2\na {fg: red}\n"
    try folder.write(later, to: "kept.screen")
    let reason = "it is a picture of screen format 2; this program reads and writes format 1"
    for options in [[], ["--update"]] {
      let outcome = try BuiltProgram.run("poplab", ["check", scene] + options)
      #expect(outcome.status == 65)
      #expect(outcome.output.contains("the picture: \(reason); asked: as 'kept.screen' has it"))
      #expect(outcome.output.hasSuffix("2 of 3 checks fail\n"))
      #expect(
        outcome.output.hasPrefix(
          "\(folder.path)/kept.screen: not written, so that nothing is lost: \(reason); remove the file if it is to be made anew\n"
        )
          == !options.isEmpty)
      #expect(try folder.text(of: "kept.screen") == later)
    }
  }

  @Test func aPictureOfAnotherVersionHasNoDifferences() throws {
    let path = try folder.write(
      "hello\n--- 2\naaaaa\n--- 2\na {fg: red}\n", to: "kept.screen")
    let outcome = try BuiltProgram.run("poplab", ["diff", "nested", path])
    #expect(outcome.status == 65)
    #expect(
      outcome.errors
        == "\(path):2:1: a picture of screen format 2; this program reads and writes format 1\n"
    )
  }

  @Test func testsAreCountedInTAP() throws {
    _ = try check(scene, "--update")
    #expect(
      try check(scene, "--tap").output == """
        TAP version 14
        ok 1 - \(scene): p: it lies below the anchor, as asked
        not ok 2 - \(scene):6:7: p: it lies below the anchor; asked: left of the anchor
        ok 3 - \(scene): the picture: it is as it was kept, as asked
        1..3

        """)
  }

  @Test func testsAreCasesInJUnit() throws {
    _ = try check(scene, "--update")
    #expect(try check(scene, "--junit", "\(folder.path)/results.xml").status == 1)
    let xml = try folder.text(of: "results.xml")
    #expect(xml.contains("<testsuite name=\"\(scene)\" tests=\"3\" failures=\"1\">"))
    #expect(xml.contains("<failure message=\"line 6, column 7: p: it lies below the anchor; asked"))
    // Readers tell cases apart by their names.
    #expect(xml.contains(" name=\"p side\"/>") && xml.contains(" name=\"p side 2\">"))
  }

  @Test func everyCombinationIsChecked() throws {
    let scene = try folder.write(
      """
      anchors: { a: { x: 30, y: 2 } }
      popovers: { p: { anchor: a, size: 9x2 } }
      checks: [{ inside: true }]
      """, to: "any.yaml")
    let outcome = try check(
      scene, "--size", "80x24,20x9,80x24", "--theme", "paper,classic,paper")
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
