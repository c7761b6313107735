extension Glyph {
  /// Whether some terminals give it one column and others two: East Asian Ambiguous.
  public var isAmbiguous: Bool { AmbiguousScalars.contains(scalar) }

  /// The same glyph with two columns, if terminals disagree about it.
  public var widened: Glyph {
    guard isAmbiguous else { return self }
    var glyph = self
    glyph.packed |= Glyph.widening
    return glyph
  }
}

extension GlyphText {
  /// Reads `text`, in which characters that terminals disagree about take so many columns.
  public init(_ text: String, ambiguous: AmbiguousWidth) {
    self.init(text)
    if ambiguous == .two { widen() }
  }

  /// The same text, in which whatever is ambiguous takes two columns.
  public var widened: GlyphText {
    var text = self
    text.widen()
    return text
  }

  private mutating func widen() {
    for index in glyphs.indices where glyphs[index].isAmbiguous {
      glyphs[index] = glyphs[index].widened
    }
    width = glyphs.reduce(0) { $0 + $1.width }
  }
}

extension StyledText {
  /// The same text, in which whatever is ambiguous takes two columns.
  public var widened: StyledText {
    StyledText(
      lines: lines.map { line in
        StyledLine(line.runs.map { StyledLine.Run($0.text.widened, style: $0.style) })
      })
  }
}

extension Canvas {
  /// The same picture where ambiguous glyphs take two columns: those that were drawn as one are replaced
  /// by ASCII, so that boxes keep their shape.
  public var withoutAmbiguous: Canvas {
    mapped { cell in
      cell.glyph.isAmbiguous && !cell.glyph.isWidened
        ? Cell(cell.glyph.ascii, style: cell.style) : cell
    }
  }
}
