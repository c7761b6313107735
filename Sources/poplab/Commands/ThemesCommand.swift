import AnnotatedYAML
import ArgumentParser
import PopoverReports
import PopoverScenes

/// `poplab themes`: lists the themes and checks them.
struct ThemesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "themes",
    abstract: "List, show, check and preview themes.",
    discussion: """
      Examples:
        poplab themes list                          the shipped themes and your own
        poplab themes preview                       one scene in all of them, side by side
        poplab themes check ./mine.yaml             faults, contract, contrast
        poplab themes sheet classic                 every direction and place of the arrow
        poplab themes export ./nord.itermcolors --as kitty > nord.conf

      A theme is named by its name, or by the path of its file. A name is looked for in \
      $XDG_CONFIG_HOME/poplab/themes (~/.config/poplab/themes if that is not set), then among the \
      shipped themes. A path has a slash in it or ends in .yaml or .yml.
      """,
    subcommands: [
      ThemesListCommand.self, ThemesShowCommand.self, ThemesCheckCommand.self,
      ThemesPreviewCommand.self, ThemesSheetCommand.self, ThemesExportCommand.self,
    ],
    defaultSubcommand: ThemesListCommand.self)
}

/// `poplab themes list`: every theme with its kinds, what it is made for and where it comes from.
struct ThemesListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List all themes; 'poplab themes' alone does the same.",
    discussion: """
      Examples:
        poplab themes list
        poplab themes list --json

      In the order in which a name is looked for. A theme with the name of an earlier one is shadowed: \
      its name finds the other.
      """)

  @Flag(help: "Print the list as JSON.")
  var json = false

  /// Words that are no commands of this group.
  @Argument(parsing: .allUnrecognized, help: .hidden)
  var unrecognized: [String] = []

  func validate() throws {
    guard let word = unrecognized.first else { return }
    let known = ["list", "show", "check", "preview", "sheet", "export", "--json"]
    let kind = word.hasPrefix("-") ? "option" : "command"
    throw ValidationError(
      "unknown \(kind) '\(word)' of themes; \(Suggestion.words(for: word, known: known)).")
  }

  func run() throws {
    let list = ThemeList(ThemeLibrary.current.records())
    try StandardOutput.write(json ? try list.json() + "\n" : list.table)
  }
}
