import Foundation
import TerminalDriver
import TestSupport
import Testing

/// What the scripts for shells ask the program while a word is typed.
@Suite("Completion by shells")
struct CompletionTests {
  struct Row {
    /// The option, or the position of an argument.
    var argument: String
    var line: String
    var offers: [String]

    init(_ argument: String, _ line: String, _ offers: [String]) {
      (self.argument, self.line, self.offers) = (argument, line, offers)
    }
  }

  private let folder = TemporaryFolder()

  private func offers(for row: Row) throws -> [String] {
    let words = row.line.split(separator: " ").map(String.init)
    let commands = words.dropFirst().prefix { !$0.hasPrefix("-") && $0 != words.last }
    let outcome = try BuiltProgram.run(
      "poplab",
      ["---completion"] + commands + ["--", row.argument]
        + ["\(words.count - 1)", "\(words.last?.count ?? 0)"] + words,
      environment: ["XDG_CONFIG_HOME": folder.path])
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    return outcome.output.split(separator: "\n").map(String.init)
  }

  @Test(arguments: [
    Row("positional@0", "poplab explore comp", ["completion-menu", "compass"]),
    Row("positional@0", "poplab scenes show tour-w", ["tour-why"]),
    Row("--theme", "poplab explore --theme clas", ["classic"]),
    Row("--theme", "poplab render --theme classic,doub", ["classic,double"]),
    Row("--scheme", "poplab explore --scheme no", ["none", "nord"]),
    Row("--engines", "poplab compare --engines vi", ["vim"]),
    Row("--permitted", "poplab place --permitted up,l", ["up,left"]),
    Row("--permitted", "poplab place --permitted n", ["none"]),
    Row("--current", "poplab place --current n", []),
    Row("--stability", "poplab place --stability dead", ["dead-band:3"]),
    Row("--as", "poplab chrome --as GI", ["GIK"]),
    Row("--direction", "poplab chrome --direction n", ["none"]),
    Row("--droppable", "poplab place --droppable title,b", ["title,border"]),
    Row("--at-least", "poplab themes check --at-least di", ["dim="]),
    Row("--as", "poplab themes sheet --as GI", ["GIK"]),
    Row("positional@0", "poplab themes show gruv", ["gruvbox-dark", "gruvbox-light"]),
    Row("positional@0", "poplab themes export zzz", []),
    Row("positional@0", "poplab themes export no", ["nord"]),
  ])
  func namesAreOffered(row: Row) throws { #expect(try offers(for: row) == row.offers) }

  @Test func filesAreOfferedWhereOneMayBeMeant() throws {
    for name in ["mine.yaml", "notes.txt", ".hidden.yaml", "two\nlines.yaml", "mi\u{200C}ne.yaml"] {
      try folder.write("border: heavy\n", to: "poplab/themes/\(name)")
    }
    let place = folder.path + "/poplab/"
    #expect(
      try offers(for: Row("--theme", "poplab explore --theme \(place)th", [])) == [
        place + "themes/"
      ])
    #expect(
      try offers(for: Row("--theme", "poplab explore --theme \(place)themes/", []))
        == ["mine", "mi\u{200C}ne"].map { place + "themes/\($0).yaml" })
    #expect(try offers(for: Row("--theme", "poplab explore --theme min", [])) == ["mine"])
    #expect(
      try offers(for: Row("--engines", "poplab compare --engines \(place)", [])) == [])
  }

  /// A real bash completes a word with what the script offers it.
  @Test func bashCompletesAName() throws {
    let script = try BuiltProgram.run("poplab", ["--generate-completion-script", "bash"])
    #expect(script.status == 0)
    let lines =
      script.output + "\n" + """
        poplab() { "$POPLAB" "$@"; }
        COMP_LINE='poplab themes show solar' COMP_POINT=24
        COMP_WORDS=(poplab themes show solar) COMP_CWORD=3
        _poplab poplab solar show
        printf '%s\\n' "${COMPREPLY[@]}"
        """
    let shell = try BuiltProgram.run(
      path: "/bin/bash", ["-c", lines],
      environment: ["POPLAB": try BuiltPrograms.path(of: "poplab"), "XDG_CONFIG_HOME": folder.path])
    #expect(shell.output == "solarized-dark\nsolarized-light\n")
  }
}
