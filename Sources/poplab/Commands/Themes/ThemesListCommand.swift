import AnnotatedYAML
import ArgumentParser
import PopoverReports
import PopoverScenes

/// `poplab themes list`: every theme with its kinds, what it is made for and where it comes from.
struct ThemesListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List all themes; this is what themes does by itself.",
    discussion: """
      Examples:
        poplab themes list
        poplab themes list --json

      In the order in which a name is looked for. A theme with the name of an earlier one is shadowed: \
      its name finds the other.
      """)

  @Flag(help: "Print the list as JSON.")
  var json = false

  /// What is no command of this group.
  @Argument(parsing: .allUnrecognized, help: .hidden)
  var unrecognized: [String] = []

  func validate() throws {
    guard let word = unrecognized.first else { return }
    let known = ["list", "show", "check", "preview", "sheet", "--json"]
    let kind = word.hasPrefix("-") ? "option" : "command"
    throw ValidationError(
      "unknown \(kind) '\(word)' of themes; \(Suggestion.words(for: word, known: known)).")
  }

  func run() throws {
    StandardOutput.reportClosedPipes()
    let list = ThemeList(ThemeLibrary.current.records())
    try StandardOutput.write(json ? try list.json() + "\n" : list.table)
  }
}
