import ArgumentParser
import CursesFront
import Dial
import PopoverLab

/// How the lab appears on a terminal. The user's configuration may set what is not given.
struct AppearanceOptions: ParsableArguments {
  @Option(help: "Colours: auto, always, never, 16, 256 or truecolor.")
  var color: ColorChoice?

  @Flag(inversion: .prefixedNo, help: "Draw with ASCII characters only.")
  var ascii: Bool?

  @Option(
    help: "What puts cells on the screen: auto, curses or direct; only the last has true colour.")
  var painter: PainterChoice?

  @Option(
    help: "Whether the mouse moves anchors: auto, on or off; with Shift, text is selected as ever.")
  var mouse: MouseChoice?

  @Option(help: "What tells of each item of a dial that passes: none, bell or flash.")
  var dialSignal: DialBehavior.Signal?

  @OptionGroup var ambiguous: AmbiguousOptions

  @Flag(
    inversion: .prefixedNo,
    help: "Show changes at once; nothing moves by itself before it is asked to, and then slowly.")
  var reducedMotion: Bool?
}

extension PainterChoice: ExpressibleByArgument {}

/// The value of `--mouse`.
enum MouseChoice: String, ExpressibleByArgument, CaseIterable {
  /// On terminals that report a mouse.
  case auto
  case on
  case off

  func isWanted(on terminal: TerminalCapabilities) -> Bool {
    self == .on || self == .auto && terminal.hasMouse
  }
}
