import Foundation
import TestSupport
import Testing

private func poplab(
  _ arguments: String, environment: [String: String] = [:]
) throws -> BuiltProgram.Outcome {
  try BuiltProgram.run(
    "poplab", arguments.split(separator: " ").map(String.init), environment: environment)
}

private func answer(_ arguments: String) throws -> NSDictionary {
  let outcome = try poplab(arguments)
  #expect(outcome.status == 0, "\(outcome.errors)")
  return try #require(
    try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? NSDictionary)
}

private let scene = "--container 80x24 --anchor 70,20,8,1 --content 20x6"

@Suite("The commands that ask")
struct AskingCommandTests {
  @Test func explainingBeginsWithTheSentenceOfPlacing() throws {
    let explained = try poplab("explain \(scene)").output
    #expect(explained.hasPrefix(try poplab("place \(scene)").output))
    #expect(explained.contains("\n>  above  fits "))
    #expect(explained.contains("\ndecided by: firstFit ("))
  }

  @Test func explainingAsJSONHoldsTheLayoutOfPlacing() throws {
    let explained = try answer("explain \(scene) --json")
    let placed = try answer("place \(scene) --json").mutableCopy() as? NSMutableDictionary
    placed?.removeObject(forKey: "version")
    #expect(explained["layout"] as? NSDictionary == placed)
    #expect((explained["candidates"] as? [NSDictionary])?.count == 4)
  }

  @Test func whatIfStandsBelowTheSentence() throws {
    let lines = try poplab("place \(scene) --what-if").output.split(separator: "\n")
    #expect(lines.count == 5)
    #expect(lines[1] == "If the anchor moves 6 rows up, the popover goes below the anchor")
    let changes = try answer("place \(scene) --what-if --json")["whatIf"] as? NSDictionary
    #expect(
      changes?["anchorMove"] as? NSDictionary == [
        "x": 0, "y": -6, "arrowDirection": "up", "side": "below",
      ])
  }

  @Test func aMapHasALetterForEachPlace() throws {
    let lines = try poplab("map \(scene)").output.split(separator: "\n")
    #expect(lines.prefix { $0.count == 73 }.count == 24)
    #expect(lines[20].contains("@"))
    #expect(lines[24].hasPrefix("legend   B below"))
    let map = try answer("map \(scene) --json")
    #expect((map["rows"] as? [String])?.allSatisfy { $0.count == 73 } == true)
    #expect(map["current"] as? NSDictionary == ["column": 70, "row": 20, "side": "above"])
  }

  @Test(arguments: [
    ("", [:], false), ("--color always", [:], true), ("--color never", ["FORCE_COLOR": "1"], false),
    ("", ["FORCE_COLOR": "1"], true), ("", ["FORCE_COLOR": "1", "NO_COLOR": "1"], false),
    ("--color always", ["NO_COLOR": "1"], true), ("--color 16", ["TERM": "dumb"], true),
  ])
  func aMapHasColoursOnRequest(
    option: String, environment: [String: String], isColored: Bool
  ) throws {
    let output = try poplab("map \(scene) \(option)", environment: environment).output
    #expect(output.contains("\u{1B}[") == isColored)
  }

  /// The last of the reported scenes that AcceptanceTests has: no-color.org counts any value but none.
  @Test(arguments: [("", true), ("0", false), ("1", false)])
  func scene25_aNoColorWithoutAValueKeepsColours(value: String, isColored: Bool) throws {
    let environment = ["FORCE_COLOR": "1", "NO_COLOR": value]
    let output = try poplab("map \(scene)", environment: environment).output
    #expect(output.contains("\u{1B}[") == isColored)
  }
}

@Suite("The options of a scene")
struct SceneOptionTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var options: String
    var key: String
    var value: String

    init(_ options: String, _ key: String, _ value: String) {
      (self.options, self.key, self.value) = (options, key, value)
    }

    var testDescription: String { options }
  }

  /// The anchor lies in the middle, where every side fits; what an option does shows in one key.
  @Test(arguments: [
    Row("", "frame", "28,12,24,9"),
    Row("--gap 2", "frame", "28,14,24,9"),
    Row("--skid -3", "frame", "25,12,24,9"),
    Row("--skid -3 --rtl", "frame", "31,12,24,9"),
    Row("--align start", "frame", "36,12,24,9"),
    Row("--align end", "frame", "20,12,24,9"),
    Row("--alignment end", "frame", "20,12,24,9"),
    Row("--permitted any", "frame", "28,12,24,9"),
    Row("--align start --rtl", "frame", "20,12,24,9"),
    Row("--current down", "rule", "currentFits"),
    Row("--current down --stability rechoose", "rule", "firstFit"),
    Row("--current down --stability dead-band:3", "arrowDirection", "up"),
    Row("--current down --stability dead-band:4", "arrowDirection", "down"),
    Row("--stability least-movement --current-frame 0,9,24,8", "arrowDirection", "right"),
    Row("--choose nearest --current-frame 28,0,24,9", "arrowDirection", "down"),
    Row("--choose most-room", "rule", "mostRoom"),
    Row("--choose most-room --aspect 0.1", "arrowDirection", "left"),
    Row("--choose shrink-first --content 20x40", "rule", "keepsMinimum"),
    Row("--keep-out 0,14,80,1", "arrowDirection", "down"),
    Row("--keep-out 0,14,80,1 --keep-out 0,4,80,1", "arrowDirection", "left"),
    Row("--maximum 10x2", "content", "35,14,10,2"),
    Row("--title-rows 2", "frame", "28,12,24,11"),
    Row("--title-rows 2 --content 70x9 --droppable title", "dropped", "title"),
    Row("--content 70x10 --droppable border,padding", "dropped", "padding,border"),
    Row("--content 70x10 --droppable border", "dropped", "border"),
    Row("--content 78x6 --droppable padding", "dropped", "padding"),
    Row("--content 70x10 --droppable padding", "dropped", ""),
    Row("--content 70x6 --droppable title,padding,border", "dropped", ""),
    Row("--anchor 76,11,8,1 --permitted up", "anchorVisibility", "partly"),
  ])
  func anOptionShowsInTheAnswer(row: Row) throws {
    let words = row.options.split(separator: " ")
    let hasOwn = { words.contains($0) }
    let base = "place --json --container 80x24"
    let anchor = hasOwn("--anchor") ? "" : "--anchor 36,11,8,1"
    let content = hasOwn("--content") ? "" : "--content 20x6"
    let value = try answer("\(base) \(anchor) \(content) \(row.options)")[row.key]
    let figures = (value as? [Int])?.map(String.init) ?? value as? [String]
    #expect(figures?.joined(separator: ",") ?? value as? String == row.value)
  }

  @Test(arguments: [
    ("one two three", "99x9", [13, 1]), ("one\n日本", "99x9", [4, 2]), ("", "99x9", [0, 1]),
    ("one two three", "7x9", [7, 2]), ("one two three", "3x9", [3, 4]),
    ("one two three", "5x2", [5, 2]),
  ])
  func textIsAsLargeAsItsLines(text: String, maximum: String, size: [Int]) throws {
    let outcome = try BuiltProgram.run(
      "poplab",
      [
        "place", "--json", "--container", "80x24", "--anchor", "36,11,1,1", "--text", text,
        "--maximum", maximum,
      ])
    let answer = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? NSDictionary)
    #expect((answer["content"] as? [Int])?.suffix(2) == size[...])
    #expect(answer["shrunk"] as? Bool == false)
  }

  @Test func textWrapsWhereItMust() throws {
    let outcome = try BuiltProgram.run(
      "poplab",
      [
        "place", "--container", "16x24", "--anchor", "3,3,1,1", "--text", "one two three four",
      ])
    #expect(outcome.output.contains("content wrapped to 12x2 of 18x1"), "\(outcome.output)")
  }
}

@Suite("Bad input to the commands that ask")
struct BadAskingTests {
  @Test(arguments: [
    ("explain --container 80x24 --anchor 0,0,1,1", "--content is missing"),
    ("map --anchor 0,0,1,1 --content 2x2", "--container is missing"),
    (
      "map --container 3000x3000 --anchor 0,0,1,1 --content 2x2",
      "more places for the anchor than the limit of 4000000; use a smaller --container"
    ),
    ("place --batch --what-if", "--batch reads its scenes from standard input"),
    ("place \(scene) --gap -1", "a distance is a number of cells from 0 to 100000"),
    ("place \(scene) --gap 1.5", "a distance is a number of cells from 0 to 100000"),
    ("place \(scene) --skid 1.5", "it is written as a whole number of cells, as in 2"),
    ("place \(scene) --skid 999999", "numbers go from -100000 to 100000"),
    ("place \(scene) --align middle", "'start', 'center' or 'end'"),
    ("place \(scene) --stability sticky", "a stability is rechoose, while-it-fits, dead-band:N"),
    ("place \(scene) --stability dead-band", "a stability is rechoose, while-it-fits"),
    ("place \(scene) --stability dead-band:-2", "a stability is rechoose, while-it-fits"),
    ("place \(scene) --droppable arrow", "what may be dropped is title, padding or border"),
    ("place \(scene) --droppable title,", "what may be dropped is title, padding or border"),
    ("place \(scene) --title-rows -1", "a distance is a number of cells from 0 to 100000"),
    ("place \(scene) --current-frame 1,2,3", "it is written as X,Y,W,H"),
    ("place \(scene) --keep-out 1,2,-3,4", "the width and the height of a rectangle"),
    ("place \(scene) --choose best", "'first-fit', 'most-room', 'nearest' or 'shrink-first'"),
    ("place \(scene) --maximum 5", "a size is written as columns x rows"),
    ("place \(scene) --aspect 0", "an aspect is a number from 0.1 to 10"),
    ("place \(scene) --aspect nan", "an aspect is a number from 0.1 to 10"),
    ("map \(scene) --color purple", "256, truecolor"),
    ("explian", "did you mean 'explain'?"),
  ])
  func itIsReportedInWordsAndByTheStatus(arguments: String, says: String) throws {
    let outcome = try poplab(arguments)
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains(says), "\(outcome.errors)")
  }
}
