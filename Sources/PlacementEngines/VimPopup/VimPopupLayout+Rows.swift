extension VimPopupLayout {
  /// Clamps the height between the least and the greatest one.
  mutating func limitHeight() {
    height = lineCount - topLine + 1 + wrappedRows
    height = min(max(height, popup.minheight), maxHeight)
  }

  /// Puts the popup above or below its line, or in the middle.
  mutating func placeRow(for request: VimPopupRequest) {
    let wholeHeight = height
    height = min(height, screen.lines - row)
    if request.centersLine {
      row = max(0, (screen.lines - height - extraHeight) / 2)
    } else if popup.pos.isTop {
      placeBelow(request.line, wholeHeight: wholeHeight)
    } else {
      placeAbove(request.line)
    }
  }

  /// The popup ends in `line`. Without enough room it is cut, or goes below if `line` is in the
  /// upper half.
  private mutating func placeAbove(_ line: Int) {
    if height + extraHeight <= line {
      row = line - (height + extraHeight)
    } else if line * 2 >= screen.lines || !popup.posinvert {
      row = 0
      height = line - extraHeight
    } else {
      row = max(0, line) + 1
      cutAtBottom()
    }
  }

  /// The popup begins in `line`. Without enough room it is cut, or goes above if `line` is in the
  /// lower half.
  private mutating func placeBelow(_ line: Int, wholeHeight: Int) {
    let overflows = line + wholeHeight + extraHeight - 1 > screen.lines
    if overflows && line * 2 > screen.lines && popup.posinvert {
      // Vim assumes that the text at `line` is one row high.
      row = line - 2 - wholeHeight - extraHeight
      height = wholeHeight + min(0, row)
      row = max(0, row)
    } else {
      row = line - 1
      cutAtBottom()
    }
  }

  /// Text that would reach below the screen scrolls instead.
  private mutating func cutAtBottom() {
    guard popup.scrollbar && row + height + extraHeight > screen.lines else { return }
    height = screen.lines - row - extraHeight
    hasScrollBar = true
    if widthWithScrollBar > 0 { width = widthWithScrollBar }
  }

  /// Moves the popup onto the screen, and cuts it if it is larger.
  mutating func keepOnScreen() {
    row = min(row, screen.lines - 1)
    (column, width) = kept(column, width, extra: extraWidth, limit: screen.columns)
    (row, height) = kept(row, height, extra: extraHeight, limit: screen.lines)
  }

  private func kept(_ start: Int, _ length: Int, extra: Int, limit: Int) -> (Int, Int) {
    let start = max(0, min(start, limit - length - extra))
    return (start, start + length + extra > limit ? max(0, limit - start - extra) : length)
  }
}
