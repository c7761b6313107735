import CellCanvas

/// What a screen shows instead of glyphs that it cannot show, or shows in another number of columns.
struct GlyphFallback: Sendable {
  /// Only ASCII can be shown.
  var isASCII: Bool
  /// The columns that the screen gives a scalar value; less than zero if it cannot be shown.
  var width: @Sendable (UInt32) -> Int32
  /// Whether what follows a widened glyph is addressed, so that its columns do not matter.
  var placesWidened = false

  /// The glyph if the screen gives it this number of columns, otherwise a replacement: tables of widths
  /// differ, and the rest of the row would be out of place. No control character reaches the terminal.
  func shown(_ glyph: Glyph, columns: Int) -> Glyph {
    if glyph.isPlain { return glyph }
    if glyph.isContinuation { return .space }
    return isASCII ? inASCII(glyph) : onScreen(glyph, columns: columns)
  }

  private func inASCII(_ glyph: Glyph) -> Glyph {
    let glyph = glyph.ascii
    return (0x20..<0x7F).contains(glyph.scalar) ? glyph : .replacement
  }

  private func onScreen(_ glyph: Glyph, columns: Int) -> Glyph {
    var shown = glyph.scalar < 0x80 ? inASCII(glyph) : glyph
    if shown.scalar >= 0x80, !fits(glyph, in: columns) {
      return glyph.isWidened ? inASCII(glyph) : .replacement
    }
    if !glyph.marks.isEmpty { shown.marks = GlyphMarks(glyph.marks.lazy.filter { width($0) == 0 }) }
    return shown
  }

  /// Whether the screen gives the glyph these columns, or the difference does not matter.
  private func fits(_ glyph: Glyph, in columns: Int) -> Bool {
    let width = width(glyph.scalar)
    return width == columns || placesWidened && glyph.isWidened && columns == 2 && width > 0
  }
}
