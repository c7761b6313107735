import CellCanvas

/// Changed glyphs that follow one another in a row and are written in one style.
struct ChangedRun: Equatable, Sendable {
  let y: Int
  var columns: Range<Int>
  /// The style to write it in. Blanks may have another in the frame, but look the same in this one.
  private(set) var style: Style
  /// Whether nothing but blanks has been found.
  private var isBlank: Bool
  /// Whether it is the blank rest of a row, which need not be written but can be erased.
  private(set) var isErased = false

  /// A run that begins with a cell at `x`.
  init(_ cell: Cell, at x: Int, y: Int) {
    self.y = y
    columns = x..<x
    style = cell.style
    isBlank = cell.glyph == .space
  }

  /// The blank rest of a row.
  init(erasing columns: Range<Int>, y: Int, style: Style) {
    self.y = y
    self.columns = columns
    self.style = style
    isBlank = true
    isErased = true
  }

  /// Takes in the glyph behind it, if one style can show both.
  mutating func take(_ cell: Cell, columns count: Int) -> Bool {
    if cell.style != style {
      let isLike = cell.style.isLikeOnBlank(style)
      guard isLike, isBlank || cell.glyph == .space else { return false }
      if isBlank { style = cell.style }
    }
    isBlank = isBlank && cell.glyph == .space
    columns = columns.lowerBound..<columns.upperBound + count
    return true
  }
}
