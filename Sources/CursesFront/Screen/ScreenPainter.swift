import CellCanvas

/// Puts frames on a screen, each time no more than what differs from the frame before.
protocol ScreenPainter {
  /// Shows a frame.
  ///
  /// - Parameter cursor: where the terminal's cursor is seen on the frame; `nil` hides it.
  mutating func paint(_ frame: Canvas, cursor: CellPoint?, on screen: CursesScreen)
  /// Takes nothing for granted with the next frame.
  mutating func forget()
}

/// The way in which frames reach the terminal.
public enum PainterChoice: String, CaseIterable, Sendable {
  /// The direct painter, if the terminal is addressed as ANSI terminals are.
  case auto
  /// By curses, on every terminal that it knows, in the colours that it knows of.
  case curses
  /// By bytes of our own, which are fewer and can say true colours.
  case direct
}
