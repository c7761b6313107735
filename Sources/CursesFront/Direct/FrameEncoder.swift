import CellCanvas

/// Writes the difference between two frames in few bytes, for a terminal that is addressed in
/// the way of ANSI X3.64.
///
/// It knows nothing from one call to the next but what styles look like: each answer begins with an
/// address and a whole style, so that nothing that others wrote meanwhile can lead it astray.
struct FrameEncoder: Sendable {
  var abilities: ANSIAbilities
  private let glyphs: ShownGlyphs
  private var cursor: Cursor
  private var pen: Pen
  private var runs = ChangedRuns()
  private var output = TerminalBytes()

  init(abilities: ANSIAbilities, depth: ColorDepth, glyphs: ShownGlyphs) {
    self.abilities = abilities
    self.glyphs = glyphs
    cursor = Cursor(moves: abilities.moves)
    pen = Pen(abilities: abilities, depth: depth)
  }

  /// What the last call to ``encode(_:since:cursor:since:)`` has come to.
  var bytes: [UInt8] { output.bytes }

  /// Encodes what turns `former` into `frame`: nothing if they look the same. Without a former frame
  /// of the same size the screen is cleared first.
  ///
  /// - Parameter place: where the cursor is seen at the end; `nil` hides it.
  mutating func encode(
    _ frame: Canvas, since former: Canvas?, cursor place: CellPoint? = nil,
    since shown: ShownCursor = .hidden
  ) {
    output.removeAll()
    pen.forget()
    cursor.forget()
    cursor.width = frame.size.width
    if abilities.marksFrames { output.append("\u{1B}[?2026h") }
    let start = output.count
    if let former, former.size == frame.size {
      encodeRows(of: frame, since: former)
    } else {
      clear()
      encodeRows(of: frame, since: Canvas(size: frame.size))
    }
    showCursor(at: place, since: shown, isMoved: output.count > start)
    if output.count == start { return output.removeAll() }
    if abilities.marksFrames { output.append("\u{1B}[?2026l") }
  }

  /// - Parameter isMoved: whether what was written has taken it elsewhere.
  private mutating func showCursor(
    at place: CellPoint?, since shown: ShownCursor, isMoved: Bool
  ) {
    if let place, isMoved || shown != .at(place) { cursor.move(to: place, &output) }
    guard let isVisible = shown.visibility(for: place) else { return }
    output.append(isVisible ? abilities.showCursor : abilities.hideCursor)
  }

  private mutating func clear() {
    output.append(abilities.reset)
    output.append(abilities.clear)
    pen.noteReset()
    cursor.note(CellPoint(x: 0, y: 0))
  }

  private mutating func encodeRows(of frame: Canvas, since former: Canvas) {
    runs.removeAll()
    for y in frame.bounds.rows where !frame.sharesRow(y, with: former) {
      frame.row(y).withUnsafeBufferPointer { new in
        former.row(y).withUnsafeBufferPointer { old in
          RowChange(y: y, new: new, old: old).forEachRun(erasing: abilities) { run in
            runs.append(run, shownIn: pen.shown(run.style))
          }
        }
      }
    }
    for run in runs {
      frame.row(run.y).withUnsafeBufferPointer { encode(run, of: $0) }
    }
  }
}

extension FrameEncoder {
  private mutating func encode(_ run: ChangedRun, of row: UnsafeBufferPointer<Cell>) {
    var place = CellPoint(x: run.columns.lowerBound, y: run.y)
    if run.isErased { return erase(run, from: place) }
    if cursor.place != place, !fillGap(row, to: place) { cursor.move(to: place, &output) }
    while place.x < run.columns.upperBound {
      if cursor.place == nil { cursor.move(to: place, &output) }
      place.x += write(row, at: place, in: run.style)
      place.x += writePlain(row[place.x..<run.columns.upperBound], in: run.style)
    }
  }

  private mutating func erase(_ run: ChangedRun, from place: CellPoint) {
    cursor.move(to: place, &output)
    pen.change(to: run.style, for: .space, &output)
    output.append("\u{1B}[K")
  }

  /// Writes the glyphs up to a place where that is no longer than a step over them: mostly unchanged ones,
  /// and now and then one whose turn had not come.
  private mutating func fillGap(_ row: UnsafeBufferPointer<Cell>, to target: CellPoint) -> Bool {
    let length = cursor.stepLength(to: target)
    guard var column = cursor.place?.x, length > 0, target.x - column <= 2 * length else {
      return false
    }
    let start = output.count
    while column < target.x, output.count - start <= length {
      let (cell, columns) = (row[column], row.columnsOfGlyph(at: column))
      let glyph = glyphs.shown(cell.glyph, columns: columns)
      guard glyph == cell.glyph, !glyph.isWidened, pen.shows(glyph, in: cell.style) else { break }
      output.append(glyph)
      column += columns
    }
    if column == target.x, output.count - start <= length {
      cursor.note(target)
      return true
    }
    output.truncate(to: start)
    return false
  }

  /// Writes the glyphs at the start of these cells that need nothing but their bytes, as most do that
  /// follow one another.
  ///
  /// - Returns: how many there are.
  private mutating func writePlain(
    _ cells: Slice<UnsafeBufferPointer<Cell>>, in style: Style
  ) -> Int {
    guard pen.asked == style, cursor.place != nil else { return 0 }
    let plain = cells.prefix { $0.glyph.isPlain }
    output.append(ascii: plain)
    cursor.advance(by: plain.count)
    return plain.count
  }

  /// Writes the glyph at a place; a blank stands for the second half of a wide one that cannot be shown.
  ///
  /// - Returns: its columns.
  private mutating func write(
    _ row: UnsafeBufferPointer<Cell>, at place: CellPoint, in style: Style
  ) -> Int {
    let columns = row.columnsOfGlyph(at: place.x)
    let glyph = glyphs.shown(row[place.x].glyph, columns: columns)
    if glyph.isWidened {
      writeWidened(glyph, style, at: place)
      return columns
    }
    write(glyph, style)
    if columns == 2, glyph.width == 1 { write(.space, style) }
    cursor.advance(by: columns)
    return columns
  }

  /// Writes a glyph to which the terminal may give one column or two: both are blank before, and
  /// whatever follows is addressed.
  private mutating func writeWidened(_ glyph: Glyph, _ style: Style, at place: CellPoint) {
    for _ in 0..<2 { write(.space, style) }
    cursor.advance(by: 2)
    cursor.move(to: place, &output)
    write(glyph, style)
    cursor.forget()
  }

  private mutating func write(_ glyph: Glyph, _ style: Style) {
    if pen.asked != style { pen.change(to: style, for: glyph, &output) }
    output.append(glyph)
  }
}

extension TerminalBytes {
  @inline(__always)
  fileprivate mutating func append(_ glyph: Glyph) {
    append(scalar: glyph.scalar)
    if glyph.mark != 0 { append(scalar: glyph.mark) }
  }

  /// Appends the glyphs of cells that show nothing but ASCII.
  fileprivate mutating func append(ascii cells: Slice<UnsafeBufferPointer<Cell>>) {
    append(cells.lazy.map { UInt8(truncatingIfNeeded: $0.glyph.scalar) })
  }
}
