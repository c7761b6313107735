import CellCanvas
import Dial

package enum TerminalRequest: Equatable, Sendable {
  /// Give the screen back, stop the program as job control does, and take the screen again. The whole job is what was
  /// started with it, as at the other end of a pipe.
  case suspend(wholeJob: Bool)
  /// Forget what is on the screen and draw all of the next frame.
  case redraw
  case bell
  case copy(String)
  /// From now on, report changes of these files and no others. A program can wait in one place only, so the terminal
  /// reports files as well as keys.
  case watch(paths: [String])
}

/// The terminal of a lab, real or headless: it shows frames and reports events.
package protocol Terminal {
  /// The size of the screen at this moment; at least one cell each way.
  var size: CellSize { get }

  /// Shows a frame of the present size, with the cursor at a place, or hidden if that is `nil`. Showing the same
  /// frame again writes nothing.
  mutating func present(_ frame: Canvas, cursor: CellPoint?)

  /// Waits until something happens, and returns all waiting events in order, at least one.
  ///
  /// - Parameter moment: the latest time for a ``TerminalEvent/time(_:)``; `nil` for none.
  mutating func waitForEvents(until moment: Duration?) -> [TerminalEvent]

  /// Performs a request, and returns what has happened to the terminal meanwhile, such as a new size after a stop.
  @discardableResult
  mutating func perform(_ request: TerminalRequest) -> [TerminalEvent]

  /// The time since the terminal was opened, in whole milliseconds where it is measured: as a script says it.
  var elapsed: Duration { get }
}

/// The abilities of the screen, and the user's options for it.
package struct DisplayOptions: Equatable, Sendable {
  package var depth: ColorDepth
  package var isASCII: Bool
  /// The columns of characters about which terminals disagree; with two, boxes are drawn in ASCII.
  package var ambiguousWidth: AmbiguousWidth
  /// Whether nothing moves without a command, and then only slowly.
  package var reducesMotion: Bool
  /// The signal for each item of a dial that passes.
  package var dialSignal: DialBehavior.Signal

  package init(
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

package enum TerminalEvent: Equatable, Sendable {
  case key(Key)
  case pasted(String)
  case mouse(MouseEvent)
  /// The screen has this size, which may be the one before, and has lost what was on it.
  case resized(CellSize)
  /// A file that is watched has been written or replaced.
  case fileChanged(path: String)
  /// A signal asks the program to stop.
  case stopping
  /// The terminal is gone, or nothing more will come from it.
  case closed
  /// The time since the terminal was opened. It comes once for each moment that was waited for, perhaps late.
  case time(Duration)
}
