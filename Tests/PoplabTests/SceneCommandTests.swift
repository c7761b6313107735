import Foundation
import PopoverScenes
import TestSupport
import Testing

private func poplab(
  _ arguments: String..., input: String = "", environment: [String: String] = [:]
) throws -> BuiltProgram.Outcome {
  try BuiltProgram.run("poplab", arguments, input: input, environment: environment)
}

@Suite("The commands about scenes")
struct SceneCommandTests {
  private let folder = TemporaryFolder()

  private static let scene = """
    screen: 40x12
    anchors: { word: { x: 12, y: 3, width: 6 } }
    popovers: { p: { anchor: word, text: hello } }
    checks:
      - { side: below }

    """

  @Test(arguments: ShippedScenes.names)
  func theLabOpensAnyOfThem(name: String) throws {
    let frame = try poplab("render", name, "--size", "100x30")
    #expect(frame.status == 0, "\(frame.errors)")
    #expect(frame.output != (try poplab("render", "--size", "100x30").output))
  }

  /// No command has the name of a scene, which could not be opened by it then.
  @Test(arguments: ShippedScenes.names)
  func itsNameAloneIsEnough(name: String) throws {
    #expect(try poplab(name).errors.contains("must both be a terminal"))
  }

  @Test func theLabOpensAFile() throws {
    let scene = try folder.write("theme: double\n" + Self.scene, to: "s.yaml")
    let frame = try poplab("render", scene, "--size", "60x20")
    #expect(frame.output.contains("hello") && frame.output.contains("╔"))
    let themed = try poplab("render", scene, "--size", "60x20", "--theme", "ascii")
    #expect(themed.output.contains("hello") && themed.output.contains("+"))
    let lines = try poplab("--lines", scene, input: "list\n")
    #expect(lines.output.contains("word") && lines.status == 0, "\(lines.errors)")
    let unwritten = try poplab("--lines", input: "write \(scene)\nquit\n")
    #expect(unwritten.status == 73 && unwritten.output.contains("is there already"))
    // What is no scene is not printed as one.
    let none = try folder.write("nmae: x", to: "no.yaml")
    let source = try poplab("scenes", "show", "--source", none)
    #expect(source.status == 65 && source.output.isEmpty)
  }

  @Test(arguments: [
    (["render", "./none.yaml", "--size", "60x20"], 66, "cannot read the scene './none.yaml'"),
    (["render", "nestd", "--size", "60x20"], 66, "unknown scene 'nestd'; did you mean 'nested'?"),
    (["nestd"], 64, "unknown command or scene 'nestd'; did you mean 'nested'?"),
    (["nested", "the-lab"], 64, "one scene is opened at a time; 'the-lab' is another"),
    (
      ["render", "nested", "--size", "60x20", "--content", "4x4"], 64,
      "--anchor and --content change the default scene"
    ),
  ])
  func aFileThatCannotBeOpenedIsReported(arguments: [String], status: Int32, words: String) throws {
    let outcome = try BuiltProgram.run("poplab", arguments)
    #expect(outcome.status == status)
    #expect(outcome.errors.contains(words), "\(outcome.errors)")
  }

  /// What a scene names and is not there, in one run, at its places; what an option stands in for is not looked for.
  @Test(arguments: [
    (
      "", 65,
      [":1:8: unknown theme 'no'", ":2:9: unknown scheme 'no'", ":3:15: cannot read 'no.a'"]
    ),
    ("--theme paper", 65, [":2:9: unknown scheme 'no'", ":3:15: cannot read 'no.a'"]),
    ("--theme paper --scheme nord", 66, [":3:15: cannot read 'no.a': No such file"]),
  ])
  func allThatIsMissingIsReportedAtItsPlace(
    options: String, status: Int32, faults: [String]
  ) throws {
    let names = "theme: no\nscheme: no\npage: { ansi: no.a }\n"
    let scene = try folder.write(names + Self.scene, to: "s.yaml")
    for command in ["render", "check"] {
      let outcome = try BuiltProgram.run(
        "poplab", [command, scene] + options.split(separator: " ").map(String.init))
      #expect(outcome.status == status)
      let lines = outcome.errors.split(separator: "\n").map(String.init)
      #expect(zip(lines, faults).allSatisfy { $0.hasPrefix(scene + $1) })
      #expect(lines.count == faults.count, "\(outcome.errors)")
    }
  }

  @Test(arguments: ["theme", "scheme"])
  func aMissingFileIsReportedWhereTheSceneNamesIt(key: String) throws {
    let outcome = try poplab(
      "render", folder.write(Self.scene + "\(key): ./no.yaml\n", to: "s.yaml"))
    #expect(outcome.status == 66)
    #expect(outcome.errors.contains("s.yaml:6:"), "\(outcome.errors)")
    #expect(outcome.errors.contains("cannot read './no.yaml': No such file"))
  }

  @Test func theListHasAllOfThem() throws {
    let outcome = try poplab("scenes", "list")
    let names = outcome.output.split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(outcome.status == 0)
    #expect(names.map(String.init) == ShippedScenes.names)
    let json = try JSONValue(parsing: Data(try poplab("scenes", "list", "--json").output.utf8))
    let scenes = try #require(json["scenes"]).values
    #expect(scenes.count == ShippedScenes.all.count)
    #expect(scenes.first?["name"] == .text("the-lab"))
    #expect(scenes.prefix(2).map { $0["page"] } == [.text("essay"), .text("code")])
  }

  @Test func everyPageIsDrawnBelowItsName() throws {
    let outcome = try poplab("scenes", "list", "--pages", "--color", "never")
    #expect(outcome.status == 0)
    let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false).map {
      String($0.reversed().drop { $0 == " " }.reversed())
    }
    let names = stride(from: 0, to: 14 * ShippedPage.allCases.count, by: 14).map { lines[$0] }
    #expect(names.map { $0.prefix { $0 != "," } } == ShippedPage.allCases.map { $0.rawValue[...] })
    #expect(names[0] == "essay, wrapped to the screen")
    #expect(names[1] == "code, the first 12 of 41 rows")
    #expect(lines[15].hasPrefix("  1  import PopoverGeometry"))
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(lines.contains { $0.count > 72 }, "no page is cut at its right side")
  }

  @Test func aSceneIsDrawnAndDescribed() throws {
    let outcome = try poplab("scenes", "show", "nested")
    let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(outcome.status == 0)
    #expect(lines.count == 22 + 3 + 1 && lines.prefix(22).allSatisfy { $0.count == 80 })
    #expect(lines[22].hasPrefix("menu: Popover below the anchor, arrow up"))
    let ansi = try poplab("scenes", "show", "nested", "--color", "always", "--theme", "classic")
    #expect(ansi.output.contains("\u{1B}["))
    let ascii = try poplab("scenes", "show", "lsp-hover", "--ascii")
    #expect(ascii.output.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test func aSceneIsPrintedToBeCopied() throws {
    for (name, source) in ShippedScenes.all {
      let outcome = try poplab("scenes", "show", name, "--source")
      #expect(Array(outcome.output.utf8) == source)
    }
  }

  @Test func aSceneIsTheSameAsJSON() throws {
    let outcome = try poplab("scenes", "show", "nested", "--json")
    let json = try JSONValue(parsing: Data(outcome.output.utf8))
    #expect(json["screen"] == .list([.number(80), .number(22)]))
    #expect(
      json["popovers"]?.values.map { $0["name"] } == ["menu", "recent", "scenes"].map { .text($0) })
    #expect(json["popovers"]?.values.first?["layout"]?["arrowDirection"] == .text("up"))
  }

  @Test func checksThatPassEndWell() throws {
    let outcome = try poplab("check", "nested", "lsp-hover")
    #expect(outcome.status == 0)
    #expect(outcome.output == "nested: 17 checks pass\nlsp-hover: 7 checks pass\n")
  }

  @Test func aFailedCheckIsReportedWithItsPlace() throws {
    let bad = try folder.write(Self.scene.replacing("below", with: "left"), to: "s.yaml")
    let good = try folder.write(Self.scene, to: "t.yaml")
    let outcome = try poplab("check", bad, good)
    #expect(outcome.status == 1)
    #expect(
      outcome.output == """
        \(bad):5:7: p: it lies below the anchor; asked: left of the anchor
        \(bad): 1 of 1 check fails
        \(good): 1 check passes

        """)
    let json = try JSONValue(parsing: Data(try poplab("check", bad, "--json").output.utf8))
    #expect(json["passes"] == .flag(false))
    let check = json["scenes"]?.values.first?["checks"]?.values.first
    #expect(check?["line"] == .number(5) && check?["asked"] == .text("left of the anchor"))
  }

  @Test func whatCannotBeReadEndsOtherwiseAndTheRestIsStillLookedAt() throws {
    let faulty = try folder.write("anchor: {}\nscreen: 1\n", to: "bad.yaml")
    let scene = try folder.write(Self.scene, to: "s.yaml")
    let bad = try poplab("check", faulty, scene)
    #expect(bad.status == 65)
    #expect(bad.errors.hasPrefix("\(faulty):1:1: unknown key 'anchor'; did you mean"))
    #expect(bad.errors.contains("\(faulty):2:9: found '1'; expected real, or columns"))
    #expect(bad.output == "\(scene): 1 check passes\n")
    let json = try JSONValue(parsing: Data(try poplab("check", faulty, "--json").output.utf8))
    let faults = json["scenes"]?.values.first?["faults"]?.values ?? []
    #expect(faults.map { $0["path"] } == [.text(faulty), .text(faulty)])
    #expect(faults.map { $0["line"] } == [.number(1), .number(2)])
    #expect(faults.map { $0["column"] } == [.number(1), .number(9)])
    let nowhere = try JSONValue(
      parsing: Data(try poplab("check", "./nowhere.yaml", "--json").output.utf8))
    let fault = nowhere["scenes"]?.values.first?["faults"]?.values.first
    #expect(fault?["path"] == .text("./nowhere.yaml") && fault?["line"] == .null)
    let none = try poplab("check", "./nowhere.yaml")
    #expect(none.status == 66 && none.errors.contains("cannot read the scene './nowhere.yaml'"))
    let unknown = try poplab("check", "nestd")
    #expect(unknown.status == 66)
    #expect(unknown.errors.contains("unknown scene 'nestd'; did you mean 'nested'?"))
    #expect(try poplab("check").status == 64)
  }

  @Test func aThemeAndATextAreFoundBesideTheScene() throws {
    let scene = """
      theme: ./mine.yaml
      screen: 20x8
      anchors: { a: { x: 9, width: 2 } }
      popovers: { p: { anchor: a, ansi: text.ans } }
      """
    try folder.write("border: double", to: "mine.yaml")
    let path = try folder.write(scene, to: "s.yaml")
    #expect(try poplab("check", path).status == 66)
    try folder.write("\u{1B}[31mred\u{1B}[0m\u{1B}[2J\n", to: "text.ans")
    let shown = try poplab("scenes", "show", path, "--color", "always")
    #expect(shown.status == 0)
    #expect(shown.output.contains("╔") && shown.output.contains("\u{1B}[0;31mred"))
    #expect(!shown.output.contains("[2J"))
    try folder.write("about: x\ntheme: roundd", to: "s.yaml")
    let outcome = try poplab("check", path)
    #expect(outcome.status == 65)
    #expect(
      outcome.errors == "\(path):2:8: unknown theme 'roundd'; did you mean 'rounded'?\n")
  }

  @Test func aTextMayComeFromStandardInput() throws {
    let scene = try folder.write(
      "anchors: { a: {} }\npopovers: { p: { anchor: a, ansi: '-' } }", to: "s.yaml")
    let outcome = try poplab("scenes", "show", scene, "--size", "20x6", input: "from a pipe\n")
    #expect(outcome.output.contains("│ from a pipe │"))
  }

  @Test(arguments: [["scenes", "--help"], ["scenes", "show", "--help"], ["check", "--help"]])
  func theyHaveHelpWithExamples(arguments: [String]) throws {
    let outcome = try BuiltProgram.run("poplab", arguments)
    #expect(outcome.status == 0 && outcome.output.contains("poplab "))
  }
}
