/// A popup window while Vim places it step by step; rows and columns count from 0.
struct VimPopupLayout {
  let popup: VimPopup
  let screen: VimScreen
  let rules: VimRules

  /// The top-left cell with the border.
  var row = 0
  var column = 0
  /// The size of the text.
  var width: Int
  var height = 0
  /// The first visible line of text, from 1.
  var topLine = 1
  var hasScrollBar = false

  /// The rows and columns around the text: border, padding and scroll bar.
  let extraTop: Int
  let extraLeft: Int
  var extraRight: Int
  var extraWidth: Int
  let extraHeight: Int

  /// The columns of text between the first column and the right edge.
  var room = 0
  /// The columns that a line of text may take.
  var maxWidth = 0
  /// The columns for line numbers and signs: none, or negative if no column is left for text.
  var margin = 0
  /// The value of `maxWidth` without regard to a scroll bar.
  var maxWidthWithoutScrollBar = 0
  /// The width to return to if a scroll bar is added later.
  var widthWithScrollBar = 0
  /// Whether the popup may move left to make room for its text.
  var mayMoveLeft: Bool
  /// Rows that wrapped lines take beyond their first.
  var wrappedRows = 0
  /// Whether a line takes the greatest width.
  var fillsMaxWidth = false

  init(_ popup: VimPopup, on screen: VimScreen, width: Int) {
    (self.popup, self.screen, self.width) = (popup, screen, width)
    rules = popup.version.rules
    let (border, padding) = (popup.border, popup.padding)
    let top = border.top + padding.top
    extraTop = top == 0 && popup.titleWidth > 0 ? 1 : top
    extraLeft = border.left + padding.left
    extraRight = border.right + padding.right
    extraWidth = extraLeft + extraRight
    extraHeight = extraTop + border.bottom + padding.bottom
    mayMoveLeft =
      popup.pos.isLeft && !popup.fixed && (!popup.wrap || rules.movesBeforeWrapping)
  }
}

extension VimPopupLayout {
  /// Places in Vim's order: the column decides the width, that the height, and that the row.
  mutating func follow(_ request: VimPopupRequest) {
    start(at: request)
    measureText()
    addScrollBar()
    limitWidth()
    placeColumn(for: request)
    limitHeight()
    placeRow(for: request)
    if rules.keepsOnScreen { keepOnScreen() }
  }

  var lineCount: Int { popup.lineWidths.count }

  /// The rows that the text may take.
  var maxHeight: Int { popup.maxheight > 0 ? popup.maxheight : screen.lines }

  func position(visible: Bool) -> VimPopupPosition {
    let (border, padding) = (popup.border, popup.padding)
    return VimPopupPosition(
      line: row + 1, col: column + 1,
      width: width + extraLeft + border.right + padding.right,
      height: height + extraTop + border.bottom + padding.bottom,
      coreLine: row + 1 + extraTop, coreCol: column + 1 + extraLeft,
      coreWidth: width, coreHeight: height,
      firstline: topLine, lastline: lastLine, scrollbar: hasScrollBar, visible: visible)
  }
}

extension VimPopupLayout {
  /// Puts the corner at its place, with at least one column for text.
  mutating func start(at request: VimPopupRequest) {
    let end = screen.columns - extraLeft - (rules.reservesRightBorder ? extraRight : 0)
    if popup.pos.isTop && !request.centersLine && request.line > 0 {
      row = min(request.line, screen.lines) - 1
    }
    if popup.pos.isLeft && !request.centersCol && request.col > 0 {
      column = min(request.col, end) - 1
    }
    if rules.keepsOnScreen { column = max(0, column) }
    room = end - column
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

  /// Without room left of `end` it begins at the left edge, or is cut there if it is fixed.
  private mutating func alignRight(to end: Int) {
    let start = end - (width + extraWidth)
    if start >= 0 {
      column = start
    } else if popup.fixed {
      width = max(0, width - max(0, -start - extraLeft))
    }
  }
}

extension VimPopupLayout {
  /// Clamps the height between the least and the greatest one.
  mutating func limitHeight() {
    height = lineCount - topLine + 1 + wrappedRows
    height = min(max(height, popup.minheight), maxHeight)
  }

  /// Puts the popup above or below its line, or in the middle, its first row on the screen.
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
    row = max(0, min(row, screen.lines - 1))
  }

  /// Ends in `line`; without room it is cut, or goes below if `line` is in the upper half.
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

  /// Begins in `line`; without room it is cut, or goes above if `line` is in the lower half.
  private mutating func placeBelow(_ line: Int, wholeHeight: Int) {
    let needed = rules.flipsByWholeHeight ? wholeHeight : height
    let overflows = line + needed + extraHeight - 1 > screen.lines
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
    (column, width) = kept(column, width, extra: extraWidth, limit: screen.columns)
    (row, height) = kept(row, height, extra: extraHeight, limit: screen.lines)
  }

  private func kept(_ start: Int, _ length: Int, extra: Int, limit: Int) -> (Int, Int) {
    let start = max(0, min(start, limit - length - extra))
    return (start, start + length + extra > limit ? max(0, limit - start - extra) : length)
  }
}
