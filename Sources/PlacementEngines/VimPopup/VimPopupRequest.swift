/// Where the corner of a popup should be, after any text property has been found on the screen.
struct VimPopupRequest {
  /// Counted from 1; 0 and less is before the screen.
  var line: Int
  var col: Int
  var centersLine: Bool
  var centersCol: Bool
}

extension VimPopupRequest {
  /// `nil` if the text of the property is not on the screen.
  init?(_ popup: VimPopup, on screen: VimScreen) {
    if let textprop = popup.textprop {
      self.init(popup, attachedTo: textprop, on: screen)
    } else {
      self.init(
        line: max(0, popup.line), col: max(0, popup.col), centersLine: popup.line == 0,
        centersCol: popup.col == 0)
    }
    if popup.pos == .center { (centersLine, centersCol) = (true, true) }
  }

  /// Beside the text: below it or above, right of its end or left of its start.
  private init?(_ popup: VimPopup, attachedTo textprop: VimTextProperty, on screen: VimScreen) {
    let offset = popup.pos.isLeft ? textprop.length - 1 : 0
    guard let cell = textprop.cell(rightOf: offset, on: screen) else { return nil }
    self.init(
      line: cell.line + popup.line + (popup.pos.isTop ? 1 : -1),
      col: cell.col + popup.col + (popup.pos.isLeft ? 0 : -2),
      centersLine: false, centersCol: false)
  }
}

/// A text that popups are attached to, in a window that fills the screen above the command line.
public struct VimTextProperty: Equatable, Sendable {
  /// The line of the text, which is also its screen line, from 1.
  public var line: Int
  /// The first column of the text, from 1.
  public var col: Int
  /// The cells of the text.
  public var length: Int

  /// A text in a line.
  public init(line: Int, col: Int, length: Int) {
    (self.line, self.col, self.length) = (line, col, length)
  }
}

extension VimTextProperty {
  func isInWindow(of screen: VimScreen) -> Bool { line >= 1 && line < screen.lines }

  /// The screen line and column, both from 1, of the cell right of the one at `offset` in the text;
  /// `nil` if that is below the window. A text ends with its line, which is as wide as the screen. Vim counts the column
  /// of the property from 0 and not from 1, so that a popup at the right edge of the screen is attached to the start of
  /// the next row.
  func cell(rightOf offset: Int, on screen: VimScreen) -> (line: Int, col: Int)? {
    let column = min(col + offset, screen.columns)
    let line = self.line + column / screen.columns
    return line < screen.lines ? (line, column % screen.columns + 1) : nil
  }
}
