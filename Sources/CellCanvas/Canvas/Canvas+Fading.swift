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
    for x in drawn.indices where drawn[x] != ground[x] {
      let isKept = ground[x].glyph != .space && drawn.hasRoom(for: ground[x].glyph, at: x)
      let kept = isKept ? mixing.vanishing(ground[x], for: drawn[x].style) : nil
      self[CellPoint(x: x, y: y)] = kept ?? mixing.appearing(drawn[x], over: ground[x].style)
    }
  }
}

extension [Cell] {
  /// Whether only a background covers the place of a glyph, both places of a wide one.
  fileprivate func hasRoom(for glyph: Glyph, at x: Int) -> Bool {
    let other = glyph.isContinuation ? x - 1 : x + glyph.width - 1
    return self[x].glyph == .space && indices.contains(other) && self[other].glyph == .space
  }
}

extension StyleMixing {
  /// A glyph that vanishes in the background of a style; `nil` if nothing of it is visible.
  fileprivate mutating func vanishing(_ below: Cell, for above: Style) -> Cell? {
    // The terminal's own background cannot be used as a foreground.
    guard canMix(above.background) else { return nil }
    let covered = Style(
      foreground: above.background, background: above.background,
      attributes: below.style.attributes)
    return between(below.style, covered).map { Cell(below.glyph, style: $0) }
  }

  /// A glyph that appears out of the background of a style.
  fileprivate mutating func appearing(_ above: Cell, over below: Style) -> Cell {
    let start = Style(
      foreground: below.background, background: below.background,
      attributes: above.style.attributes)
    if canMix(below.background), let style = between(start, above.style) {
      return Cell(above.glyph, style: style)
    }
    var cell = above
    if share < 0.5 { cell.style.attributes.insert(.dim) }
    return cell
  }
}
