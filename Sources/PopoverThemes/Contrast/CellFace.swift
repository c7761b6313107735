import CellCanvas

/// What a cell shows: two colours, and which of its quarters the first one fills.
struct CellFace {
  var front: Color
  var back: Color
  /// `nil` where a line or a letter leaves the background to be seen around it.
  var quarters: CellQuarters?

  init(_ cell: Cell) {
    let style = cell.style
    let isReversed = style.attributes.contains(.reverse)
    front = isReversed ? style.background : style.foreground
    back = isReversed ? style.foreground : style.background
    quarters = cell.glyph.quarters
  }

  /// Whether both of its colours are to be seen.
  var showsBoth: Bool { quarters != [] && quarters != .all }

  /// The colour of a quarter; around a line or a letter the background.
  func color(_ quarter: CellQuarters) -> Color {
    quarters?.contains(quarter) == true ? front : back
  }
}
