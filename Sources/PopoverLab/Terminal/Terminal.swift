import CellCanvas

/// What a terminal tells the lab.
public enum TerminalEvent: Equatable, Sendable {
  case key(Key)
  /// Text that was not typed but put in as a whole.
  case pasted(String)
  case mouse(MouseEvent)
  /// The screen has another size.
  case resized(CellSize)
  /// A file that is watched has been written or replaced.
  case fileChanged(path: String)
  /// The terminal is gone, or nothing more will come from it.
  case closed
  /// So much time has passed since the terminal was opened. It comes when the moment has come that was
  /// waited for, and no more often, however late that is.
  case time(Duration)
}

/// What the lab asks of a terminal beside showing a frame.
public enum TerminalRequest: Equatable, Sendable {
  /// Give the screen back, stop the program as job control does, and take the screen again.
  case suspend
  /// Forget what is on the screen and draw it anew with the next frame.
  case redraw
  /// Ring the bell.
  case bell
  /// Put a text into the clipboard of whoever sits at the terminal.
  case copy(String)
  /// From now on, tell when one of these files changes. Whoever waits for keys waits for files too,
  /// as a program can only wait in one place.
  case watch(paths: [String])
}

/// Where a lab is shown and whence its keys come: a real screen, or a played one.
public protocol Terminal {
  /// The size of the screen at this moment; at least one cell each way.
  var size: CellSize { get }

  /// Shows a frame of the present size, and on it the cursor of the terminal; without a place the cursor
  /// is hidden. Showing the same again writes nothing.
  mutating func present(_ frame: Canvas, cursor: CellPoint?)

  /// Waits until something happens, and returns everything that waits, in order; never empty.
  ///
  /// - Parameter moment: when ``TerminalEvent/time(_:)`` is to come at the latest; `nil` is never.
  mutating func waitForEvents(until moment: Duration?) -> [TerminalEvent]

  mutating func perform(_ request: TerminalRequest)
}

extension Terminal {
  /// Shows a frame without a cursor.
  public mutating func present(_ frame: Canvas) { present(frame, cursor: nil) }
}
