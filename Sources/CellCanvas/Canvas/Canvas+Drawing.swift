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

extension Canvas {
  /// Draws a picture with its top left cell at `origin`, cut at the edges of `clip`; what is there
  /// already shows through its holes.
  public mutating func draw(_ image: CellImage, at origin: CellPoint, clip: CellRect? = nil) {
    let rect = CellRect(origin: origin, size: image.size)
    let visible = rect.intersection(clip ?? bounds).intersection(bounds)
    for y in visible.rows {
      let start = (y - rect.y) * image.size.width - rect.x
      write(row: y, visible.columns) { x in image.cells[start + x] }
    }
  }

  /// Draws a picture stretched to `rect`, as ``ResizableCellImage/stretched(to:)`` has it, cut at the
  /// edges of `clip`. However large `rect` is, only what can be seen costs time.
  public mutating func draw(
    _ image: ResizableCellImage, in rect: CellRect, clip: CellRect? = nil
  ) {
    let visible = rect.intersection(clip ?? bounds).intersection(bounds)
    let (picture, caps) = (image.image, image.capInsets)
    guard !visible.isEmpty, !picture.cells.isEmpty else { return }
    let rows = Stretch(picture.size.height, caps: caps[.vertical], to: rect.height)
    let stretch = Stretch(picture.size.width, caps: caps[.horizontal], to: rect.width)
    let columns = visible.columns.map { stretch.source(of: $0 - rect.x) }
    for y in visible.rows {
      let start = rows.source(of: y - rect.y) * picture.size.width
      write(row: y, visible.columns) { x in
        picture.cells[start + columns[x - visible.x]]
      }
    }
  }
}

extension Canvas {
  /// Draws another canvas with its top left cell at `origin`, cut at the edges of this one and of `clip`;
  /// half a wide glyph is left blank. Rows of the same width are shared.
  public mutating func draw(_ other: Canvas, at origin: CellPoint, clip: CellRect? = nil) {
    var visible = CellRect(origin: origin, size: other.size).intersection(bounds)
    if let clip { visible = visible.intersection(clip) }
    let isAsWide = other.size.width == size.width && visible.width == size.width
    for y in visible.rows {
      if isAsWide {
        takeRow(y, from: y - origin.y, of: other)
      } else {
        draw(other.row(y - origin.y), at: origin.x, row: y, visible.columns)
      }
    }
  }

  private mutating func draw(_ cells: [Cell], at start: Int, row y: Int, _ columns: Range<Int>) {
    write(row: y, columns) { x in
      let cell = cells[x - start]
      let isWhole =
        cell.glyph.isContinuation
        ? x > columns.lowerBound : x + cell.glyph.width <= columns.upperBound
      return isWhole ? cell : Cell(.space, style: cell.style)
    }
  }
}

extension Canvas {
  /// Draws a line cut at the edges of `clip`. Where it leaves a colour to the terminal, that of `base`
  /// shows; the attributes of both hold.
  public mutating func draw(
    _ line: StyledLine, at origin: CellPoint, over base: Style, clip: CellRect? = nil
  ) {
    var place = origin
    for run in line.runs {
      draw(run.text, at: place, style: run.style.over(base), clip: clip)
      place.x += run.text.width
    }
  }
}
