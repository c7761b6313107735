import ArgumentParser

/// The command: without a sub-command it opens the lab in the terminal.
@main
struct Poplab: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "poplab",
    abstract: "A laboratory for popovers, in a terminal.",
    usage: """
      poplab [<scene>] [--theme <name|path>] [--anchor <x,y,w,h>] [--content <WxH>]
             [--color auto|always|never|16|256|truecolor] [--ascii] [--lines]
             [--painter auto|curses|direct] [--mouse auto|on|off] [--last]
             [--reduced-motion] [--dial-signal none|bell|flash]
      poplab <subcommand> ...
      """,
    discussion: """
      Examples:
        poplab                            open the lab
        poplab tour                       learn the lab: five scenes, five tasks
        poplab nested                     open one of the scenes it comes with
        poplab ./mine.yaml                open a scene of your own
        poplab --theme classic --anchor 4,2,8,1
        poplab --lines                    the lab in sentences, without a screen
        poplab render --keys 5l           print a frame without a terminal
        poplab place --container 80x24 --anchor 70,20,8,1 --content 20x6
        poplab explain --container 80x24 --anchor 70,20,8,1 --content 20x6
        poplab compare --arena            other engines on thousands of scenes
        poplab compare nested --real vim  and what the installed Vim really does
        poplab scenes show nested         draw a scene; say where popovers go
        poplab check mine.yaml            see whether a scene is as it should be
        poplab play demo.yaml             run a script of keys, as a test
        poplab diff nested mine.yaml      which cells of two scenes differ
        poplab export mine.yaml --as css  the scene as code for another program
        poplab chrome --bounds 240x180 --offset -110 --as MB
        poplab dial --items 12 --value 3  a dial
        poplab motion keyboard --keys b   a strip of film of what changes
        poplab themes preview             a scene in every theme, side by side
        poplab doctor                     what it finds here, and who set what
        poplab -V                         its version, as --version says it

      Options of the lab: --theme takes a theme by its name or a theme file by its path; \
      --anchor and --content set the scene in cells; --color takes as many colours as the terminal \
      says it has, and truecolor also where it does not say so; --ascii draws with ASCII only; \
      --painter curses leaves the screen to curses, which knows 256 colours at most, and --painter direct paints \
      without it, as --painter auto does in true colour. 'poplab explore --help' says more.

      'poplab --generate-completion-script bash', zsh or fish prints what these shells need to complete options and \
      the names of themes, schemes, scenes, engines and files. The manual pages, such as man poplab-scene, \
      come with the package.

      Exit status: 0 well; 1 a check found something; 64 wrong usage, or no terminal; 65 bad data; \
      66 no such file; 69 a program that is needed is missing; 73 a file cannot be made; 74 the output could not be \
      written; 130 interrupted.
      """,
    version: "poplab 0.2.0",
    subcommands: [
      ExploreCommand.self, RenderCommand.self, PlaceCommand.self, ExplainCommand.self,
      MapCommand.self, CompareCommand.self, ChromeCommand.self, DialCommand.self,
      MotionCommand.self,
      ThemesCommand.self,
      ScenesCommand.self, DoctorCommand.self, CheckCommand.self, DiffCommand.self,
      ExportCommand.self, ImportCommand.self, PlayCommand.self,
      SchemaCommand.self,
    ],
    defaultSubcommand: ExploreCommand.self)

  /// Runs the command, and says in one line what went wrong. It is not asynchronous: on Linux that leaves
  /// the first thread idle and runs on another, but curses and signals belong to the first.
  static func main() {
    ClosedStreams.keepTheirNumbers()
    DeferredSignals.setUsualEffects()
    do {
      try runCommand()
    } catch let failure as CommandFailure {
      StandardError.write(failure.text + "\n")
      exit(withError: ExitCode(failure.status.rawValue))
    } catch let code as ExitCode {
      exit(withError: code)
    } catch let error where exitCode(for: error) == .validationFailure {
      StandardError.write("poplab: \(words(for: error))\n")
      exit(withError: ExitCode(ExitStatus.usage.rawValue))
    } catch {
      exit(withError: error)
    }
  }

  private static func runCommand() throws {
    let words = try Invocation.words()
    do {
      var command = try parseAsRoot(Invocation(words).arguments)
      try command.run()
    } catch let error where !(error is ExitCode) && exitCode(for: error) == .success {
      // Help and the version, which the parser has as errors, are output like any other.
      let scenes = FirstWordCompletion(askedFor: words)?.lines ?? ""
      try StandardOutput.write(fullMessage(for: error) + "\n" + scenes)
    }
  }

  /// What is said of wrong usage: of an unknown option, unless that is said already, and else what the error says.
  private static func words(for error: any Error) -> String {
    let said = oneLine(message(for: error))
    let isOfOption = said.lowercased().hasPrefix("unknown option")
    let unknown =
      isOfOption ? nil : Invocation.unknownOption(in: Array(CommandLine.arguments.dropFirst()))
    return advised(unknown ?? said)
  }

  /// A message with where to read more, unless it has asked back what was meant.
  private static func advised(_ message: String) -> String {
    let help = Invocation.help(for: Array(CommandLine.arguments.dropFirst()))
    return message.hasSuffix("?") ? message : "\(message); see '\(help)'"
  }

  /// A message whose later lines are a list, in one line.
  private static func oneLine(_ message: String) -> String {
    let lines = message.split(separator: "\n")
    let items = lines.dropFirst().map { line in line.drop { " -".contains($0) } }
    let said = lines.prefix(1) + [items.joined(separator: ", ")[...]]
    let line = said.filter { !$0.isEmpty }.joined(separator: " ")
    return line.hasSuffix(".") ? String(line.dropLast()) : line
  }
}
