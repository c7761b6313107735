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
