extension Canvas {
  /// Lets what was there before shine through what has been drawn since: a sign that was drawn comes out
  /// of the colour below it, and where nothing but a colour was drawn the sign below goes.
  ///
  /// Where there are no colours between, what was drawn is shown dim on the first half of the way.
  ///
  /// - Parameter ground: the canvas before, of the same size.
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
      let kept = isKept ? mixing.leaving(ground[x], for: drawn[x].style) : nil
      self[CellPoint(x: x, y: y)] = kept ?? mixing.coming(drawn[x], over: ground[x].style)
    }
  }
}

extension [Cell] {
  /// Whether nothing but a colour is in the way of a sign of another row; half of a wide one needs the
  /// other half.
  fileprivate func hasRoom(for glyph: Glyph, at x: Int) -> Bool {
    let other = glyph.isContinuation ? x - 1 : x + glyph.width - 1
    return self[x].glyph == .space && indices.contains(other) && self[other].glyph == .space
  }
}

extension StyleMixing {
  /// What is seen of a sign that a colour covers; `nil` if nothing is.
  fileprivate mutating func leaving(_ below: Cell, for above: Style) -> Cell? {
    // As a foreground, the terminal's own background is another colour.
    guard canMix(above.background) else { return nil }
    let covered = Style(
      foreground: above.background, background: above.background,
      attributes: below.style.attributes)
    return between(below.style, covered).map { Cell(below.glyph, style: $0) }
  }

  /// What is seen of a sign that comes.
  fileprivate mutating func coming(_ above: Cell, over below: Style) -> Cell {
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
