extension VimPopupLayout {
  /// The last line of text that shows whole, as Vim knows it after it has drawn the popup.
  ///
  /// Without any cell for text nothing is drawn and Vim keeps its first guess, line 1.
  var lastLine: Int {
    guard height != 0 && width != 0 && row + extraTop < screen.lines else { return 1 }
    var rows = 0
    for line in topLine...lineCount {
      if rows == height { return line - 1 }
      rows += rowCount(of: popup.lineWidths[line - 1])
      // A line that ends in the last row of the screen counts as not whole.
      if rows > height || row + extraTop + rows >= screen.lines { return max(topLine, line - 1) }
    }
    return lineCount
  }

  /// Text goes on, one cell a row, even in a popup whose width Vim has let fall below nothing.
  private func rowCount(of length: Int) -> Int {
    guard popup.wrap else { return 1 }
    let width = max(1, width)
    return max(1, (length + width - 1) / width)
  }
}
