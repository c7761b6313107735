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
    let isChanged = put(frame, since: shown, on: screen)
    let former = shownCursor
    (shown, shownCursor) = (frame, ShownCursor(cursor))
    if !isChanged, shownCursor == former { return }
    if palette.isUsedUp {
      palette.forget()
      _ = put(frame, since: nil, on: screen)
    }
    screen.putCursor(at: cursor)
    screen.show()
    if let isVisible = former.visibility(for: cursor) { screen.showCursor(isVisible) }
  }

  /// Puts what looks different than in `former`, or all without a frame of the same size; returns whether there is any.
  private mutating func put(
    _ frame: Canvas, since former: Canvas?, on screen: CursesScreen
  ) -> Bool {
    let former = former.flatMap { $0.size == frame.size ? $0 : nil }
    if former == nil { screen.erase() }
    var isChanged = former == nil
    frame.forEachRun(since: former ?? Canvas(size: frame.size)) { run in
      isChanged = true
      let place = CellPoint(x: run.columns.lowerBound, y: run.y)
      screen.put(cells(of: run, in: frame.row(run.y)), at: place)
    }
    return isChanged
  }

  /// The cells of a run for curses, which takes a wide glyph once for both of its cells.
  private mutating func cells(of run: ChangedRun, in row: [Cell]) -> [CursesCell] {
    let ink = palette.ink(for: run.style)
    var cells: [CursesCell] = []
    for x in run.columns where !row.isSecondHalf(at: x) {
      let columns = row.columnsOfGlyph(at: x)
      let glyph = glyphs.shown(row[x].glyph, columns: columns)
      cells.append(CursesCell(glyph, ink))
      if glyph.width < columns { cells.append(CursesCell(.space, ink)) }
    }
    return cells
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
