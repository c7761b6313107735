extension VimPopup {
  /// Where Vim puts this popup window on a screen on which nothing else is.
  public func position(on screen: VimScreen) -> VimPopupPosition {
    let (popup, screen) = (held, screen.held)
    if let textprop = popup.textprop, !textprop.isInWindow(of: screen) {
      return VimPopupLayout(popup, on: screen, width: screen.columns).position(visible: false)
    }
    guard let request = VimPopupRequest(popup, on: screen) else {
      return VimPopupLayout(popup, on: screen, width: 0).position(visible: true)
    }
    var layout = VimPopupLayout(popup, on: screen, width: 1)
    layout.follow(request)
    return layout.position(visible: true)
  }
}

extension VimPopupLayout {
  /// Vim's order of work: the width wants the column, the height wants the width, and the row
  /// wants the height.
  fileprivate mutating func follow(_ request: VimPopupRequest) {
    start(at: request)
    measureText()
    addScrollBar()
    limitWidth()
    placeColumn(for: request)
    limitHeight()
    placeRow(for: request)
    keepOnScreen()
  }
}
