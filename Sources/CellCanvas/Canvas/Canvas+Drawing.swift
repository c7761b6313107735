extension Canvas {
  /// Draws text in one row, cut at the edges of `clip`; a wide glyph that is cut becomes a blank.
  public mutating func draw(
    _ text: GlyphText, at origin: CellPoint, style: Style, clip: CellRect? = nil
  ) {
    let visible = (clip ?? bounds).intersection(bounds)
    guard visible.rows.contains(origin.y) else { return }
    var x = origin.x
    for glyph in text.glyphs where x < visible.columns.upperBound {
      let taken = x..<x + glyph.width
      let shown = taken.clamped(to: visible.columns)
      for place in shown {
        let half = place == x ? glyph : .continuation
        rows[origin.y].set(Cell(shown == taken ? half : .space, style: style), at: place)
      }
      x = taken.upperBound
    }
  }

  /// Draws a string in one row, like a ``GlyphText``.
  public mutating func draw(
    _ text: String, at origin: CellPoint, style: Style, clip: CellRect? = nil
  ) {
    draw(GlyphText(text), at: origin, style: style, clip: clip)
  }

  /// Draws a picture with its top left cell at `origin`, cut at the edges of `clip`. What is
  /// already there shows through its holes.
  public mutating func draw(_ image: CellImage, at origin: CellPoint, clip: CellRect? = nil) {
    let rect = CellRect(origin: origin, size: image.size)
    let visible = rect.intersection(clip ?? bounds).intersection(bounds)
    for y in visible.rows {
      let start = (y - rect.y) * image.size.width - rect.x
      for x in visible.columns {
        if let cell = image.cells[start + x] { rows[y].set(cell, at: x) }
      }
    }
  }

  /// Draws a picture stretched to `rect`, as ``ResizableCellImage/stretched(to:)`` does, cut at the
  /// edges of `clip`. Only the visible part of `rect` costs time.
  public mutating func draw(
    _ image: ResizableCellImage, in rect: CellRect, clip: CellRect? = nil
  ) {
    let visible = rect.intersection(clip ?? bounds).intersection(bounds)
    let (picture, caps) = (image.image, image.capInsets)
    guard !visible.isEmpty, !picture.cells.isEmpty else { return }
    let vertical = Stretch(picture.size.height, caps: caps[.vertical], to: rect.height)
    let horizontal = Stretch(picture.size.width, caps: caps[.horizontal], to: rect.width)
    let columns = visible.columns.map { ($0, horizontal.source(of: $0 - rect.x)) }
    for y in visible.rows {
      let start = vertical.source(of: y - rect.y) * picture.size.width
      for (x, source) in columns {
        if let cell = picture.cells[start + source] { rows[y].set(cell, at: x) }
      }
    }
  }

  /// Draws another canvas with its top left cell at `origin`, cut at the edges of `clip`; a wide
  /// glyph that is cut becomes a blank. Rows that are covered by equally long ones are shared with
  /// them.
  public mutating func draw(_ other: Canvas, at origin: CellPoint, clip: CellRect? = nil) {
    let rect = CellRect(origin: origin, size: other.size)
    let visible = rect.intersection(clip ?? bounds).intersection(bounds)
    let isAsWide = other.size.width == size.width && visible.width == size.width
    for y in visible.rows {
      if isAsWide {
        rows[y] = other.rows[y - origin.y]
      } else {
        draw(other.row(y - origin.y), at: origin.x, row: y, visible.columns)
      }
    }
  }

  private mutating func draw(_ cells: [Cell], at start: Int, row y: Int, _ columns: Range<Int>) {
    for x in columns {
      let cell = cells[x - start]
      let isWhole =
        cell.glyph.isContinuation
        ? x > columns.lowerBound : x + cell.glyph.width <= columns.upperBound
      rows[y].set(isWhole ? cell : Cell(.space, style: cell.style), at: x)
    }
  }

  /// Draws a line, cut at the edges of `clip`. Its styles lie over `base`, as ``Style/over(_:)``
  /// describes.
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
