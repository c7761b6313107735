/// How many columns a terminal gives to characters about which terminals disagree: most lines and
/// arrows, Greek and Cyrillic letters, quotation marks and more.
///
/// It is decided where text becomes glyphs (``GlyphText/init(_:ambiguous:)``); from there on each
/// ``Glyph`` knows its columns. What is drawn as chrome takes one column in any case, and has to be
/// something else where terminals would give it two (``Canvas/withoutAmbiguous``).
public enum AmbiguousWidth: Int, CaseIterable, Sendable {
  case one = 1
  case two = 2
}
