import CCurses
import CellCanvas

/// Puts frames on a screen, each time only what differs from the frame before.
protocol ScreenPainter {
  /// Shows a frame, with the terminal's cursor at a place of it; `nil` hides it.
  mutating func paint(_ frame: Canvas, cursor: CellPoint?, on screen: CursesScreen)
  /// Assumes nothing about the screen for the next frame.
  mutating func forget()
}

/// Puts frames on a screen by bytes of its own, each frame in one write.
struct DirectPainter: ScreenPainter {
  private var encoder: FrameEncoder
  private var shown: Canvas?
  /// A screen opens with a hidden cursor.
  private var shownCursor = ShownCursor.hidden

  init(encoder: FrameEncoder) { self.encoder = encoder }

  mutating func forget() { (shown, shownCursor) = (nil, .unknown) }

  mutating func paint(_ frame: Canvas, cursor: CellPoint?, on screen: CursesScreen) {
    encoder.encode(frame, since: shown, cursor: cursor, since: shownCursor)
    if !encoder.bytes.isEmpty { screen.send(encoder.bytes) }
    (shown, shownCursor) = (frame, ShownCursor(cursor))
  }
}

/// Puts frames on a screen with the help of curses.
struct CursesPainter: ScreenPainter {
  private var palette: InkPalette
  private let glyphs: GlyphFallback
  private var shown: Canvas?
  /// A screen opens with a hidden cursor.
  private var shownCursor = ShownCursor.hidden

  init(palette: InkPalette, glyphs: GlyphFallback) {
    self.palette = palette
    self.glyphs = glyphs
  }

  mutating func forget() { (shown, shownCursor) = (nil, .unknown) }

  mutating func paint(_ frame: Canvas, cursor: CellPoint?, on screen: CursesScreen) {
    let changes = frame.changedRuns(since: shown)
    let former = shownCursor
    (shown, shownCursor) = (frame, ShownCursor(cursor))
    if changes.isEmpty, shownCursor == former { return }
    put(changes, of: frame, on: screen)
    if palette.isUsedUp {
      palette.forget()
      put(frame.changedRuns(since: nil), of: frame, on: screen)
    }
    screen.putCursor(at: cursor)
    screen.show()
    if let isVisible = former.visibility(for: cursor) { screen.showCursor(isVisible) }
  }

  private mutating func put(_ changes: [CellRun], of frame: Canvas, on screen: CursesScreen) {
    for change in changes {
      let cells = curses(change.columns, of: frame.row(change.y))
      screen.put(cells, at: CellPoint(x: change.columns.lowerBound, y: change.y))
    }
  }

  /// The cells of a row for curses, which takes a wide glyph once for both of its cells.
  private mutating func curses(_ columns: Range<Int>, of row: [Cell]) -> [CursesCell] {
    var cells: [CursesCell] = []
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
      cells.append(CursesCell(glyph, ink))
      isSecondHalf = isFirstHalf && glyph.width == 2
    }
    return cells
  }
}

/// Neighbouring cells of one row.
struct CellRun: Equatable, Sendable {
  var y: Int
  var columns: Range<Int>
}

extension Canvas {
  /// The runs that differ from `former`, with whole glyphs at both ends; all cells if its size differs.
  func changedRuns(since former: Canvas?) -> [CellRun] {
    guard let former, former.size == size else {
      return size.width == 0 ? [] : bounds.rows.map { CellRun(y: $0, columns: bounds.columns) }
    }
    return bounds.rows.flatMap { y in
      sharesRow(y, with: former) ? [] : Canvas.runs(of: row(y), since: former.row(y), y: y)
    }
  }

  private static func runs(of new: [Cell], since old: [Cell], y: Int) -> [CellRun] {
    var runs: [CellRun] = []
    var x = 0
    while let start = new.firstDifference(from: x, to: old) {
      // The second half of a wide glyph is the same wherever its first half changes.
      let end =
        (start..<new.count).first { new[$0] == old[$0] && !new[$0].glyph.isContinuation }
        ?? new.count
      let isCut = start > x && new[start].glyph.isContinuation
      runs.append(CellRun(y: y, columns: (isCut ? start - 1 : start)..<end))
      x = end
    }
    return runs
  }
}

/// A style for curses.
struct Ink: Equatable, Sendable {
  /// As in ``Attributes``.
  var attributes: UInt32
  /// The number of a pair of colours.
  var pair: Int32
}

extension CursesCell {
  fileprivate init(_ glyph: Glyph, _ ink: Ink) {
    self.init()
    (scalar, attributes, pair) = (glyph.scalar, ink.attributes, ink.pair)
    var marks = glyph.marks
    self.marks = (marks.next() ?? 0, marks.next() ?? 0, marks.next() ?? 0)
  }
}

/// The pairs of colours that curses knows so far; a pair is defined when a style first needs it.
struct InkPalette {
  private struct Pair: Hashable {
    var foreground: Int32
    var background: Int32
  }

  private let depth: ColorDepth
  private let isDirect: Bool
  private var pairs: [Pair: Int32] = [:]
  private var latest: (style: Style, ink: Ink)?
  /// Whether a pair was needed after the last; its style shows in the terminal's own colours.
  private(set) var isUsedUp = false

  /// A palette for styles of this depth, on a terminal whose colours are numbered directly or not.
  init(depth: ColorDepth, isDirect: Bool) {
    self.depth = depth
    self.isDirect = isDirect
  }

  /// Frees all pairs.
  mutating func forget() {
    ccurses_forget_pairs()
    self = InkPalette(depth: depth, isDirect: isDirect)
  }

  /// The style in curses' terms; neighbouring cells mostly have the same.
  mutating func ink(for style: Style) -> Ink {
    if let latest, latest.style == style { return latest.ink }
    let reduced = style.reduced(to: depth)
    let pair = Pair(
      foreground: reduced.foreground.cursesNumber(isDirect: isDirect),
      background: reduced.background.cursesNumber(isDirect: isDirect))
    let ink = Ink(attributes: UInt32(style.attributes.rawValue), pair: number(of: pair))
    latest = (style, ink)
    return ink
  }

  private mutating func number(of pair: Pair) -> Int32 {
    if depth == .none { return 0 }
    if let number = pairs[pair] { return number }
    let number = ccurses_define_pair(pair.foreground, pair.background)
    pairs[pair] = number
    if number == 0 { isUsedUp = true }
    return number
  }
}

extension Color {
  /// The number of a colour for curses. Where colours are numbered directly, the first eight numbers
  /// mean the palette, and so the darkest blues become the next number.
  func cursesNumber(isDirect: Bool) -> Int32 {
    guard let value = rgbValue else { return -1 }
    if let paletteIndex, !isDirect || paletteIndex < 8 { return Int32(paletteIndex) }
    return max(8, Int32(value))
  }
}
