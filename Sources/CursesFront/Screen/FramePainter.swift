import CCurses
import CellCanvas

/// Puts frames on a screen, each time no more than what differs from the frame before.
struct FramePainter {
  private var palette: InkPalette
  private let isASCII: Bool
  private var shown: Canvas?
  private var run: [CursesCell] = []

  init(palette: InkPalette, isASCII: Bool) {
    self.palette = palette
    self.isASCII = isASCII
  }

  /// Takes nothing for granted with the next frame.
  mutating func forget() { shown = nil }

  mutating func paint(_ frame: Canvas, on screen: CursesScreen) {
    let changes = frame.changes(since: shown)
    shown = frame
    if changes.isEmpty { return }
    put(changes, of: frame, on: screen)
    if palette.isUsedUp {
      palette.forget()
      put(frame.changes(since: nil), of: frame, on: screen)
    }
    screen.show()
  }

  private mutating func put(_ changes: [CellRun], of frame: Canvas, on screen: CursesScreen) {
    for change in changes {
      run.removeAll(keepingCapacity: true)
      append(change.columns, of: frame.row(change.y))
      screen.put(run, at: CellPoint(x: change.columns.lowerBound, y: change.y))
    }
  }

  /// Appends the cells in these columns of a row; a wide glyph stands for both of its cells.
  private mutating func append(_ columns: Range<Int>, of row: ArraySlice<Cell>) {
    let range = row.startIndex + columns.lowerBound..<row.startIndex + columns.upperBound
    var isSecondHalf = false
    for index in range {
      let cell = row[index]
      if isSecondHalf && cell.glyph.isContinuation {
        isSecondHalf = false
        continue
      }
      let isFirstHalf = index + 1 < row.endIndex && row[index + 1].glyph.isContinuation
      let glyph = shown(cell.glyph, columns: isFirstHalf ? 2 : 1)
      let ink = palette.ink(for: cell.style)
      run.append(
        CursesCell(
          scalar: glyph.scalar, mark: glyph.mark, attributes: ink.attributes, pair: ink.pair))
      isSecondHalf = isFirstHalf && glyph.width == 2
    }
  }

  private func shown(_ glyph: Glyph, columns: Int) -> Glyph {
    isASCII ? glyph.onASCIIScreen : glyph.onScreen(columns: columns)
  }
}

extension Glyph {
  /// What the screen can show instead of this glyph: the glyph itself if the screen gives it as many
  /// columns. Tables of widths differ, and the rest of the row would be out of place.
  fileprivate func onScreen(columns: Int) -> Glyph {
    var glyph = scalar < 0x80 ? onASCIIScreen : self
    if scalar >= 0x80, ccurses_width(scalar) != columns { return .replacement }
    glyph.mark = mark != 0 && ccurses_width(mark) == 0 ? mark : 0
    return glyph
  }

  /// The same in ASCII; control characters never reach the terminal.
  fileprivate var onASCIIScreen: Glyph {
    if isContinuation { return .space }
    let glyph = ascii
    return (0x20..<0x7F).contains(glyph.scalar) ? glyph : .replacement
  }
}
