import CellCanvas
import Dial

/// What the lab asks of a terminal beside showing a frame.
public enum TerminalRequest: Equatable, Sendable {
  /// Give the screen back, stop the program as job control does, and take the screen again.
  case suspend
  /// Forget what is on the screen and draw all of the next frame.
  case redraw
  /// Ring the bell.
  case bell
  /// Put a text into the clipboard of the terminal.
  case copy(String)
  /// From now on, report changes of these files. A program can wait in one place only, so files are
  /// waited for where keys are.
  case watch(paths: [String])
}

/// Where a lab is shown and its keys come from: a real screen, or a headless one.
public protocol Terminal {
  /// The size of the screen at this moment; at least one cell each way.
  var size: CellSize { get }

  /// Shows a frame of the present size, and on it the cursor of the terminal, which is hidden without a
  /// place. Showing the same again writes nothing.
  mutating func present(_ frame: Canvas, cursor: CellPoint?)

  /// Waits until something happens, and returns everything that waits, in order; never empty.
  ///
  /// - Parameter moment: when ``TerminalEvent/time(_:)`` is to come at the latest; `nil` is never.
  mutating func waitForEvents(until moment: Duration?) -> [TerminalEvent]

  /// Does what the lab asks.
  mutating func perform(_ request: TerminalRequest)
}

extension Terminal {
  /// Shows a frame without a cursor.
  public mutating func present(_ frame: Canvas) { present(frame, cursor: nil) }
}

/// What the screen can show, and what a person has asked of it.
public struct DisplayOptions: Equatable, Sendable {
  /// The colours.
  public var depth: ColorDepth
  /// Whether nothing but ASCII can be shown.
  public var isASCII: Bool
  /// The columns of characters about which terminals disagree; with two, boxes are drawn in ASCII.
  public var ambiguousWidth: AmbiguousWidth
  /// Whether nothing is to move by itself unless it is asked to, and then slowly.
  public var reducesMotion: Bool
  /// What announces each item of a dial that passes.
  public var dialSignal: DialBehavior.Signal

  /// Options; without any, everything can be shown.
  public init(
    depth: ColorDepth = .trueColor, isASCII: Bool = false, ambiguousWidth: AmbiguousWidth = .one,
    reducesMotion: Bool = false, dialSignal: DialBehavior.Signal = .none
  ) {
    self.depth = depth
    self.isASCII = isASCII
    self.ambiguousWidth = ambiguousWidth
    self.reducesMotion = reducesMotion
    self.dialSignal = dialSignal
  }
}
