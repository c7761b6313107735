import ArgumentParser
import CellCanvas
import CursesFront
import Foundation
import PopoverLab
import PopoverThemes

/// `poplab` itself: the lab in the terminal.
struct ExploreCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explore",
    abstract: "Open the lab in the terminal; this is what poplab does by itself.",
    discussion: """
      Examples:
        poplab
        poplab --theme double --content 40x8
        poplab --color never --ascii

      Press ? in the lab for every key.
      """)

  @OptionGroup var scene: SceneOptions

  @Option(help: "Colours: auto, always, never, 16, 256 or truecolor.")
  var color = ColorChoice.auto

  @Flag(help: "Draw with ASCII characters only.")
  var ascii = false

  @Option(
    help: "What puts cells on the screen: auto, curses or direct; only the last has true colour.")
  var painter = PainterChoice.auto

  /// What is neither an option nor a command.
  @Argument(parsing: .allUnrecognized, help: .hidden)
  var unrecognized: [String] = []

  func validate() throws {
    guard let word = unrecognized.first else { return }
    let known = [
      "render", "place", "explain", "map", "compare", "chrome", "themes", "scenes", "check",
      "explore", "--theme", "--anchor", "--content", "--color", "--ascii", "--painter",
    ]
    let kind = word.hasPrefix("-") ? "option" : "command"
    throw ValidationError(
      "unknown \(kind) '\(word)'; \(Suggestion.words(for: word, known: known)).")
  }

  func run() throws {
    let capabilities = TerminalCapabilities.current()
    if let obstacle = capabilities.obstacle { throw CommandFailure(obstacle) }
    let look = LabLook(
      depth: color.depth(
        terminal: capabilities.colorDepth(painter: painter),
        deepest: capabilities.deepestColor(painter: painter),
        environment: ProcessInfo.processInfo.environment),
      isASCII: ascii || !capabilities.showsUnicode)
    var lab = try scene.lab(size: capabilities.size, look: look)
    let ending = try explore(&lab)
    if ending == .interrupted { throw ExitCode(ExitStatus.interrupted.rawValue) }
    if ending == .terminalLost { throw ExitCode(ExitStatus.inputOutput.rawValue) }
  }

  /// Everything that can be wrong has been looked at before the terminal is touched.
  private func explore(_ lab: inout Lab) throws -> Lab.Ending {
    do throws(CursesError) {
      var terminal = try CursesTerminal(
        painter: painter, depth: lab.look.depth, asciiOnly: lab.look.isASCII)
      defer { terminal.close() }
      var world = FileWorld()
      return lab.run(on: &terminal, in: &world)
    } catch {
      throw CommandFailure(error)
    }
  }
}

extension PainterChoice: ExpressibleByArgument {}

extension CommandFailure {
  fileprivate init(_ error: CursesError) {
    self.init(
      "\(error); without a terminal, 'poplab render --size 80x24' prints the picture",
      status: .usage)
  }
}
