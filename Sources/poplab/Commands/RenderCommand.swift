import ArgumentParser
import CellCanvas
import PopoverLab
import PopoverScenes

/// `poplab render`: the frame that the lab would show, without a terminal.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Print the frame that the lab would show, the same on every machine.",
    discussion: """
      Examples:
        poplab render --size 80x24
        poplab render nested --size 80x24
        poplab render --size 40x12 --theme ascii --keys "5l<Down>t"
        poplab render --size 80x24 --format ansi | less -R

      Keys are typed as they are; others are named between < and >, as in <Left>: \(KeyScript.names).
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text
    case ansi
  }

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The size of the screen in cells.", valueName: "WxH"),
    transform: CellArguments.screen)
  var size: CellSize

  @OptionGroup var opened: OpenedSceneArgument
  @OptionGroup var scene: SceneOptions

  @Option(parsing: .unconditional, help: "Keys to press before the frame is drawn.")
  var keys = ""

  @Option(help: "Characters only, or with colours: text or ansi.")
  var format = Format.text

  @Flag(help: "Draw with ASCII characters only.")
  var ascii = false

  @OptionGroup var ambiguous: AmbiguousOptions

  func run() throws {
    let look = DisplayOptions(isASCII: ascii, ambiguousWidth: ambiguous.width)
    var lab = try scene.lab(size: size, look: look, opening: opened.name)
    try press(on: &lab)
    switch format {
    case .text: try StandardOutput.write(lab.frame.picture)
    case .ansi: try StandardOutput.write(lab.frame.ansiText())
    }
  }

  /// Plays the keys on a terminal that is not there, with the loop that the real one has.
  private func press(on lab: inout Lab) throws {
    do {
      let keys = try KeyScript(keys).keys
      var terminal = HeadlessTerminal(size: size, steps: [.events(keys.map(TerminalEvent.key))])
      // What other labs have left must not be seen in it, and nobody comes back to this one.
      var world = FileWorld(environment: [:])
      _ = lab.run(on: &terminal, in: &world)
    } catch {
      throw CommandFailure("\(error)", status: .usage)
    }
  }
}
