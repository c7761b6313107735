import ArgumentParser

/// The command: without a sub-command it opens the lab in the terminal.
@main
struct Poplab: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "poplab",
    abstract: "A laboratory for popovers, in a terminal.",
    usage: """
      poplab [--theme <name|path>] [--anchor <x,y,w,h>] [--content <WxH>]
             [--color auto|always|never|16|256|truecolor] [--ascii]
      poplab <subcommand> ...
      """,
    discussion: """
      Examples:
        poplab                                     open the lab
        poplab --theme classic --anchor 4,2,8,1    open it on a scene of your own
        poplab render --size 80x24 --keys 5l       print a frame without a terminal
        poplab place --container 80x24 --anchor 70,20,8,1 --content 20x6

      Exit status: 0 well; 64 wrong usage, or no terminal; 65 bad data; 66 no such file; 74 the \
      output could not be written; 130 interrupted.
      """,
    version: "poplab 0.1.0",
    subcommands: [ExploreCommand.self, RenderCommand.self, PlaceCommand.self],
    defaultSubcommand: ExploreCommand.self)

  /// Runs the command, and says in one line what went wrong.
  static func main() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch let failure as CommandFailure {
      StandardError.write(failure.text + "\n")
      exit(withError: ExitCode(failure.status.rawValue))
    } catch {
      exit(withError: error)
    }
  }
}
