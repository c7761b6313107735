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
  ///
  /// - Parameter most: how many lines are wanted at the most; what would stand below them is not read.
  package static func shownLines(
    of text: String, width: Int, ambiguous: AmbiguousWidth, most: Int = .max
  ) -> [GlyphText] {
    var lines: [GlyphText] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if lines.count >= most { break }
      let whole = GlyphText(String(line), ambiguous: ambiguous)
      lines +=
        whole.width <= width
        ? [whole]
        : Self.lines(
          of: String(line), width: width, ambiguous: ambiguous, most: most - lines.count)
    }
    return lines
  }
}
