import Foundation
import Testing

@testable import poplab

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
        "side": "none", "arrowDirection": "none", "arrowOffset": 0, "frame": [28, 8, 24, 8],
        "background": [28, 8, 24, 8], "content": [30, 9, 20, 6], "arrow": [28, 8, 0, 0],
        "shrunk": false, "overlaps": false, "coversKeepOut": false, "anchorVisible": true,
        "anchorVisibility": "partly", "arrowResidual": 0, "dropped": [], "rule": "noneOffered",
        "version": 1,
      ])
  }

  @Test(arguments: [("0,0,40,10", true), ("0,0,40,1", false)])
  func whatCannotBeKeptClearIsTold(keptOut: String, isCovered: Bool) throws {
    let outcome = try poplab(
      "place", "--container", "40x10", "--anchor", "18,4,4,1", "--content", "20x3", "--keep-out",
      keptOut, "--json")
    #expect(outcome.output.contains("\"coversKeepOut\":\(isCovered)"))
  }

  @Test func aBatchAnswersEveryLineItCan() throws {
    let outcome = try poplab(
      "place", "--batch",
      input: """
        {"id":"a","container":[80,24],"anchor":[30,4,8,1],"content":[20,6]}\r
        \r
        {"id":"b","container":[80,24],"content":[20,6]}
        {"id":"c","container":[80,24],"anchor":[30,20,8,1],"content":[20,6]}
        """)
    let lines = outcome.output.split(separator: "\n")
    #expect(outcome.status == 65)
    #expect(lines.count == 3)
    #expect(lines[0].contains(#""arrowDirection":"up""#))
    #expect(lines[1] == #"{"error":"line 3: 'anchor' is missing","id":"b"}"#)
    #expect(lines[2].contains(#""arrowDirection":"down""#))
    #expect(outcome.errors.contains("poplab: line 3 could not be answered; "))
  }

  @Test func aMarkBeforeTheFirstLineIsNoPartOfIt() throws {
    let outcome = try poplab("--lines", input: "\u{FEFF}right 3\r\nright 3\r\n")
    #expect(outcome.status == 0, "\(outcome.output)")
  }

  @Test func aLineWithoutEndIsRefusedAndTheNextIsAnswered() throws {
    let outcome = try poplab(
      "place", "--batch",
      input: String(repeating: "x", count: 3 << 20) + "\n"
        + #"{"container":[80,24],"anchor":[30,4,8,1],"content":[20,6]}"#)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].contains("line 1: longer than 1048576 bytes"))
    #expect(lines[1].contains("expect"))
  }

  @Test(arguments: [
    (["--help"], "poplab render --keys"), (["render", "--help"], "poplab render --size 40x12"),
    (["place", "--help"], "poplab place --batch < questions.jsonl"), (["--version"], "poplab 0."),
    (["-V"], "poplab 0."),
    (["explore", "--help"], "poplab --theme double"),
    (["explain", "--help"], "--choose most-room"), (["map", "--help"], "--color always"),
    (["place", "--help"], "--what-if"),
    (["compare", "--help"], "poplab compare --arena"),
    (["chrome", "--help"], "--direction up --offset -110 --as MB"),
    (["themes", "--help"], "poplab themes check ./mine.yaml"),
    (["themes", "list", "--help"], "poplab themes list --json"),
    (["themes", "show", "--help"], "--file > mine.yaml"),
    (["themes", "check", "--help"], "poplab themes check --brief"),
    (["themes", "preview", "--help"], "--size 50x14"),
    (["themes", "sheet", "--help"], "--width 160"),
  ])
  func everyCommandHasHelpWithAnExample(arguments: [String], example: String) throws {
    let outcome = try BuiltProgram.run("poplab", arguments)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains(example))
  }

  /// A terminal has 80 columns, and a manual page indents.
  @Test func examplesFitIntoATerminalAndAManualPage() {
    var configurations = [Poplab.configuration]
    while let configuration = configurations.popLast() {
      configurations += configuration.subcommands.map { $0.configuration }
      let lines = configuration.discussion.split(separator: "\n", omittingEmptySubsequences: false)
      let examples = lines.drop { $0 != "Examples:" }.prefix { !$0.isEmpty }
      #expect(examples.count > 1, "\(configuration.commandName ?? "")")
      for line in examples { #expect(line.count <= 74, "\(line)") }
    }
  }
}
