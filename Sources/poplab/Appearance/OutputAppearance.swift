import ArgumentParser
import CellCanvas
import CursesFront
import Foundation
import PopoverScenes
import PopoverThemes

/// The value of `--color`.
enum ColorChoice: String, WordArgument {
  case auto
  case always
  case never
  case palette16 = "16"
  case palette256 = "256"
  case trueColor = "truecolor"

  /// The depth to draw with: the option before `NO_COLOR`, that before `FORCE_COLOR` and `CLICOLOR_FORCE`,
  /// and these before the colours that the terminal reports. `deepest` are those that can be written to it;
  /// true colour chosen by name uses them, as many terminals show it without reporting it.
  func depth(
    terminal: ColorDepth, deepest: ColorDepth? = nil, environment: [String: String]
  ) -> ColorDepth {
    switch self {
    case .never: .none
    case .always: terminal
    case .auto: Self.isColorUnwanted(environment) ? .none : terminal
    case .palette16: min(.palette16, terminal)
    case .palette256: min(.palette256, terminal)
    case .trueColor: deepest ?? terminal
    }
  }

  /// The depth to print with. A file or a pipe, for which `terminal` is `nil`, gets colours only on
  /// request, and then all of them; a terminal gets at least the eight that all have on request.
  func depth(ofOutput terminal: ColorDepth?, environment: [String: String]) -> ColorDepth {
    let isAsked =
      self == .auto
      ? Self.isColorForced(environment) && !Self.isColorUnwanted(environment) : self != .never
    let shown = terminal ?? (isAsked ? .trueColor : .none)
    return depth(
      terminal: isAsked ? max(.palette8, shown) : shown, deepest: .trueColor,
      environment: environment)
  }

  /// The variable that has a say in `auto`, if there is one.
  static func variable(_ environment: [String: String]) -> String? {
    if let name = ["NO_COLOR", "FORCE_COLOR"].first(where: environment.isSet) { return name }
    if environment.isOn("CLICOLOR_FORCE") { return "CLICOLOR_FORCE" }
    return environment["CLICOLOR"] == "0" ? "CLICOLOR" : nil
  }

  /// `NO_COLOR` counts when it is present and not empty, whatever it says.
  static func isColorUnwanted(_ environment: [String: String]) -> Bool {
    environment.isSet("NO_COLOR")
      || environment["CLICOLOR"] == "0" && !isColorForced(environment)
  }

  /// `FORCE_COLOR` counts as `NO_COLOR` does; `CLICOLOR_FORCE` does not if it is 0.
  private static func isColorForced(_ environment: [String: String]) -> Bool {
    environment.isSet("FORCE_COLOR") || environment.isOn("CLICOLOR_FORCE")
  }
}

/// What standard output can show, on a terminal or in a file.
struct OutputAppearance {
  /// `nil` if it is no terminal.
  let terminal: TerminalCapabilities?
  private let environment = ProcessEnvironment.variables

  static var current: OutputAppearance {
    OutputAppearance(terminal: isatty(STDOUT_FILENO) == 1 ? .current() : nil)
  }

  func depth(_ choice: ColorChoice) -> ColorDepth {
    choice.depth(ofOutput: terminal?.colorDepth, environment: environment)
  }

  /// The columns that a line may take; 80 where there is no terminal.
  var width: Int {
    var size = winsize()
    guard terminal != nil, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0
    else { return 80 }
    return Int(size.ws_col)
  }

  /// Whether it is a terminal that can show ASCII alone.
  private var isASCII: Bool { terminal.map { !$0.showsUnicode } ?? false }

  /// A theme as it can be shown, in ASCII if that is wanted. Without an option or a variable, the locale
  /// says how wide ambiguous characters are on a terminal.
  func shown(_ theme: Theme, ascii: Bool, _ options: AmbiguousOptions) -> Theme {
    if ascii || isASCII { return theme.inASCII }
    let locale = terminal.flatMap { _ in LocaleVariable(environment) }
    var theme = theme
    theme.ambiguousWidth =
      options.ambiguousWidth ?? .set(in: environment) ?? .suggested(by: locale)
    return theme
  }

  /// The text of a canvas, with escape sequences where there are colours. A terminal without colours
  /// still shows attributes, unless it is a dumb one.
  func text(of canvas: Canvas, _ choice: ColorChoice) -> String {
    let depth = depth(choice)
    let isPlain = depth == .none && (choice == .never || !hasAttributes)
    return isPlain ? canvas.picture : canvas.ansiText(depth: depth)
  }

  private var hasAttributes: Bool {
    terminal.map { !$0.name.isEmpty && $0.name != "dumb" } ?? false
  }
}

/// The width of characters about which terminals disagree.
struct AmbiguousOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The columns of characters that are wide in some terminals; with 2, boxes are drawn in ASCII.",
      valueName: "1|2"))
  var ambiguousWidth: AmbiguousWidth?

  /// The width for output that is the same on every machine: the option alone decides.
  var width: AmbiguousWidth { ambiguousWidth ?? .one }
}

extension AmbiguousWidth: WordArgument {}

extension AmbiguousWidth {
  /// The variable that sets it, by `1` or `2`.
  static let variable = "POPLAB_AMBIGUOUS_WIDTH"

  /// What that variable says; `nil` if it says nothing that is known.
  static func set(in environment: [String: String]) -> AmbiguousWidth? {
    environment[variable].flatMap { AmbiguousWidth(argument: $0) }
  }

  /// What the language of the locale suggests: in Chinese, Japanese and Korean text such characters are as
  /// wide as the letters are, and so they are in terminals that are set up for it.
  static func suggested(by locale: LocaleVariable?) -> AmbiguousWidth {
    ["zh", "ja", "ko"].contains(locale?.language) ? .two : .one
  }
}
