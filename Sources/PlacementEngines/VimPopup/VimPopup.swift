/// A popup window as Vim's `popup_create()` is asked for it, with Vim's own names and defaults.
///
/// Lines and columns count cells from 1. The rules are those of Vim 9.2.995, and like Vim the
/// engine measures its text while it places: wrapping and the scroll bar change the size.
/// Numbers beyond Vim's 32 bits are held to them.
public struct VimPopup: Equatable, Sendable {
  /// How many cells each line of the text takes; no lines at all are one empty line.
  public var lineWidths: [Int]

  /// Which corner of the popup `line` and `col` name.
  public var pos: VimPopupCorner = .topLeft

  /// The screen line of that corner; 0 centres, a negative line is the one above the screen.
  /// With a text property: lines to move down from where the property would put the popup.
  public var line = 0

  /// The screen column of that corner; 0 centres, a negative column is the one left of the screen.
  /// With a text property: columns to move right from where the property would put the popup.
  public var col = 0

  /// The piece of text that the popup hangs on, if any.
  public var textprop: VimTextProperty?

  /// Whether a popup that does not fit may go to the other side of `line`.
  public var posinvert = true

  /// Whether the column stays as asked for, even when text is cut off by it.
  public var fixed = false

  /// Whether lines that are too long go on in the next row.
  public var wrap = true

  /// Least and greatest size of the text; 0 is no limit.
  public var minwidth = 0
  public var minheight = 0
  public var maxwidth = 0
  public var maxheight = 0

  /// Cells of border, each 0 or 1.
  public var border = VimPopupEdges.none

  /// Cells between border and text.
  public var padding = VimPopupEdges.none

  /// Whether a scroll bar shows when not all of the text does.
  public var scrollbar = true

  /// Cells of the title; 0 is none.
  public var titleWidth = 0

  /// The first line of text that shows; 0 leaves it to Vim, negative ends with the last line.
  public var firstline = 0

  public init(lineWidths: [Int]) { self.lineWidths = lineWidths }
}

/// Which corner of a popup window a line and a column name.
public enum VimPopupCorner: String, Equatable, Sendable, CaseIterable {
  case topLeft = "topleft"
  case topRight = "topright"
  case bottomLeft = "botleft"
  case bottomRight = "botright"
  /// No corner: the popup goes to the middle of the screen.
  case center

  var isTop: Bool { self == .topLeft || self == .topRight }
  var isLeft: Bool { self == .topLeft || self == .bottomLeft }
  var isRight: Bool { self == .topRight || self == .bottomRight }
}

/// Cells on the four sides of a popup window, in the order in which Vim lists them.
public struct VimPopupEdges: Equatable, Sendable {
  public var top: Int
  public var right: Int
  public var bottom: Int
  public var left: Int

  public init(top: Int, right: Int, bottom: Int, left: Int) {
    (self.top, self.right, self.bottom, self.left) = (top, right, bottom, left)
  }

  public init(all cells: Int) {
    self.init(top: cells, right: cells, bottom: cells, left: cells)
  }

  /// No cells anywhere.
  public static let none = VimPopupEdges(all: 0)

  /// Every side held to what Vim allows for it.
  func held(to limit: Int) -> VimPopupEdges {
    VimPopupEdges(
      top: max(0, min(top, limit)), right: max(0, min(right, limit)),
      bottom: max(0, min(bottom, limit)), left: max(0, min(left, limit)))
  }
}

/// The cells that Vim draws on, the command line included.
public struct VimScreen: Equatable, Sendable {
  public var columns: Int
  public var lines: Int

  public init(columns: Int, lines: Int) { (self.columns, self.lines) = (columns, lines) }
}
