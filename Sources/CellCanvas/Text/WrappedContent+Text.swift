import PopoverGeometry

extension WrappedContent {
  /// A text as it is drawn in cells: its words as wide as they are there, and wide characters whole.
  public init(text: String, ambiguous: AmbiguousWidth = .one) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    self.init(
      words: lines.map { line in
        line.split(separator: " ").map { Word(GlyphText(String($0), ambiguous: ambiguous)) }
      })
  }
}

extension WrappedContent.Word {
  fileprivate init(_ text: GlyphText) {
    let widths = text.glyphs.map { Double($0.width) }
    self.init(width: Double(text.width), parts: widths.contains { $0 > 1 } ? widths : [])
  }
}

extension GlyphText {
  /// The lines of a text at a width: as they are, blanks included, the longer ones wrapped.
  package static func shownLines(
    of text: String, width: Int, ambiguous: AmbiguousWidth
  ) -> [GlyphText] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      let whole = GlyphText(String(line), ambiguous: ambiguous)
      return whole.width <= width
        ? [whole] : lines(of: String(line), width: width, ambiguous: ambiguous)
    }
  }
}
