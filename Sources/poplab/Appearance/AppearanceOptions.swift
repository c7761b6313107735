import ArgumentParser
import CursesFront
import Dial
import PopoverLab

/// How the lab appears on a terminal. The user's configuration may set what is not given.
struct AppearanceOptions: ParsableArguments {
  @Option(help: .color)
  var color: ColorChoice?

  @Flag(inversion: .prefixedNo, help: .ascii)
  var ascii: Bool?

  @Option(
    help: "What puts cells on the screen: auto, curses or direct; only direct has true colour.")
  var painter: PainterChoice?

  @Option(
    help: "Whether the mouse moves anchors: auto, on or off; with Shift, text is selected as usual."
  )
  var mouse: MouseChoice?

  @Option(help: "The signal for each item that passes on a dial: none, bell or flash.")
  var dialSignal: DialBehavior.Signal?

  @OptionGroup var ambiguous: AmbiguousOptions

  @Flag(
    inversion: .prefixedNo,
    help: "Show changes at once; nothing moves until a command asks for it, and then slowly.")
  var reducedMotion: Bool?
}

/// An argument that is one of a few words or numbers, which help and completion list.
protocol WordArgument: ExpressibleByArgument, CaseIterable, RawRepresentable
where RawValue: ExpressibleByArgument & LosslessStringConvertible {}

extension WordArgument {
  /// The words, which ArgumentParser would find through key paths; that takes a seventh of the time of parsing.
  public static var allValueStrings: [String] { allCases.map { $0.rawValue.description } }

  /// None, as the words say what they mean.
  public static var allValueDescriptions: [String: String] { [:] }
}

extension PainterChoice: WordArgument {}

/// The value of `--mouse`.
enum MouseChoice: String, WordArgument {
  /// On terminals that report a mouse.
  case auto
  case on
  case off

  func isWanted(on terminal: TerminalCapabilities) -> Bool {
    self == .on || self == .auto && terminal.hasMouse
  }
}
