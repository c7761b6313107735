import CellCanvas

/// What the lines of a dial are made of.
public enum DialStroke: String, CaseIterable, Sendable {
  /// Eight dots a cell.
  case braille
  /// Four quarters a cell.
  case blocks
  /// Letters and signs that every terminal has.
  case ascii
}

extension DialStroke {
  /// Shows where the value is read.
  var mark: Glyph { self == .ascii ? Glyph("v") : Glyph("▼") }

  /// Ends a text that was cut.
  var ellipsis: Glyph { self == .ascii ? Glyph("~") : Glyph("…") }

  /// Before and after a value where there is no room for a circle.
  var brackets: (Glyph, Glyph) {
    self == .ascii ? (Glyph("<"), Glyph(">")) : (Glyph("‹"), Glyph("›"))
  }

  /// How thick the rim is, in columns: as thin as it can be without a gap.
  var thickness: Double { self == .braille ? 0.5 : 1 }

  /// From the rim to the ends of the ticks, in columns; signs stand on the rim itself.
  var tickLength: Double { self == .ascii ? 0 : 1 }

  /// The least distance of two ticks that can be told apart, in columns.
  var leastTickDistance: Double { self == .braille ? 1 : 2 }
}
