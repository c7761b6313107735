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
