import ArgumentParser
import PopoverScenes

/// `poplab scenes list`: the names of the scenes that come with the program.
struct ScenesListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the scenes that come with the program.",
    discussion: """
      Examples:
        poplab scenes list
        poplab scenes list --json
      """)

  @Flag(help: "Print the list as JSON.")
  var json = false

  func run() throws {
    StandardOutput.reportClosedPipes()
    try StandardOutput.write(
      json ? try ShippedScenes.json() + "\n" : try ShippedScenes.table())
  }
}
