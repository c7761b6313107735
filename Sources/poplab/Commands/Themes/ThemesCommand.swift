import ArgumentParser

/// `poplab themes`: what there is to choose from, and how good it is.
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

      A theme is named by its name, or by the path of its file. A name is looked for in \
      $XDG_CONFIG_HOME/poplab/themes (~/.config/poplab/themes if that is not set), then among the \
      shipped themes. A path has a slash in it or ends in .yaml or .yml.
      """,
    subcommands: [
      ThemesListCommand.self, ThemesShowCommand.self, ThemesCheckCommand.self,
      ThemesPreviewCommand.self, ThemesSheetCommand.self,
    ],
    defaultSubcommand: ThemesListCommand.self)
}
