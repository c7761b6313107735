import CellCanvas

/// A sign that is drawn over the scene, and what it stands for.
struct LegendItem: Equatable, Sendable {
  var sign: GlyphText
  /// How the sign is drawn there.
  var style: Style
  var words: GlyphText

  init(_ sign: String, _ style: Style, _ words: String) {
    self.sign = GlyphText(sign)
    self.style = style
    self.words = GlyphText(words)
  }

  /// What is said without a sign.
  init(words: String) { self.init("", .plain, words) }

  /// The columns of sign and words, with a blank between them.
  var width: Int { sign.width + (sign.width > 0 ? 1 : 0) + words.width }
}
