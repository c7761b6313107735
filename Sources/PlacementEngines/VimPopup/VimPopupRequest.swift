/// The corner that a popup asks for, once any text property has been found on the screen.
struct VimPopupRequest {
  /// Counted from 1; a line or column of 0 or less lies before the screen.
  var line: Int
  var col: Int
  var centersLine: Bool
  var centersCol: Bool
}

extension VimPopupRequest {
  /// None when the text of the property is not on the screen.
  init?(_ popup: VimPopup, on screen: VimScreen) {
    if let textprop = popup.textprop {
      self.init(popup, hangingOn: textprop, on: screen)
    } else {
      self.init(
        line: max(0, popup.line), col: max(0, popup.col), centersLine: popup.line == 0,
        centersCol: popup.col == 0)
    }
    if popup.pos == .center { (centersLine, centersCol) = (true, true) }
  }

  /// Beside the text: below it or above, right of its end or left of its start.
  private init?(_ popup: VimPopup, hangingOn textprop: VimTextProperty, on screen: VimScreen) {
    let offset = popup.pos.isLeft ? textprop.length - 1 : 0
    guard let cell = textprop.cell(rightOf: offset, on: screen) else { return nil }
    self.init(
      line: cell.line + popup.line + (popup.pos.isTop ? 1 : -1),
      col: cell.col + popup.col + (popup.pos.isLeft ? 0 : -2),
      centersLine: false, centersCol: false)
  }
}
