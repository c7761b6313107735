import Foundation
import Testing

@testable import poplab

/// A word means the same in every command that has it, and so does a status.
@Suite("Options of several commands")
struct SharedOptionsTests {
  typealias Status = poplab.ExitStatus

  /// What the program says of its commands for tools.
  private struct Description: Decodable { var command: Command }

  private struct Command: Decodable {
    var commandName: String
    var subcommands: [Command]?
    var arguments: [Argument]?

    /// The commands that do something, by all of their words.
    func leaves(below words: [String] = []) -> [(name: String, arguments: [Argument])] {
      let below = (subcommands ?? []).filter { $0.commandName != "help" }
      if below.isEmpty { return [(words.joined(separator: " "), arguments ?? [])] }
      return below.flatMap { $0.leaves(below: words + [$0.commandName]) }
    }
  }

  struct Argument: Decodable {
    var names: [Name]?
    var abstract: String?
    var valueName: String?
    var allValues: [String]?

    struct Name: Decodable { var name: String }

    func isCalled(_ word: String) -> Bool { (names ?? []).contains { "--\($0.name)" == word } }
  }

  private static func commands() throws -> [(name: String, arguments: [Argument])] {
    let text = try BuiltProgram.run("poplab", ["--experimental-dump-help"]).output
    return try JSONDecoder().decode(Description.self, from: Data(text.utf8)).command.leaves()
  }

  private static func article() throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try String(
      contentsOf: root.appendingPathComponent("Sources/poplab/poplab.docc/Options.md"),
      encoding: .utf8)
  }

  /// The rows of the article's tables, a cell each.
  private static func rows() throws -> [[String]] {
    try article().split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.hasPrefix("| -") }
      .map { line in
        line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      }
  }

  /// What stands between accents.
  private static func quoted(_ text: some StringProtocol) -> [String] {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
  }

  private static func words() throws -> [(word: String, commands: [String])] {
    try rows().filter { $0[0].hasPrefix("`--") }.map { (quoted($0[0])[0], quoted($0[2])) }
  }

  @Test func theArticleNamesTheCommandsThatHaveAWord() throws {
    let commands = try Self.commands()
    let words = try Self.words()
    #expect(words.count == 9)
    for (word, named) in words {
      let having = commands.filter { $0.arguments.contains { $0.isCalled(word) } }.map(\.name)
      #expect(Set(named) == Set(having), "\(word)")
    }
  }

  /// Whoever adds a command has to say which words it has, or that it has none.
  @Test func noCommandIsLeftOut() throws {
    let named = try Self.words().flatMap(\.commands)
    let article = try Self.article()
    let sentence = article.split(separator: "\n").first { $0.contains("have none of them") } ?? ""
    let without = Self.quoted(sentence).filter { !$0.hasPrefix("--") }
    #expect(Set(without).isDisjoint(with: named))
    #expect(Set(named + without) == Set(try Self.commands().map(\.name)))
  }

  @Test(arguments: [
    "dial --labels VALUE", "themes preview classic --text VALUE", "render --keys VALUE",
    "themes preview classic --title VALUE", "themes preview classic --footer VALUE",
    "place --container 80x24 --anchor 1,1,1,1 --text VALUE",
  ])
  func wordsMayBeginWithAMinusSign(command: String) throws {
    let words = command.replacing("VALUE", with: "-1,0,1").split(separator: " ").map(String.init)
    let outcome = try BuiltProgram.run("poplab", words)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  /// What is named twice in a list counts once.
  @Test(arguments: [
    ("render --format json --size X", "20x8"), ("render --format json --theme X", "classic"),
    ("render --format json --scheme X", "nord"), ("check nested --theme X", "classic"),
    ("check nested --size X", "20x8"), ("compare --arena --engines X", "vim"),
  ])
  func aRepetitionCountsOnce(command: String, value: String) throws {
    let outputs = try [value, "\(value),\(value)"].map { value in
      let words = command.replacing("X", with: value).split(separator: " ").map(String.init)
      return try BuiltProgram.run("poplab", words).output
    }
    #expect(!outputs[0].isEmpty && outputs[0] == outputs[1], "\(outputs[1])")
  }

  /// A word that takes the same values everywhere has one text, and the others one kind of value.
  @Test(arguments: [
    ("--color", 1, ["color"]), ("--ascii", 1, ["ascii"]), ("--json", 1, ["json"]),
    ("--ambiguous-width", 1, ["1|2"]), ("--scheme", 2, ["name|path", "name|path,..."]),
    ("--theme", 6, ["name|path", "name|path,..."]), ("--size", 6, ["WxH", "WxH,..."]),
    ("--format", 5, ["format"]), ("--output", 3, ["file", "file|folder"]),
  ])
  func aWordMeansOneThing(word: String, texts: Int, values: [String]) throws {
    let all = try Self.commands().flatMap(\.arguments).filter { $0.isCalled(word) }
    #expect(Set(all.compactMap(\.abstract)).count == texts)
    #expect(Set(all.compactMap(\.valueName)) == Set(values))
  }

  /// `--json` is the short word for a form of `--format`.
  @Test func whereAFormIsJSONTheShortWordIsThere() throws {
    for command in try Self.commands() {
      let forms = command.arguments.first { $0.isCalled("--format") }?.allValues ?? []
      guard forms.contains("json") else { continue }
      #expect(command.arguments.contains { $0.isCalled("--json") }, "\(command.name)")
    }
  }

  @Test(arguments: [
    "dial --items 5", "motion lsp-hover --keys l", "diff nested lsp-hover", "render nested",
  ])
  func bothWordsForJSONComeToTheSame(words: String) throws {
    let arguments = words.split(separator: " ").map(String.init)
    let short = try BuiltProgram.run("poplab", arguments + ["--json"])
    let long = try BuiltProgram.run("poplab", arguments + ["--format", "json"])
    #expect(short.output.hasPrefix("{"))
    #expect(short.output == long.output)
    let other = try BuiltProgram.run("poplab", arguments + ["--json", "--format", "text"])
    #expect(other.status == Status.usage.rawValue)
  }

  @Test func theArticleHasEveryStatus() throws {
    let numbers = try Self.rows().compactMap { Int32($0[0]) }
    #expect(numbers == [0] + Status.allCases.map(\.rawValue))
  }

  @Test func everyCommandRefusesWhatItDoesNotKnow() throws {
    for command in try Self.commands() {
      let words = command.name.split(separator: " ").map(String.init)
      let outcome = try BuiltProgram.run("poplab", words + ["--nosuch"])
      #expect(outcome.status == Status.usage.rawValue, "\(command.name)")
    }
  }

  private static let faults: [(status: Status, words: String)] = [
    (.noInput, "render nosuch"), (.noInput, "render --theme nosuch"),
    (.noInput, "compare --real vim nosuch"), (.noInput, "dial --theme nosuch"),
    (.noInput, "dial --theme classic --scheme nosuch"), (.noInput, "motion nosuch"),
    (.noInput, "themes show nosuch"), (.noInput, "themes check nosuch"),
    (.noInput, "themes preview nosuch"), (.noInput, "themes sheet nosuch"),
    (.noInput, "themes export nosuch --format foot"), (.noInput, "themes diff nosuch classic"),
    (.noInput, "scenes list --pages --theme nosuch"), (.noInput, "scenes show nosuch"),
    (.noInput, "scenes show nested --scheme nosuch"), (.noInput, "scenes link nosuch"),
    (.noInput, "check nosuch"), (.noInput, "diff nosuch nested"),
    (.noInput, "export nosuch --as css"), (.noInput, "import nosuch"), (.noInput, "play nosuch"),
    (.noInput, "schema nosuch"),
    (.noInput, "place --container 9x9 --anchor 1,1,1,1 --content 3x3 --theme nosuch"),
    (.cannotCreate, "render --output /dev/null/a.svg"),
    (.cannotCreate, "diff nested keyboard --output /dev/null/a.svg"),
    (.different, "diff nested keyboard"), (.different, "themes diff classic double"),
    (.different, "themes check nord --at-least text=20"),
    (.usage, "render nested --output nested.gif"), (.usage, "render --color much"),
    (.usage, "dial --size much"), (.usage, "motion --json --ascii"),
    (.usage, "dial --scheme nord"), (.usage, "scenes list --ascii"),
    (.usage, "explore nosuch"), (.usage, "explain --container much"),
    (.usage, "map --container 9x9"),
    (.usage, "chrome --bounds much"), (.usage, "doctor --painter much"),
    (.usage, "themes list --sort much"), (.usage, "themes import"),
  ]

  @Test(arguments: faults)
  func theSameFaultHasTheSameStatus(status: Status, words: String) throws {
    let outcome = try BuiltProgram.run("poplab", words.split(separator: " ").map(String.init))
    #expect(outcome.status == status.rawValue, "\(outcome.errors)")
    #expect(status == .different || outcome.errors.hasPrefix("poplab: "))
  }

  @Test func everyCommandHasAFault() throws {
    for command in try Self.commands() {
      #expect(Self.faults.contains { $0.words.hasPrefix(command.name) }, "\(command.name)")
    }
  }
}
