import CellCanvas

/// Writes the difference between two frames in the fewest bytes, for a terminal that is addressed in
/// the way of ANSI X3.64.
///
/// It knows nothing from one call to the next but what styles look like: each answer begins with an
/// address and a whole style, so that nothing that others wrote meanwhile can lead it astray.
struct FrameEncoder: Sendable {
  var abilities: ANSIAbilities
  private let glyphs: ShownGlyphs
  private var styles: ShownStyles
  private var cursor: Cursor
  private var pen: Pen
  private var output = TerminalBytes()

  init(abilities: ANSIAbilities, depth: ColorDepth, glyphs: ShownGlyphs) {
    self.abilities = abilities
    self.glyphs = glyphs
    styles = ShownStyles(depth: depth, abilities: abilities)
    cursor = Cursor(moves: abilities.moves)
    pen = Pen(abilities: abilities)
  }

  /// What the last call to ``encode(_:since:)`` has come to.
  var bytes: [UInt8] { output.bytes }

  /// Encodes what turns `former` into `frame`: nothing if they look the same. Without a former frame
  /// of the same size the screen is cleared first.
  mutating func encode(_ frame: Canvas, since former: Canvas?) {
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
    if output.count == start { return output.removeAll() }
    if abilities.marksFrames { output.append("\u{1B}[?2026l") }
  }

  private mutating func clear() {
    output.append(abilities.reset)
    output.append(abilities.clear)
    pen.noteReset()
    cursor.note(CellPoint(x: 0, y: 0))
  }

  private mutating func encodeRows(of frame: Canvas, since former: Canvas) {
    frame.cells.withUnsafeBufferPointer { new in
      former.cells.withUnsafeBufferPointer { old in
        for y in frame.bounds.rows {
          let row = y * frame.size.width..<(y + 1) * frame.size.width
          encode(RowChange(y: y, new: new.extracting(row), old: old.extracting(row)))
        }
      }
    }
  }
}

extension FrameEncoder {
  /// Encodes the changed glyphs of a row, or that the rest of it is blank.
  private mutating func encode(_ row: RowChange) {
    guard var x = row.firstChange(from: 0) else { return }
    let blank = row.blankEnd
    let canErase = blank.map { isErasable(row.new[$0.lowerBound].style) } ?? false
    while true {
      if canErase, let blank, x >= blank.lowerBound, row.isChanged(from: x, atLeast: 4) {
        return erase(row, from: x)
      }
      if !fillGap(row, to: x) { cursor.move(to: CellPoint(x: x, y: row.y), &output) }
      write(row, at: x)
      guard let next = row.firstChange(from: x + row.columns(at: x)) else { return }
      x = next
    }
  }

  private func isErasable(_ style: Style) -> Bool {
    abilities.erasesRows && !style.attributes.showsOnBlank
      && (abilities.erasesInColor || style.background == .standard)
  }

  private mutating func erase(_ row: RowChange, from x: Int) {
    cursor.move(to: CellPoint(x: x, y: row.y), &output)
    pen.change(to: styles.shown(row.new[x].style), for: .space, &output)
    output.append("\u{1B}[K")
  }

  /// Writes unchanged glyphs up to column `x` again where that is no longer than a step over them.
  private mutating func fillGap(_ row: RowChange, to x: Int) -> Bool {
    let target = CellPoint(x: x, y: row.y)
    let length = cursor.stepLength(to: target)
    guard var column = cursor.place?.x, length > 0, x - column <= 2 * length else { return false }
    let start = output.count
    while column < x, output.count - start <= length {
      let cell = row.new[column]
      let glyph = glyphs.shown(cell.glyph, columns: row.columns(at: column))
      guard glyph == cell.glyph, pen.shows(glyph, styles.shown(cell.style)) else { break }
      output.append(glyph)
      column += row.columns(at: column)
    }
    if column == x, output.count - start <= length {
      cursor.note(target)
      return true
    }
    output.truncate(to: start)
    return false
  }

  /// Writes the glyph at `x`; a blank stands for the second half of a wide one that cannot be shown.
  private mutating func write(_ row: RowChange, at x: Int) {
    let columns = row.columns(at: x)
    let glyph = glyphs.shown(row.new[x].glyph, columns: columns)
    write(glyph, row.new[x].style)
    if glyph.width < columns { write(.space, row.new[x + 1].style) }
    cursor.advance(by: columns)
  }

  private mutating func write(_ glyph: Glyph, _ style: Style) {
    pen.change(to: styles.shown(style), for: glyph, &output)
    output.append(glyph)
  }
}

extension TerminalBytes {
  fileprivate mutating func append(_ glyph: Glyph) {
    append(scalar: glyph.scalar)
    if glyph.mark != 0 { append(scalar: glyph.mark) }
  }
}
