import Foundation
import TestSupport
import Testing

private func poplab(
  _ arguments: String..., input: String = "", environment: [String: String] = [:]
) throws -> BuiltProgram.Outcome {
  try BuiltProgram.run("poplab", arguments, input: input, environment: environment)
}

@Suite("The command")
struct CommandTests {
  @Test func withoutATerminalItNamesWhatToUse() throws {
    let outcome = try poplab()
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
    #expect(
      outcome.errors == """
        poplab: standard input and output must both be a terminal; without a terminal, \
        'poplab render --size 80x24' prints the picture

        """)
  }

  @Test func renderingPrintsAWholeScreen() throws {
    let outcome = try poplab("render", "--size", "60x12", "--keys", "5l<Down>t")
    let rows = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(outcome.status == 0)
    #expect(rows.count == 13 && rows.dropLast().allSatisfy { $0.count == 60 })
    #expect(outcome.output.contains("Popover"))
  }

  @Test func renderingIsTheSameInEveryEnvironment() throws {
    let plain = try poplab("render", "--size", "80x24", "--format", "ansi")
    let odd = try poplab(
      "render", "--size", "80x24", "--format", "ansi",
      environment: ["LC_ALL": "C", "TERM": "dumb", "NO_COLOR": "1", "COLUMNS": "7"])
    #expect(plain.output == odd.output)
    #expect(plain.output.contains("\u{1B}["))
  }

  @Test func placingAnswersInASentence() throws {
    let outcome = try poplab(
      "place", "--container", "80x24", "--anchor", "70,20,8,1", "--content", "20x6")
    #expect(
      outcome.output
        == "Popover above the anchor, arrow down, 6.5 columns right of the middle; "
        + "below is 6 rows short\n")
  }

  @Test func placingAnswersAsJSON() throws {
    let outcome = try poplab(
      "place", "--container", "80x24", "--anchor", "-3,4,6,1", "--content", "20x6", "--permitted",
      "none", "--margins", "1,1,1,1", "--json")
    let answer = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? NSDictionary)
    #expect(
      answer == [
        "arrowDirection": "none", "arrowOffset": 0, "frame": [28, 8, 24, 8],
        "background": [28, 8, 24, 8], "content": [30, 9, 20, 6], "arrow": [28, 8, 0, 0],
        "shrunk": false, "overlaps": false, "anchorVisible": true,
      ])
  }

  @Test func aBatchAnswersEveryLineItCan() throws {
    let outcome = try poplab(
      "place", "--batch",
      input: """
        {"id":"a","container":[80,24],"anchor":[30,4,8,1],"content":[20,6]}

        {"id":"b","container":[80,24],"content":[20,6]}
        {"id":"c","container":[80,24],"anchor":[30,20,8,1],"content":[20,6]}
        """)
    let lines = outcome.output.split(separator: "\n")
    #expect(outcome.status == 65)
    #expect(lines.count == 3)
    #expect(lines[0].contains(#""arrowDirection":"up""#))
    #expect(lines[1] == #"{"error":"line 3: 'anchor' is missing","id":"b"}"#)
    #expect(lines[2].contains(#""arrowDirection":"down""#))
  }

  @Test func aLineWithoutEndIsRefusedAndTheNextIsAnswered() throws {
    let outcome = try poplab(
      "place", "--batch",
      input: String(repeating: "x", count: 3 << 20) + "\n"
        + #"{"container":[80,24],"anchor":[30,4,8,1],"content":[20,6]}"#)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].contains("line 1: "))
    #expect(lines[1].contains("expect"))
  }

  @Test(arguments: [
    (["--help"], "poplab render --size"), (["render", "--help"], "poplab render --size 40x12"),
    (["place", "--help"], "poplab place --batch < scenes.jsonl"), (["--version"], "poplab 0."),
    (["explore", "--help"], "poplab --theme double"),
  ])
  func everyCommandHasHelpWithAnExample(arguments: [String], example: String) throws {
    let outcome = try BuiltProgram.run("poplab", arguments)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains(example))
  }
}

@Suite("Bad input")
struct BadInputTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var arguments: [String]
    var status: Int32
    var says: String

    init(_ arguments: String, _ status: Int32, _ says: String) {
      self.arguments = arguments.split(separator: " ").map(String.init)
      self.status = status
      self.says = says
    }

    var testDescription: String { arguments.joined(separator: " ") }
  }

  @Test(arguments: [
    Row("render --size 80", 64, "a size is written as columns x rows, as in 80x24"),
    Row("render --size 0x24", 64, "columns and rows must be from 1 to 2000"),
    Row("render --size -5x24", 64, "columns and rows must be from 1 to 2000"),
    Row("render --size 99999999999999999999x1", 64, "a size is written as columns x rows"),
    Row(
      "render --size 80x24 --theme roundet", 64, "unknown theme 'roundet'; did you mean 'rounded'?"),
    Row("render --size 80x24 --theme x", 64, "there are rounded, classic, double, ascii"),
    Row("render --size 80x24 --theme ./nowhere.yaml", 66, "cannot read the theme './nowhere.yaml'"),
    Row("render --size 80x24 --theme /", 66, "cannot read the theme '/'"),
    Row("render --size 80x24 --anchor 80,0,4,1", 64, "lies outside the screen of 80x24"),
    Row("render --size 80x24 --anchor 1,2,3", 64, "it is written as X,Y,W,H"),
    Row("render --size 80x24 --anchor 1,2,0,1", 64, "the anchor needs at least one cell each way"),
    Row("render --size 80x24 --anchor 1,2,-4,1", 64, "the width and the height of an anchor"),
    Row("render --size 80x24 --content 0x3", 64, "columns and rows must be from 1 to 100000"),
    Row("render --size 80x24 --keys 5l<Nope>", 64, "character 3 of the keys: <Nope> is no key"),
    Row("render --size 80x24 --format png", 64, "one of 'text' and 'ansi'"),
    Row("render", 64, "--size"),
    Row("place --container 80x24 --content 2x2", 64, "--anchor is missing"),
    Row(
      "place --container 80x24 --anchor 0,0,1,1 --content 2x2 --permitted upp", 64,
      "a direction is up, down, left or right"),
    Row(
      "place --container 80x24 --anchor 0,0,1,1 --content 2x2 --margins 1,1,-1,1", 64,
      "distances from the edges are not negative"),
    Row("--color purple", 64, "- truecolor"),
    Row("rendr --size 80x24", 64, "unknown command 'rendr'; did you mean 'render'?"),
    Row("--colour never", 64, "unknown option '--colour'; did you mean '--color'?"),
  ])
  func itIsToldInWordsAndByTheStatus(row: Row) throws {
    let outcome = try BuiltProgram.run("poplab", row.arguments)
    #expect(outcome.status == row.status)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains(row.says), "\(outcome.errors)")
  }

  @Test func everyFaultOfAThemeIsToldAtOnce() throws {
    let file = try BuiltProgram.temporaryFile(
      Data("summary: a\nborder: rouned\nfil: 3\npadding: [a, 1]\n".utf8), suffix: " é.yaml")
    defer { try? FileManager.default.removeItem(at: file) }
    let outcome = try poplab("render", "--size", "80x24", "--theme", file.path)
    let lines = outcome.errors.split(separator: "\n")
    #expect(outcome.status == 65)
    #expect(lines.count == 3)
    #expect(lines.allSatisfy { $0.hasPrefix(file.path + ":") })
    #expect(lines.first?.contains(":2:9: ") == true)
    #expect(lines.first?.contains("did you mean 'rounded'?") == true)
  }

  @Test func aClosedPipeIsTold() throws {
    let program = BuiltProgram.folder.appendingPathComponent("poplab").path
    let shell = Process()
    let errors = Pipe()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = [
      "-c", "{ sleep 0.2; '\(program)' render --size 80x24; echo \"status $?\" >&2; } | :",
    ]
    shell.standardError = errors
    try shell.run()
    let said = String(
      decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    shell.waitUntilExit()
    #expect(said == "poplab: cannot write to standard output: Broken pipe\nstatus 74\n")
  }
}
