import CellCanvas

/// A dial that is being drawn over what was there, whose background shows where a style has none of its
/// own.
struct DialPicture {
  var canvas: Canvas
  /// Whether what is there may be of any colour, so that a foreground that cannot be told from it becomes
  /// black or white.
  var isOnColors: Bool

  /// Whether nothing is to be seen in a cell of the canvas but its background.
  func isBlank(at place: CellPoint) -> Bool {
    canvas.bounds.contains(place) && canvas[place].glyph == .space
  }

  mutating func draw(_ text: GlyphText, at origin: CellPoint, style: Style) {
    var place = origin
    for glyph in text.glyphs {
      var one = GlyphText()
      one.append(glyph)
      canvas.draw(one, at: place, style: self.style(style, over: canvas[place]))
      place.x += glyph.width
    }
  }

  mutating func draw(_ glyph: Glyph, at place: CellPoint, style: Style) {
    var text = GlyphText()
    text.append(glyph)
    draw(text, at: place, style: style)
  }

  private func style(_ style: Style, over cell: Cell) -> Style {
    guard style.background == .standard else { return style }
    var style = style
    let isBlock = cell.glyph.quarters == .all
    style.background = isBlock ? cell.style.foreground : cell.style.background
    guard isOnColors, let back = style.background.rgbValue, (style.contrast ?? 1) < 4.5 else {
      return style
    }
    let isLight = Color.contrast(0, back) >= Color.contrast(0xFF_FFFF, back)
    style.foreground = .rgb(isLight ? 0 : 0xFF_FFFF)
    return style
  }
}
