import CellCanvas

/// The glyphs of frames as a screen can show them.
struct ShownGlyphs: Sendable {
  /// Nothing but ASCII can be shown.
  var isASCII: Bool
  /// The columns that the screen gives a scalar value; less than zero if it cannot be shown.
  var width: @Sendable (UInt32) -> Int32
  /// Whether what follows a widened glyph is put in its place by itself, so that it does not matter how
  /// many columns the screen gives to the glyph.
  var placesWidened = false

  /// What the screen can show instead of a glyph that has this number of columns: the glyph itself if
  /// the screen gives it as many. Tables of widths differ, and the rest of the row would be out of
  /// place. Control characters never reach the terminal.
  @inline(__always)
  func shown(_ glyph: Glyph, columns: Int) -> Glyph {
    glyph.isPlain ? glyph : unusual(glyph, columns: columns)
  }

  private func unusual(_ glyph: Glyph, columns: Int) -> Glyph {
    if glyph.isContinuation { return .space }
    return isASCII ? inASCII(glyph) : onScreen(glyph, columns: columns)
  }

  private func inASCII(_ glyph: Glyph) -> Glyph {
    let glyph = glyph.ascii
    return (0x20..<0x7F).contains(glyph.scalar) ? glyph : .replacement
  }

  private func onScreen(_ glyph: Glyph, columns: Int) -> Glyph {
    var shown = glyph.scalar < 0x80 ? inASCII(glyph) : glyph
    if shown.scalar >= 0x80, !hasRoom(glyph, columns) {
      return glyph.isWidened ? inASCII(glyph) : .replacement
    }
    shown.mark = glyph.mark != 0 && width(glyph.mark) == 0 ? glyph.mark : 0
    return shown
  }

  /// Whether the screen gives it these columns, or it does not matter.
  private func hasRoom(_ glyph: Glyph, _ columns: Int) -> Bool {
    let width = width(glyph.scalar)
    return width == columns || placesWidened && glyph.isWidened && columns == 2 && width > 0
  }
}

extension Glyph {
  /// Whether it is a character of ASCII, which every screen shows.
  var isPlain: Bool { (0x20..<0x7F).contains(scalar) && mark == 0 }
}
