extension Canvas {
  /// Draws text in one row, cut at the edges of `clip`; a wide glyph that does not fit whole is left
  /// blank.
  public mutating func draw(
    _ text: GlyphText, at origin: CellPoint, style: Style, clip: CellRect? = nil
  ) {
    let visible = (clip ?? bounds).intersection(bounds)
    let columns = (origin.x..<origin.x + text.width).clamped(to: visible.columns)
    guard visible.rows.contains(origin.y), !columns.isEmpty else { return }
    draw(row: origin.y, over: columns) { cells in
      var x = origin.x
      for glyph in text.glyphs {
        if x >= columns.upperBound { return }
        cells.draw(glyph, at: x, style: style, in: columns)
        x += glyph.width
      }
    }
  }

  public mutating func draw(
    _ text: String, at origin: CellPoint, style: Style, clip: CellRect? = nil
  ) {
    draw(GlyphText(text), at: origin, style: style, clip: clip)
  }
}

extension UnsafeMutableBufferPointer<Cell> {
  /// Writes a glyph of a text, as far as it lies in `columns`; half of a wide one is a blank.
  @inline(__always)
  fileprivate func draw(_ glyph: Glyph, at x: Int, style: Style, in columns: Range<Int>) {
    if glyph.width == 1 {
      if x >= columns.lowerBound { self[x] = Cell(glyph, style: style) }
      return
    }
    let taken = x..<x + glyph.width
    let shown = taken.clamped(to: columns)
    for place in shown {
      let half = place == x ? glyph : .continuation
      self[place] = Cell(shown == taken ? half : .space, style: style)
    }
  }
}
