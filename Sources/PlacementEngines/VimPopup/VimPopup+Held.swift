extension Int {
  /// This number as far as Vim's 32 bits reach.
  var inVimRange: Int { Swift.max(Int(Int32.min), Swift.min(self, Int(Int32.max))) }

  /// This number as Vim takes a length: nothing negative.
  var asVimLength: Int { Swift.max(0, inVimRange) }
}

extension VimPopup {
  /// The same popup with every number in the range that Vim allows for it.
  var held: VimPopup {
    var held = self
    held.lineWidths = lineWidths.isEmpty ? [0] : lineWidths.map(\.asVimLength)
    (held.line, held.col) = (line.inVimRange, col.inVimRange)
    held.textprop = textprop?.held
    (held.minwidth, held.minheight) = (minwidth.asVimLength, minheight.asVimLength)
    (held.maxwidth, held.maxheight) = (maxwidth.asVimLength, maxheight.asVimLength)
    (held.border, held.padding) = (border.held(to: 1), padding.held(to: 999))
    held.titleWidth = titleWidth.asVimLength
    held.firstline = firstline > lineWidths.count ? 0 : max(-1, firstline)
    return held
  }
}

extension VimTextProperty {
  var held: VimTextProperty {
    VimTextProperty(line: line.inVimRange, col: col.asVimLength, length: length.asVimLength)
  }
}

extension VimScreen {
  var held: VimScreen {
    VimScreen(columns: max(1, columns.inVimRange), lines: max(1, lines.inVimRange))
  }
}
