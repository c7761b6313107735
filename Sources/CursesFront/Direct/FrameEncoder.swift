import CellCanvas

/// Writes the difference between two frames in the fewest bytes, for a terminal that is addressed in
/// the way of ANSI X3.64.
///
/// It knows nothing from one call to the next but what styles look like: each answer begins with an
/// address and a whole style, so that nothing that others wrote meanwhile can lead it astray.
struct FrameEncoder: Sendable {
  var abilities: ANSIAbilities
  private let glyphs: ShownGlyphs
  private var cursor: Cursor
  private var pen: Pen
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
    for y in frame.bounds.rows where !frame.sharesRow(y, with: former) {
      frame.row(y).withUnsafeBufferPointer { new in
        former.row(y).withUnsafeBufferPointer { old in
          encode(RowChange(y: y, new: new, old: old))
        }
      }
    }
  }
}

extension FrameEncoder {
  /// Encodes the changed glyphs of a row, or that the rest of it is blank.
  private mutating func encode(_ row: RowChange) {
    guard var x = row.firstChange(from: 0) else { return }
    let blank = startOfErasable(row)
    while true {
      if x >= blank, row.isChanged(from: x, atLeast: 4) { return erase(row, from: x) }
      let place = CellPoint(x: x, y: row.y)
      if cursor.place != place, !fillGap(row, to: place) { cursor.move(to: place, &output) }
      let end = x + write(row, at: x)
      guard let next = row.firstChange(from: writePlain(row, from: end, before: blank)) else {
        return
      }
      x = next
    }
  }

  /// Where the rest of a row is blank and can be erased; its end if it cannot.
  private func startOfErasable(_ row: RowChange) -> Int {
    guard let blank = row.blankEnd, isErasable(row.new[blank.lowerBound].style) else {
      return row.width
    }
    return blank.lowerBound
  }

  private func isErasable(_ style: Style) -> Bool {
    abilities.erasesRows && !style.attributes.showsOnBlank
      && (abilities.erasesInColor || style.background == .standard)
  }

  private mutating func erase(_ row: RowChange, from x: Int) {
    cursor.move(to: CellPoint(x: x, y: row.y), &output)
    pen.change(to: row.new[x].style, for: .space, &output)
    output.append("\u{1B}[K")
  }

  /// Writes unchanged glyphs up to a place again where that is no longer than a step over them.
  private mutating func fillGap(_ row: RowChange, to target: CellPoint) -> Bool {
    let length = cursor.stepLength(to: target)
    guard var column = cursor.place?.x, length > 0, target.x - column <= 2 * length else {
      return false
    }
    let start = output.count
    while column < target.x, output.count - start <= length {
      let cell = row.new[column]
      let glyph = glyphs.shown(cell.glyph, columns: row.columns(at: column))
      guard glyph == cell.glyph, !glyph.isWidened, pen.shows(glyph, in: cell.style) else { break }
      output.append(glyph)
      column += row.columns(at: column)
    }
    if column == target.x, output.count - start <= length {
      cursor.note(target)
      return true
    }
    output.truncate(to: start)
    return false
  }

  /// Writes the changed glyphs that need nothing but their bytes, as most do that follow one another.
  ///
  /// - Returns: the column behind them.
  private mutating func writePlain(_ row: RowChange, from start: Int, before limit: Int) -> Int {
    guard let style = pen.asked, cursor.place != nil else { return start }
    var end = start
    while end < limit, row.isPlainChange(at: end, in: style) { end += 1 }
    guard end > start else { return start }
    output.append(ascii: row.new[start..<end])
    cursor.advance(by: end - start)
    return end
  }

  /// Writes the glyph at `x`; a blank stands for the second half of a wide one that cannot be shown.
  ///
  /// - Returns: its columns.
  private mutating func write(_ row: RowChange, at x: Int) -> Int {
    let columns = row.columns(at: x)
    let glyph = glyphs.shown(row.new[x].glyph, columns: columns)
    if glyph.isWidened {
      writeWidened(glyph, row.new[x].style, at: CellPoint(x: x, y: row.y))
      return columns
    }
    write(glyph, row.new[x].style)
    if columns == 2, glyph.width == 1 { write(.space, row.new[x + 1].style) }
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
