import CellCanvas
import CursesFront
import Foundation
import PopoverScenes

/// What standard output can show: a terminal, or whatever reads text.
struct OutputLook {
  /// `nil` if it is no terminal.
  let terminal: TerminalCapabilities?

  static var current: OutputLook {
    OutputLook(terminal: isatty(STDOUT_FILENO) == 1 ? .current() : nil)
  }

  func depth(_ choice: ColorChoice) -> ColorDepth {
    choice.depth(
      ofOutput: terminal?.colorDepth, environment: ProcessInfo.processInfo.environment)
  }

  /// The columns that a line may take; what is no terminal has those of a common one.
  var width: Int {
    if let width = terminal?.size.width, width > 0 { return width }
    return 80
  }

  /// Whether it is a terminal that can show ASCII alone.
  var isASCII: Bool { terminal.map { !$0.showsUnicode } ?? false }

  /// The text of a canvas, with escape sequences where there are colours.
  static func text(of canvas: Canvas, depth: ColorDepth) -> String {
    depth == .none ? canvas.picture : canvas.ansiText(depth: depth)
  }
}
