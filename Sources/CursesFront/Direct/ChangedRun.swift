import CellCanvas

/// Changed glyphs that follow one another in a row and are written in one style.
struct ChangedRun: Equatable, Sendable {
  let y: Int
  private(set) var columns: Range<Int>
  /// The style to write it in. Blanks may have another in the frame, but look the same in this one.
  private(set) var style: Style
  /// Whether nothing but blanks has been found.
  private var isBlank: Bool
  /// Whether it is the blank rest of a row, which need not be written but can be erased.
  let isErased: Bool

  /// The glyph of a cell.
  init(_ cell: Cell, over columns: Range<Int>, y: Int) {
    self.y = y
    self.columns = columns
    style = cell.style
    isBlank = cell.glyph == .space
    isErased = false
  }

  /// The blank rest of a row.
  init(erasing columns: Range<Int>, y: Int, style: Style) {
    self.y = y
    self.columns = columns
    self.style = style
    isBlank = true
    isErased = true
  }

  /// Takes in the glyph of a cell, if it is the next one and one style can show it and all the others.
  mutating func take(_ cell: Cell, over more: Range<Int>) -> Bool {
    guard more.lowerBound == columns.upperBound else { return false }
    if cell.style != style {
      guard cell.style.isLikeOnBlank(style), isBlank || cell.glyph == .space else { return false }
      if isBlank { style = cell.style }
    }
    isBlank = isBlank && cell.glyph == .space
    columns = columns.lowerBound..<more.upperBound
    return true
  }
}
