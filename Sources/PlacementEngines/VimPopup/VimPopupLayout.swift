/// A popup window while Vim works out its place, step by step; rows and columns count from 0.
struct VimPopupLayout {
  let popup: VimPopup
  let screen: VimScreen

  /// The top-left cell with the border.
  var row = 0
  var column = 0
  /// The size of the text.
  var width: Int
  var height = 0
  /// The line of text that shows first, from 1.
  var topLine = 1
  var hasScrollBar = false

  /// Rows and columns around the text: border, padding and scroll bar.
  let extraTop: Int
  let extraLeft: Int
  var extraRight: Int
  var extraWidth: Int
  let extraHeight: Int

  /// The columns between the starting column and the right edge, for text alone.
  var room = 0
  /// The columns that a line of text may take.
  var maxWidth = 0
  /// What Vim takes for line numbers and signs: nothing, and less where text has no column.
  var margin = 0
  /// The same as `maxWidth`, not caring for a scroll bar.
  var maxWidthWithoutScrollBar = 0
  /// The width to fall back to if a scroll bar comes late.
  var widthWithScrollBar = 0
  /// Whether the popup may go left to make room for its text.
  var mayMoveLeft: Bool
  /// Rows that wrapped lines take beyond their first.
  var wrappedRows = 0
  /// Whether a line is as wide as it may be.
  var fillsMaxWidth = false

  init(_ popup: VimPopup, on screen: VimScreen, width: Int) {
    (self.popup, self.screen, self.width) = (popup, screen, width)
    let (border, padding) = (popup.border, popup.padding)
    let top = border.top + padding.top
    extraTop = top == 0 && popup.titleWidth > 0 ? 1 : top
    extraLeft = border.left + padding.left
    extraRight = border.right + padding.right
    extraWidth = extraLeft + extraRight
    extraHeight = extraTop + border.bottom + padding.bottom
    mayMoveLeft = !popup.fixed
  }
}

extension VimPopupLayout {
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
