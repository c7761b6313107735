extension VimPopupLayout {
  /// Puts the corner at its place, with at least one column for text.
  mutating func start(at request: VimPopupRequest) {
    if popup.pos.isTop && !request.centersLine && request.line > 0 {
      row = min(request.line, screen.lines) - 1
    }
    if popup.pos.isLeft && !request.centersCol && request.col > 0 {
      column = max(0, min(request.col, screen.columns - extraLeft - extraRight) - 1)
    }
    room = screen.columns - column - extraLeft - extraRight
    maxWidth = room
    if popup.maxwidth > 0 && room > popup.maxwidth {
      maxWidth = popup.maxwidth
      mayMoveLeft = false
    }
    margin = maxWidth <= 0 ? maxWidth - 1 : 0
  }

  /// Makes room for the scroll bar where it would cover the text.
  mutating func addScrollBar() {
    maxWidthWithoutScrollBar = maxWidth
    guard hasScrollBar else { return }
    extraRight += 1
    extraWidth += 1
    let widens = popup.minwidth > 0 && width < popup.minwidth
    if maxWidth + extraRight >= room && (fillsMaxWidth || widens) {
      maxWidth -= popup.padding.right + 1
    }
  }

  /// Clamps the width between the least width, the title and the room.
  mutating func limitWidth() {
    let title = popup.titleWidth > 0 ? popup.titleWidth + 2 - extraWidth : 0
    width = max(width, popup.minwidth, title)
    guard width > maxWidth else { return }
    if hasScrollBar && popup.minwidth > 0 {
      // The scroll bar is at the right edge of the screen.
      extraWidth -= min(width - maxWidth, extraRight)
      width = maxWidthWithoutScrollBar
    } else {
      width = maxWidth
      widthWithScrollBar = maxWidthWithoutScrollBar - extraRight
    }
  }

  /// Centres, aligns to the right, or moves left until the right border is visible.
  mutating func placeColumn(for request: VimPopupRequest) {
    if request.centersCol {
      column = max(0, (screen.columns - width - extraWidth) / 2)
    } else if popup.pos.isRight {
      alignRight(to: request.col)
    }
    guard popup.wrap || (!popup.fixed && popup.pos.isLeft) else { return }
    let wholeWidth = extraLeft + width + extraRight
    if wholeWidth > 0 && column > 0 && column + wholeWidth >= screen.columns {
      column = max(0, screen.columns - wholeWidth)
    }
  }

  /// A popup that does not fit left of `end` begins at the left edge, or is cut there if it is
  /// fixed.
  private mutating func alignRight(to end: Int) {
    let start = end - (width + extraWidth)
    if start >= 0 {
      column = start
    } else if popup.fixed {
      width = max(0, width - max(0, -start - extraLeft))
    }
  }
}
