extension VimPopupLayout {
  /// Measures the width of the text, the rows that it wraps to, and whether all of it is visible.
  mutating func measureText() {
    topLine = max(1, min(popup.firstline, lineCount))
    if popup.firstline > lineCount && rules.ignoresFirstlineBeyondText { topLine = 1 }
    if rules.measuresHiddenLines {
      width = popup.lineWidths.reduce(width) { max($0, limited($1 + margin)) }
    }
    let endsWithLastLine = popup.firstline < 0
    var line = endsWithLastLine ? lineCount : topLine
    while line >= 1 && line <= lineCount {
      measure(popup.lineWidths[line - 1])
      line += endsWithLastLine ? -1 : 1
      let shown = endsWithLastLine ? lineCount - line : line - topLine
      if shown + wrappedRows >= maxHeight { break }
    }
    if endsWithLastLine { topLine = line + 1 }
    hasScrollBar = popup.scrollbar && (topLine > 1 || line <= lineCount)
  }

  private mutating func measure(_ length: Int) {
    let excess = length + margin - maxWidth
    if excess > 0 && mayMoveLeft {
      moveLeft(by: excess)
      guard rules.movesBeforeWrapping else { return }
    }
    let rest = popup.wrap ? wrap(length) : length
    if width < rest + margin { width = limited(rest + margin) }
  }

  /// Gives the text up to `distance` more columns, at most those on the left of the popup.
  private mutating func moveLeft(by distance: Int) {
    var distance = min(distance, column)
    if popup.maxwidth > 0 && rules.movesUpToMaxwidth {
      distance = min(distance, popup.maxwidth - maxWidth)
    }
    column -= distance
    maxWidth += distance
    width = maxWidth
  }

  /// Counts the rows of a line beyond its first, and returns the length of the last one.
  private mutating func wrap(_ length: Int) -> Int {
    let excess = length + margin - maxWidth
    guard excess > 0 else { return length }
    let step = maxWidth - margin
    let rows = (excess + step - 1) / step
    wrappedRows += rows
    width = maxWidth
    fillsMaxWidth = true
    return length - rows * step
  }

  private func limited(_ width: Int) -> Int {
    popup.maxwidth > 0 ? min(width, popup.maxwidth) : width
  }

  /// The last line of text that is wholly visible, which Vim finds while it draws the popup; its initial
  /// value, line 1, if there is no cell for text, or none on the screen.
  var lastLine: Int {
    guard
      height != 0 && width != 0 && row + extraTop < screen.lines
        && column + extraLeft < screen.columns
    else { return 1 }
    var rows = 0
    for line in topLine...lineCount {
      if rows == height { return line - 1 }
      rows += rowCount(of: popup.lineWidths[line - 1])
      // A line that ends in the last row of the screen does not count as wholly visible.
      if rows > height || row + extraTop + rows >= screen.lines { return max(topLine, line - 1) }
    }
    return lineCount
  }

  /// Text takes one cell per row even in a popup to which Vim has given a negative width.
  private func rowCount(of length: Int) -> Int {
    guard popup.wrap else { return 1 }
    let width = max(1, width)
    return max(1, (length + width - 1) / width)
  }
}
