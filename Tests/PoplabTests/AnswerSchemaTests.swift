import Foundation
import TestSupport
import Testing

/// Every answer in JSON is as its schema says.
@Suite("Schemas of answers")
struct AnswerSchemaTests {
  private let folder = TemporaryFolder()

  private static let schemas = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/poplab/Schemas")

  private static let question = "--container 80x24 --anchor 70,20,8,1 --content 20x6"
  private static let tight = "--container 8x2 --anchor 0,0,8,2 --content 20x6"

  /// The schema and the words of the program; a file has its name for the text that stands under `files`.
  private static let answers: [(schema: String, words: String)] = [
    ("place", "place \(question) --json"), ("place", "place \(tight) --what-if --json"),
    ("explain", "explain \(question) --json"), ("explain", "explain \(tight) --json"),
    ("map", "map \(question) --json"), ("map", "map \(tight) --json"),
    ("map", "map --container 20x10 --anchor 3,3,4,1 --content 8x3 --keep-out 10,2,2,2 --json"),
    ("compare", "compare \(question) --json"), ("compare", "compare \(tight) --json"),
    ("compare-arena", "compare --arena --engines poplab,posframe --json"),
    ("dial", "dial --items 12 --angle 20 --format json"),
    ("dial", "dial --items 12 --size 3x1 --format json"),
    ("dial", "dial --items 12 --keys l --format json"),
    ("motion", "motion lsp-hover --keys l --format json"),
    ("motion", "motion keyboard --keys b --format json"),
    ("scenes-list", "scenes list --json"), ("scenes-show", "scenes show nested --json"),
    ("scenes-show", "scenes show lsp-hover --size 9x3 --json"),
    ("render", "render time-picker --theme classic --format json"),
    ("render", "render nested --scheme nord --format json"),
    ("check", "check lsp-hover nested --size 80x24,30x9 --theme paper,classic --json"),
    ("check", "check nosuch lsp-hover BROKEN --json"),
    ("diff", "diff nested lsp-hover --format json"), ("diff", "diff nested nested --format json"),
    ("export", "export lsp-hover --as vim --json"),
    ("export", "export time-picker --as tmux --json"),
    ("chrome", "chrome --bounds 320x300 --direction left --offset 125 --as GIK --json"),
    ("chrome", "chrome --bounds 5x5 --direction none --json"),
    ("chrome", "chrome --bounds 240x180 --offset -110 --as Textured --json"),
    ("themes-list", "themes list --json"), ("schemes-list", "themes list SCHEMES --json"),
    ("themes-show", "themes show paper --json"), ("schemes-show", "themes show nord --json"),
    ("themes-check", "themes check ascii nord BROKEN --json"),
    ("themes-check", "themes check nord --at-least text=20 --json"),
    ("themes-diff", "themes diff paper classic --json"),
    ("themes-diff", "themes diff nord dracula --json"),
    ("doctor", "doctor --json"), ("doctor", "doctor --painter direct --theme nosuch --json"),
  ]

  @Test(arguments: answers)
  func anAnswerIsAsItsSchemaSays(schema: String, words: String) throws {
    try folder.write("anchor: [1,2\n", to: "broken.yaml")
    try folder.write("background=#fff\n", to: "some.conf")
    let arguments = words.split(separator: " ").map(String.init).map {
      ["BROKEN": "./broken.yaml", "SCHEMES": "."][$0] ?? $0
    }
    let outcome = try BuiltProgram.run("poplab", arguments, folder: folder)
    let lines = outcome.output.split(separator: "\n")
    #expect(!lines.isEmpty, "\(outcome.errors)")
    for line in lines {
      let answer = try JSONValue(parsing: Data(line.utf8))
      #expect(try Self.schema(schema).faults(of: answer) == [])
    }
  }

  @Test func everySchemaHasAnAnswer() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.schemas.path)
    #expect(Set(names) == Set(Self.answers.map { "\($0.schema).json" }))
    let listed = try BuiltProgram.run("poplab", ["schema"]).output.split(separator: "\n")
    #expect(listed.map { "\($0).json" }.filter(names.contains).count == names.count)
    let printed = try BuiltProgram.run("poplab", ["schema", "map"]).output
    #expect(
      Data(printed.utf8) == (try Data(contentsOf: Self.schemas.appendingPathComponent("map.json"))))
  }

  /// What is changed in an answer is found.
  @Test(arguments: [
    (#""columns":80"#, #""columns":-1"#), (#""columns":80"#, #""columns":1.5"#),
    (#""columns":80"#, #""columns":"80""#), (#""columns":80"#, #""colums":80"#),
    (#""side":"above""#, #""side":"over""#), (#""rows":["BA"]"#, #""rows":"BA""#),
    (#""version":1"#, #""version":2"#),
  ])
  func aChangedAnswerIsRefused(part: String, other: String) throws {
    let answer = """
      {"columns":80,"counts":{"above":1,"below":1,"left":0,"none":0,"right":0},\
      "current":{"column":1,"row":0,"side":"above"},"flips":{"count":0,"list":[],"steps":1},\
      "islands":[],"legend":{"A":"above","B":"below"},"rows":["BA"],"version":1,\
      "walk":{"changesPerThousand":0,"largestJump":0,"meanMove":0,"sideChanges":0,"steps":1}}
      """
    let schema = try Self.schema("map")
    #expect(schema.faults(of: try JSONValue(parsing: Data(answer.utf8))) == [])
    let changed = answer.replacing(part, with: other)
    #expect(changed != answer)
    #expect(schema.faults(of: try JSONValue(parsing: Data(changed.utf8))).count >= 1)
  }

  private static func schema(_ name: String) throws -> JSONSchema {
    let file = schemas.appendingPathComponent("\(name).json")
    return JSONSchema(try JSONValue(parsing: Data(contentsOf: file)), describesAll: true)
  }
}
