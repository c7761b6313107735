extension Canvas {
  /// Mixes what was drawn with what was there before: new glyphs appear out of the background below
  /// them, and glyphs under a new background vanish in it.
  ///
  /// Colours that cannot be mixed are shown as they are, dim in the first half.
  ///
  /// - Parameters:
  ///   - ground: the canvas before the drawing, of the same size.
  ///   - mixing: how much of the drawing is seen, and what has been mixed already.
  public mutating func fade(over ground: Canvas, by mixing: inout StyleMixing) {
    guard mixing.share < 1 else { return }
    for y in bounds.rows where !sharesRow(y, with: ground) {
      fade(row: y, over: ground.row(y), by: &mixing)
    }
  }

  private mutating func fade(row y: Int, over ground: [Cell], by mixing: inout StyleMixing) {
    let drawn = row(y)
    var start = 0
    while start < drawn.count {
      let columns = start..<start + ground.columnsOfGlyph(at: start)
      start = columns.upperBound
      if drawn[columns] == ground[columns] { continue }
      // Each half as it is: to set one of them would blank the other.
      rows[y].replaceSubrange(
        columns,
        with: mixing.vanishing(ground[columns], below: drawn[columns])
          ?? columns.map { mixing.appearing(drawn[$0], over: ground[$0]) })
    }
  }
}

extension StyleMixing {
  /// The glyph that lies in some cells, vanishing in the background that is drawn over all of them; `nil` if something else
  /// is there, or nothing of the glyph is visible.
  fileprivate mutating func vanishing(
    _ below: ArraySlice<Cell>, below above: ArraySlice<Cell>
  ) -> [Cell]? {
    guard below.first?.glyph != .space, above.allSatisfy({ $0.glyph == .space }) else {
      return nil
    }
    let cells = zip(below, above).compactMap { vanishing($0, for: $1.style) }
    return cells.count == below.count ? cells : nil
  }

  /// A glyph that vanishes in the background of a style; `nil` if nothing of it is visible.
  fileprivate mutating func vanishing(_ below: Cell, for above: Style) -> Cell? {
    // The terminal's own background cannot be used as a foreground.
    guard canMix(above.background) else { return nil }
    let covered = Style(
      foreground: above.background, background: above.background,
      attributes: below.style.attributes)
    return between(below.style, covered).map { Cell(below.glyph, style: $0) }
  }

  /// A glyph that appears out of the background of a cell; the cell itself where it is the same one.
  fileprivate mutating func appearing(_ above: Cell, over below: Cell) -> Cell {
    if above == below { return above }
    let ground = below.style.background
    let start = Style(
      foreground: ground, background: ground, attributes: above.style.attributes)
    if canMix(ground), let style = between(start, above.style) {
      return Cell(above.glyph, style: style)
    }
    var cell = above
    if share < 0.5 { cell.style.attributes.insert(.dim) }
    return cell
  }
}
