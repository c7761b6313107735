/// A popup window while Vim places it step by step; rows and columns count from 0.
struct VimPopupLayout {
  let popup: VimPopup
  let screen: VimScreen

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
  /// The columns that Vim reserves for line numbers and signs: none, or a negative number if no
  /// column is left for text.
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
  /// Places the popup in Vim's order: the width depends on the column, the height on the width, and the
  /// row on the height.
  mutating func follow(_ request: VimPopupRequest) {
    start(at: request)
    measureText()
    addScrollBar()
    limitWidth()
    placeColumn(for: request)
    limitHeight()
    placeRow(for: request)
    keepOnScreen()
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
