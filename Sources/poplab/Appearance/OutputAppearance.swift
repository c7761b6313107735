import CellCanvas
import CursesFront
import Foundation
import PopoverScenes
import PopoverThemes

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
