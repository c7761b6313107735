import CCurses
import CellCanvas

/// Puts frames on a screen with the help of curses.
struct CursesPainter: ScreenPainter {
  private var palette: InkPalette
  private let glyphs: ShownGlyphs
  private var shown: Canvas?
  /// Whoever takes the terminal hides it.
  private var shownCursor = ShownCursor.hidden
  private var run: [CursesCell] = []

  init(palette: InkPalette, glyphs: ShownGlyphs) {
    self.palette = palette
    self.glyphs = glyphs
  }

  mutating func forget() { (shown, shownCursor) = (nil, .unknown) }

  mutating func paint(_ frame: Canvas, cursor: CellPoint?, on screen: CursesScreen) {
    let changes = frame.changes(since: shown)
    let former = shownCursor
    (shown, shownCursor) = (frame, ShownCursor(cursor))
    if changes.isEmpty, shownCursor == former { return }
    put(changes, of: frame, on: screen)
    if palette.isUsedUp {
      palette.forget()
      put(frame.changes(since: nil), of: frame, on: screen)
    }
    screen.putCursor(at: cursor)
    screen.show()
    if let isVisible = former.visibility(for: cursor) { screen.showCursor(isVisible) }
  }

  private mutating func put(_ changes: [CellRun], of frame: Canvas, on screen: CursesScreen) {
    for change in changes {
      run.removeAll(keepingCapacity: true)
      append(change.columns, of: frame.row(change.y))
      screen.put(run, at: CellPoint(x: change.columns.lowerBound, y: change.y))
    }
  }

  /// Appends the cells in these columns of a row; a wide glyph stands for both of its cells.
  private mutating func append(_ columns: Range<Int>, of row: [Cell]) {
    var isSecondHalf = false
    for index in columns {
      let cell = row[index]
      if isSecondHalf && cell.glyph.isContinuation {
        isSecondHalf = false
        continue
      }
      let isFirstHalf = index + 1 < row.endIndex && row[index + 1].glyph.isContinuation
      let glyph = glyphs.shown(cell.glyph, columns: isFirstHalf ? 2 : 1)
      let ink = palette.ink(for: cell.style)
      run.append(
        CursesCell(
          scalar: glyph.scalar, mark: glyph.mark, attributes: ink.attributes, pair: ink.pair))
      isSecondHalf = isFirstHalf && glyph.width == 2
    }
  }
}
