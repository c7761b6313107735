/// A piece of text that popup windows hang on, in a window that fills the screen but for the
/// command line.
public struct VimTextProperty: Equatable, Sendable {
  /// The line of the text, which is also its screen line: from 1.
  public var line: Int
  /// The first column of the text: from 1.
  public var col: Int
  /// Cells of text.
  public var length: Int

  public init(line: Int, col: Int, length: Int) {
    (self.line, self.col, self.length) = (line, col, length)
  }
}

extension VimTextProperty {
  func isInWindow(of screen: VimScreen) -> Bool { line >= 1 && line < screen.lines }

  /// The screen line and column, both from 1, of the cell to the right of the one that lies
  /// `offset` cells into the text; none when it wraps to below the window.
  ///
  /// Vim reads the column of the property, which counts from 1, as if it counted from 0. So at
  /// the right edge of the screen popups hang on the start of the next row.
  func cell(rightOf offset: Int, on screen: VimScreen) -> (line: Int, col: Int)? {
    let column = col + offset
    let line = self.line + column / screen.columns
    return line < screen.lines ? (line, column % screen.columns + 1) : nil
  }
}
