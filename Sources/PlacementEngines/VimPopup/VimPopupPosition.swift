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

/// Where a popup window lies, as `popup_getpos()` tells it: lines and columns count from 1.
public struct VimPopupPosition: Equatable, Sendable {
  /// The top-left cell.
  public var line: Int
  public var col: Int
  /// The size with border and padding; the scroll bar takes a further column.
  public var width: Int
  public var height: Int
  /// The top-left cell of the text.
  public var coreLine: Int
  public var coreCol: Int
  /// The size of the text.
  public var coreWidth: Int
  public var coreHeight: Int
  /// The first and the last line of text that show whole.
  public var firstline: Int
  public var lastline: Int
  public var scrollbar: Bool
  public var visible: Bool

  public init(
    line: Int, col: Int, width: Int, height: Int, coreLine: Int, coreCol: Int, coreWidth: Int,
    coreHeight: Int, firstline: Int, lastline: Int, scrollbar: Bool, visible: Bool
  ) {
    (self.line, self.col, self.width, self.height) = (line, col, width, height)
    (self.coreLine, self.coreCol) = (coreLine, coreCol)
    (self.coreWidth, self.coreHeight) = (coreWidth, coreHeight)
    (self.firstline, self.lastline) = (firstline, lastline)
    (self.scrollbar, self.visible) = (scrollbar, visible)
  }
}

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
