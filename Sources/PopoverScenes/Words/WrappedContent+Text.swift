import CellCanvas
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
