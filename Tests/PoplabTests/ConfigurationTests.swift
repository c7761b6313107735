import Foundation
import FuzzTrials
import PopoverLab
import TerminalDriver
import TestSupport
import Testing

@testable import poplab

@Suite("What a user has set up")
struct ConfigurationTests {
  private let folder = TemporaryFolder()

  init() throws { try folder.addThemes(["mine.yaml": "inherits: double"]) }

  @Test(arguments: [
    ("kyes: {}", "1:1: unknown key 'kyes'; did you mean 'keys'?"),
    ("color: blue\n", "1:8: unknown choice of colours 'blue'; known here: auto, always, never"),
    ("ascii: yes", "1:8: unknown value 'yes'; known here: true, false"),
    ("painter: curse", "1:10: unknown painter 'curse'; did you mean 'curses'?"),
    ("ambiguous-width: 3", "1:18: unknown width '3'; known here: 1, 2"),
    ("theme: roundd", "1:8: unknown theme 'roundd'; did you mean 'rounded'?"),
    ("motion: slyde 0.4", "1:9: found 'slyde 0.4'; expected a style (scale, slide, fade, none),"),
    ("theme: [a]", "1:8: found a list; expected text of one line"),
    ("keys:\n  undp: u", "2:3: unknown command 'undp'; did you mean 'undo'?"),
    ("- a", "1:1: found a list; expected lines such as 'key: value'"),
    ("\u{1}", "1:1: control character U+0001"),
  ])
  func aFaultIsReportedBeforeTheScreenOpens(text: String, says: String) throws {
    try folder.configure(text)
    let terminal = try EmulatedTerminal("poplab", environment: folder.environment)
    #expect(try terminal.waitForEnd() == .exited(65))
    let told = String(decoding: terminal.output, as: UTF8.self)
    #expect(told.hasPrefix("\(folder.configuration):\(says)"), "\(told)")
    #expect(!terminal.output.contains(0x1B))
  }

  @Test func allFaultsAreReportedInTheirOrder() throws {
    try folder.configure("theme: roundd\nkeys: {undo: uu}\ncolor: blue\n")
    let outcome = try BuiltProgram.run("poplab", [], environment: folder.environment)
    let places = outcome.errors.split(separator: "\n").map {
      $0.dropFirst("\(folder.configuration):".count).prefix(4)
    }
    #expect(outcome.status == 65)
    #expect(places == ["1:8:", "2:14", "3:8:"])
  }

  @Test func aNameIsCheckedAlsoWhereAnOptionNamesAnother() throws {
    try folder.configure("theme: roundd\nscheme: nrod")
    let outcome = try BuiltProgram.run(
      "poplab", ["--lines", "--theme", "classic", "--scheme", "nord"],
      environment: folder.environment)
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("1:8: unknown theme 'roundd'"), "\(outcome.errors)")
    #expect(outcome.errors.contains("2:9: unknown scheme 'nrod'"), "\(outcome.errors)")
  }

  @Test func aSchemeIsNoThemeAndAThemeNoScheme() throws {
    try folder.configure("theme: nord\nscheme: paper")
    let outcome = try BuiltProgram.run("poplab", [], environment: folder.environment)
    #expect(outcome.errors.contains("'nord'; that is a colour scheme"), "\(outcome.errors)")
    #expect(outcome.errors.contains("'paper'; that is a theme"), "\(outcome.errors)")
  }

  @Test func nothingIsWrongWithAnEmptyFileOrNone() throws {
    for text in ["", "# nothing\n", "keys: {}"] {
      try folder.configure(text)
      let terminal = try EmulatedTerminal("poplab", environment: folder.environment)
      try terminal.wait(forText: "quit")
    }
  }

  @Test func aFileThatCannotBeReadIsReported() throws {
    try FileManager.default.createDirectory(
      atPath: folder.configuration, withIntermediateDirectories: true)
    let outcome = try BuiltProgram.run("poplab", [], environment: folder.environment)
    #expect(outcome.status == 66)
    #expect(outcome.errors == "poplab: cannot read '\(folder.configuration)': Is a directory\n")
  }

  @Test func changesAreShownAsItSays() throws {
    try folder.configure("motion: fade linear 0.5")
    for (arguments, words) in [([], "Fade, linear, 0.5 s"), (["--reduced-motion"], "No motion")] {
      let terminal = try EmulatedTerminal("poplab", arguments, environment: folder.environment)
      try terminal.wait(forText: "quit")
      terminal.type(":motion\r")
      try terminal.wait(forText: words)
      terminal.type(":motion slide\r")
      try terminal.wait(forText: "Slide, linear, 0.5 s")
    }
  }

  @Test func itHoldsWhereNoOptionIsGiven() throws {
    try folder.configure("theme: mine\nascii: true\ncolor: never\nkeys: {quit: Q, right: q}")
    let terminal = try EmulatedTerminal("poplab", environment: folder.environment)
    try terminal.wait(forText: "Q quit")
    #expect(terminal.text.contains("+---- Popover"))
    terminal.type("T")
    try terminal.wait(forText: ">  mine")
    let again = try EmulatedTerminal("poplab", environment: folder.environment)
    try again.wait(forText: "Q quit")
    again.type("qQ")
    #expect(try again.waitForEnd() == .exited(0))
    let other = try EmulatedTerminal(
      "poplab", ["--theme", "rounded", "--no-ascii"], environment: folder.environment)
    try other.wait(forText: "╭")
  }

  @Test(arguments: ["themes/mine.yaml", "~/.config/poplab/themes/mine.yaml"])
  func aPathOfAThemeIsRelativeToTheFileOrTheHomeFolder(path: String) throws {
    try folder.configure("theme: \(path)")
    let terminal = try EmulatedTerminal(
      "poplab",
      environment: folder.environment.merging(["HOME": folder.home]) { $1 })
    try terminal.wait(forText: "╔")
  }

  private static let article: [String] = {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let path = "Sources/PopoverLab/PopoverLab.docc/Configuration.md"
    let text = try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    return text.map { $0.components(separatedBy: "```yaml\n").dropFirst() }?
      .map { $0.components(separatedBy: "```")[0] } ?? []
  }()

  @Test func theExamplesOfTheArticleAreWell() throws {
    #expect(Self.article.count > 1)
    for example in Self.article {
      try folder.configure(example)
      let terminal = try EmulatedTerminal("poplab", environment: folder.environment)
      try terminal.wait(forText: "quit")
    }
  }

  @Test func everyKeyIsInTheArticle() throws {
    try folder.configure("x: 1")
    let told = try BuiltProgram.run("poplab", [], environment: folder.environment).errors
    let names = try #require(told.split(separator: "known here: ").last).split(separator: ", ")
    #expect(names.count > 4)
    let text = Self.article[0]
    for name in names { #expect(text.contains(name.filter { $0 != "\n" } + ":")) }
  }

  @Test(arguments: Corpus(of: "configuration").files)
  func anyBytesAreSetUpOrFaults(file: CorpusFile) throws {
    let corpus = Corpus(of: "configuration")
    var mutation = Mutation(
      seed: UInt64(file.name.utf8.count), of: [try file.bytes()],
      and: try corpus.files.map { try $0.bytes() }, words: corpus.words)
    for number in 0..<100 {
      var configuration = Configuration()
      let bytes = number == 0 ? try file.bytes() : mutation.next()
      let complaint = ConfigurationTrial.complaint(
        about: bytes, into: &configuration, by: Configuration.table)
      #expect(complaint == nil, "number \(number)")
    }
  }
}
