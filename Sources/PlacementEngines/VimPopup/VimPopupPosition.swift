import PopoverGeometry

extension VimPopup {
  /// Where Vim puts this popup window on an otherwise empty screen.
  public func position(on screen: VimScreen) -> VimPopupPosition {
    let (popup, screen) = (clamped, screen.clamped)
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

/// The position of a popup window as in `popup_getpos()`: lines and columns count from 1.
public struct VimPopupPosition: Equatable, Sendable {
  /// The first line, border included.
  public var line: Int
  /// The first column, border included.
  public var col: Int
  /// The width with border and padding; the scroll bar takes another column.
  public var width: Int
  /// The height with border and padding.
  public var height: Int
  /// The first line of the text.
  public var coreLine: Int
  /// The first column of the text.
  public var coreCol: Int
  /// The width of the text.
  public var coreWidth: Int
  /// The height of the text.
  public var coreHeight: Int
  /// The first line of text that is visible.
  public var firstline: Int
  /// The last line of text that is wholly visible.
  public var lastline: Int
  /// Whether there is a scroll bar.
  public var scrollbar: Bool
  /// Whether the popup is visible.
  public var visible: Bool

  /// A position of these figures.
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
  /// The number clamped to 32 bits.
  fileprivate var inVimRange: Int { Swift.max(Int(Int32.min), Swift.min(self, Int(Int32.max))) }

  /// The number as a length in Vim, which is not negative.
  fileprivate var asVimLength: Int { Swift.max(0, inVimRange) }
}

extension VimPopup {
  /// The same popup with every number clamped to its range in Vim.
  fileprivate var clamped: VimPopup {
    var popup = self
    popup.lineWidths = lineWidths.isEmpty ? [0] : lineWidths.map(\.asVimLength)
    (popup.line, popup.col) = (line.inVimRange, col.inVimRange)
    popup.textprop = textprop?.clamped
    (popup.minwidth, popup.minheight) = (minwidth.asVimLength, minheight.asVimLength)
    (popup.maxwidth, popup.maxheight) = (maxwidth.asVimLength, maxheight.asVimLength)
    (popup.border, popup.padding) = (border.clamped(to: 1), padding.clamped(to: 999))
    popup.titleWidth = titleWidth.asVimLength
    popup.firstline = max(-1, firstline)
    return popup
  }
}

extension EdgeInsets<Int> {
  fileprivate func clamped(to limit: Int) -> Self {
    func clamped(_ cells: Int) -> Int { max(0, min(cells, limit)) }
    return Self(
      top: clamped(top), left: clamped(left), bottom: clamped(bottom), right: clamped(right))
  }
}

extension VimTextProperty {
  fileprivate var clamped: VimTextProperty {
    VimTextProperty(line: line.inVimRange, col: col.asVimLength, length: length.asVimLength)
  }
}

extension VimScreen {
  fileprivate var clamped: VimScreen {
    VimScreen(columns: max(1, columns.inVimRange), lines: max(1, lines.inVimRange))
  }
}
