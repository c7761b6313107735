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
        poplab themes list                    the shipped themes and your own
        poplab themes preview                 one scene in all, side by side
        poplab themes check ./mine.yaml       faults, contract, contrast
        poplab themes sheet classic           all directions and arrow offsets
        poplab themes list ./schemes --light  the light schemes of a folder
        poplab themes diff ./a.toml ./b.conf  in which colours two differ
        poplab themes export ./nord.itermcolors --format kitty > nord.conf
        poplab themes import --from-terminal > mine.yaml

      A theme is named by its name, or by the path of its file. A name is looked for in \
      $XDG_CONFIG_HOME/poplab/themes (~/.config/poplab/themes if that is not set), then among the \
      shipped themes. A path has a slash in it or ends in .yaml or .yml. A colour scheme is looked for \
      likewise, in $XDG_CONFIG_HOME/poplab/schemes and among the shipped ones; where a theme may be meant too, its \
      name comes first. A name that is found nowhere may be that of a file here; auto is the terminal itself.
      """,
    subcommands: [
      ThemesListCommand.self, ThemesShowCommand.self, ThemesCheckCommand.self,
      ThemesPreviewCommand.self, ThemesSheetCommand.self, ThemesExportCommand.self,
      ThemesImportCommand.self, ThemesDiffCommand.self,
    ],
    defaultSubcommand: ThemesListCommand.self)
}
