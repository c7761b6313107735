import CellCanvas

/// Writes the difference between two frames in few bytes, for a terminal that is addressed as ANSI
/// X3.64 has it. It keeps no state of the terminal between calls: each answer begins with an
/// address and a whole style, so that nothing that others wrote meanwhile can misplace it.
struct FrameEncoder: Sendable {
  private let capabilities: ANSICapabilities
  private let glyphs: GlyphFallback
  private var cursor: Cursor
  private var pen: Pen
  private var output = TerminalBytes()
  /// The runs of the frame that is encoded, in a buffer that is reused.
  private var runs = ChangedRuns()

  init(capabilities: ANSICapabilities, depth: ColorDepth, glyphs: GlyphFallback) {
    self.capabilities = capabilities
    self.glyphs = glyphs
    cursor = Cursor(moves: capabilities.moves)
    pen = Pen(capabilities: capabilities, depth: depth)
  }

  /// The result of the last call to ``encode(_:since:cursor:since:)``.
  var bytes: [UInt8] { output.bytes }

  /// Encodes what turns `former` into `frame`, and shows the cursor at `place`: nothing if they look the
  /// same. Without a former frame of the same size the screen is cleared first.
  mutating func encode(
    _ frame: Canvas, since former: Canvas?, cursor place: CellPoint? = nil,
    since shown: ShownCursor = .hidden
  ) {
    output.removeAll()
    pen.forget()
    cursor.forget()
    cursor.width = frame.size.width
    if capabilities.synchronizesOutput { output.append("\u{1B}[?2026h") }
    let start = output.count
    if let former, former.size == frame.size {
      encodeRows(of: frame, since: former)
    } else {
      clear()
      encodeRows(of: frame, since: Canvas(size: frame.size))
    }
    showCursor(at: place, since: shown, isMoved: output.count > start)
    if output.count == start { return output.removeAll() }
    if capabilities.synchronizesOutput { output.append("\u{1B}[?2026l") }
  }

  /// - Parameter isMoved: whether writing the frame has moved the cursor.
  private mutating func showCursor(
    at place: CellPoint?, since shown: ShownCursor, isMoved: Bool
  ) {
    if let place, isMoved || shown != .at(place) { cursor.move(to: place, &output) }
    guard let isVisible = shown.visibility(for: place) else { return }
    output.append(isVisible ? capabilities.showCursor : capabilities.hideCursor)
  }

  private mutating func clear() {
    output.append(capabilities.reset)
    output.append(capabilities.clear)
    pen.reset()
    cursor.set(CellPoint(x: 0, y: 0))
  }

  private mutating func encodeRows(of frame: Canvas, since former: Canvas) {
    runs.removeAll()
    let (capabilities, pen) = (capabilities, pen)
    frame.forEachRun(since: former, erasing: capabilities) { runs.append($0, shownBy: pen) }
    for group in runs.groups {
      for index in runs.indices where runs[index].group == group {
        encode(runs[index].run, of: frame)
      }
    }
  }
}

extension FrameEncoder {
  private mutating func encode(_ run: ChangedRun, of frame: Canvas) {
    var place = CellPoint(x: run.columns.lowerBound, y: run.y)
    if run.isErased { return erase(run, from: place) }
    let row = frame.row(run.y)
    if cursor.place != place, !fillGap(row, to: place) { cursor.move(to: place, &output) }
    while place.x < run.columns.upperBound {
      place.x += write(row, at: place, of: run)
      place.x += writePlain(row[place.x..<run.columns.upperBound], in: run.style)
    }
  }

  private mutating func erase(_ run: ChangedRun, from place: CellPoint) {
    cursor.move(to: place, &output)
    pen.change(to: run.style, for: .space, &output)
    output.append("\u{1B}[K")
  }

  /// Writes the glyphs before a place again where that is no longer than a step over them. Most of them
  /// are unchanged; some are changed and would have been written later.
  private mutating func fillGap(_ row: [Cell], to target: CellPoint) -> Bool {
    let length = cursor.stepLength(to: target)
    guard var column = cursor.place?.x, length > 0, target.x - column <= 2 * length else {
      return false
    }
    let start = output.count
    while column < target.x, output.count - start <= length {
      let (cell, columns) = (row[column], row.columnsOfGlyph(at: column))
      let glyph = shown(row, column)
      guard glyph == cell.glyph, !glyph.isOfDisputedWidth,
        row.character(at: column).count == columns,
        pen.shows(glyph, in: cell.style)
      else { break }
      output.append(glyph)
      column += columns
    }
    if column == target.x, output.count - start <= length {
      cursor.set(target)
      return true
    }
    output.truncate(to: start)
    return false
  }

  /// Writes those glyphs at the start that need nothing but their bytes, as most do, and returns their number.
  private mutating func writePlain(_ cells: ArraySlice<Cell>, in style: Style) -> Int {
    guard pen.exact == style, cursor.place != nil else { return 0 }
    var count = 0
    for cell in cells {
      guard cell.glyph.isPlain else { break }
      output.append(UInt8(truncatingIfNeeded: cell.glyph.scalar))
      count += 1
    }
    cursor.advance(by: count)
    return count
  }

  /// Writes the character at a place, or what is in the run of it, and returns its columns.
  private mutating func write(_ row: [Cell], at place: CellPoint, of run: ChangedRun) -> Int {
    if cursor.place == nil { cursor.move(to: place, &output) }
    let (character, columns) = (row.character(at: place.x), row.columnsOfGlyph(at: place.x))
    let glyph = shown(row, place.x)
    if glyph.isOfDisputedWidth || character.count != columns {
      let part = place.x..<min(character.upperBound, run.columns.upperBound)
      writeApart(row, part, in: run.style, at: place)
      return part.count
    }
    write(glyph, run.style)
    if columns == 2, glyph.width == 1 { write(.space, run.style) }
    cursor.advance(by: columns)
    return columns
  }

  /// Writes glyphs to which the terminal may give other columns, by themselves or as they make one character: their own are
  /// made blank before, and what follows is addressed.
  private mutating func writeApart(
    _ row: [Cell], _ columns: Range<Int>, in style: Style, at place: CellPoint
  ) {
    for _ in columns { write(.space, style) }
    cursor.advance(by: columns.count)
    cursor.move(to: place, &output)
    for x in columns where !row.isSecondHalf(at: x) { write(shown(row, x), style) }
    cursor.forget()
  }

  /// How the screen shows the glyph that begins in a column; a blank for half of a wide one.
  private func shown(_ row: [Cell], _ x: Int) -> Glyph {
    glyphs.shown(row[x].glyph, columns: row.columnsOfGlyph(at: x))
  }

  private mutating func write(_ glyph: Glyph, _ style: Style) {
    if pen.exact != style { pen.change(to: style, for: glyph, &output) }
    output.append(glyph)
  }
}
