import PopoverGeometry

/// The options of a popup window in Vim's `popup_create()`, with Vim's own names and defaults.
///
/// Lines and columns count from 1. The rules are those of one ``VimVersion``. Like Vim, the engine
/// measures text while it places: wrapping and the scroll bar change the size. Numbers are clamped
/// to Vim's 32 bits.
public struct VimPopup: Equatable, Sendable {
  /// The cells of each line of the text; without lines there is one empty line.
  public var lineWidths: [Int]

  /// The corner of the popup that is at `line` and `col`.
  public var pos: VimPopupCorner = .topLeft

  /// The screen line of that corner; 0 centres, and a negative line is above the screen. With a
  /// text property it is a distance downwards from the place beside the text.
  public var line = 0

  /// The screen column of that corner; 0 centres, and a negative column is left of the screen. With
  /// a text property it is a distance to the right from the place beside the text.
  public var col = 0

  /// The text that the popup is attached to, if any.
  public var textprop: VimTextProperty?

  /// Whether a popup without room may go to the other side of `line`.
  public var posinvert = true

  /// Whether the column is kept even if text is cut off.
  public var fixed = false

  /// Whether long lines continue in the next row.
  public var wrap = true

  /// The least width of the text.
  public var minwidth = 0
  /// The least height of the text.
  public var minheight = 0
  /// The greatest width of the text; 0 is no limit.
  public var maxwidth = 0
  /// The greatest height of the text; 0 is no limit.
  public var maxheight = 0

  /// The border, 0 or 1 cell on each side.
  public var border = EdgeInsets<Int>.zero

  /// The cells between border and text.
  public var padding = EdgeInsets<Int>.zero

  /// Whether there is a scroll bar if the text does not fit.
  public var scrollbar = true

  /// The cells of the title; 0 is none.
  public var titleWidth = 0

  /// The first visible line of text; 0 leaves it to Vim, a negative one shows the last lines.
  public var firstline = 0

  /// Whose rules it follows.
  public var version = VimVersion.v92

  /// A popup with a text, in the middle of the screen.
  public init(lineWidths: [Int]) { self.lineWidths = lineWidths }
}

/// The corner of a popup window that is at its line and column.
public enum VimPopupCorner: String, Equatable, Sendable, CaseIterable {
  /// The upper left corner.
  case topLeft = "topleft"
  /// The upper right corner.
  case topRight = "topright"
  /// The lower left corner.
  case bottomLeft = "botleft"
  /// The lower right corner.
  case bottomRight = "botright"
  /// None: the popup goes to the middle of the screen.
  case center

  var isTop: Bool { self == .topLeft || self == .topRight }
  var isLeft: Bool { self == .topLeft || self == .bottomLeft }
  var isRight: Bool { self == .topRight || self == .bottomRight }
}

/// The screen of Vim, command line included.
public struct VimScreen: Equatable, Sendable {
  /// The number of columns.
  public var columns: Int
  /// The number of lines.
  public var lines: Int

  /// A screen of some columns and lines.
  public init(columns: Int, lines: Int) { (self.columns, self.lines) = (columns, lines) }
}
