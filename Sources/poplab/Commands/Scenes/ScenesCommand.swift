import ArgumentParser

/// `poplab scenes`: what scenes there are, and what each shows.
struct ScenesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scenes",
    abstract: "List the scenes that come with the program, or show one.",
    discussion: """
      Examples:
        poplab scenes list
        poplab scenes show completion-menu
        poplab scenes show the-lab --source > mine.yaml
      """,
    subcommands: [ScenesListCommand.self, ScenesShowCommand.self])
}
