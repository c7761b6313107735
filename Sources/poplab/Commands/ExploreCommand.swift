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

      Press ? in the lab for every key. Keys, and what holds where no option is given, can be set up in \
      config.yaml in $XDG_CONFIG_HOME/poplab, or else in ~/.config/poplab.
      """)

  @OptionGroup var scene: SceneOptions

  @OptionGroup var look: LookOptions

  /// What is neither an option nor a command.
  @Argument(parsing: .allUnrecognized, help: .hidden)
  var unrecognized: [String] = []

  func validate() throws {
    guard let word = unrecognized.first else { return }
    let known = [
      "render", "place", "explain", "map", "compare", "chrome", "themes", "scenes", "check",
      "explore", "--theme", "--anchor", "--content", "--color", "--ascii", "--no-ascii",
      "--painter", "--mouse",
    ]
    let kind = word.hasPrefix("-") ? "option" : "command"
    throw ValidationError(
      "unknown \(kind) '\(word)'; \(Suggestion.words(for: word, known: known)).")
  }

  func run() throws {
    let environment = ProcessInfo.processInfo.environment
    let preferences = Preferences(look, theme: scene.theme, environment: environment)
    try preferences.file.check()
    let capabilities = TerminalCapabilities.current()
    if let obstacle = capabilities.obstacle { throw CommandFailure(obstacle) }
    var lab = try scene.lab(
      size: capabilities.size, look: preferences.look(on: capabilities, environment),
      theme: preferences.theme.value, keyMap: preferences.keyMap)
    let ending = try explore(
      &lab, painter: preferences.painter.value,
      withMouse: preferences.mouse.value.isWanted(on: capabilities))
    if ending == .interrupted { throw ExitCode(ExitStatus.interrupted.rawValue) }
    if ending == .terminalLost { throw ExitCode(ExitStatus.inputOutput.rawValue) }
  }

  /// Everything that can be wrong has been looked at before the terminal is touched.
  private func explore(
    _ lab: inout Lab, painter: PainterChoice, withMouse: Bool
  ) throws -> Lab.Ending {
    do throws(CursesError) {
      var terminal = try CursesTerminal(
        painter: painter, depth: lab.look.depth, asciiOnly: lab.look.isASCII,
        withMouse: withMouse)
      defer { terminal.close() }
      var world = FileWorld()
      return lab.run(on: &terminal, in: &world)
    } catch {
      throw CommandFailure(error)
    }
  }
}

extension CommandFailure {
  fileprivate init(_ error: CursesError) {
    self.init(
      "\(error); without a terminal, 'poplab render --size 80x24' prints the picture",
      status: .usage)
  }
}
