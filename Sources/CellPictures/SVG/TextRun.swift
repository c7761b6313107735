import CellCanvas
import MessageText

/// Text of one style in cells of a row beside each other, held to exactly their width.
///
/// Letters of ASCII are joined to runs, as every font for terminals has them, and spread over their cells. Others stand
/// alone and are stretched to theirs: the font in which they are found may be of another width, which must not move
/// what follows. Only what makes one character together stands together, or a vowel would be drawn without its consonant.
struct TextRun {
  private(set) var style: Style?
  private var start = 0
  private var text = GlyphText()
  private var isPlain = true

  init() {}

  init(_ cell: Cell, at x: Int) {
    (style, start) = (cell.style, x)
    append(cell.glyph)
  }

  private mutating func append(_ glyph: Glyph) {
    text.append(glyph)
    isPlain = isPlain && glyph.isPlain
  }

  /// Takes a cell that continues it.
  mutating func takes(_ cell: Cell, at x: Int) -> Bool {
    guard style == cell.style, start + text.width == x, goesOn(with: cell.glyph) else {
      return false
    }
    append(cell.glyph)
    return true
  }

  private func goesOn(with glyph: Glyph) -> Bool {
    if isPlain, glyph.isPlain { return glyph != .space || text.glyphs.last != .space }
    return text.goesOn(with: glyph)
  }

  var isBlank: Bool { text.glyphs.allSatisfy { $0 == .space } }

  /// The element for a row, without the blanks at both ends.
  func element(_ y: Int, fill: String) -> String {
    let shown = text.glyphs.drop { $0 == .space }
    let x = start + text.glyphs.count - shown.count
    let kept = shown.reversed().drop { $0 == .space }.reversed()
    let length = kept.reduce(0) { $0 + $1.width } * CellPixels.width
    let text = Markup.escaped(kept.map(\.text).joined())
    return
      "<text x=\"\(x * CellPixels.width)\" y=\"\(y * CellPixels.height + Self.baseline)\" "
      + "\(SVGPaint.attributes(fill, opacity))\(font) textLength=\"\(length)\"\(stretch)>\(text)</text>\n"
  }

  /// Pixels from the top of a row to the line on which letters stand.
  private static let baseline = 12

  private var stretch: String { isPlain ? "" : " lengthAdjust=\"spacingAndGlyphs\"" }

  private var opacity: Double { style.map(SVGPaint.opacity) ?? 1 }

  private var font: String {
    let names: [(Attributes, String)] = [
      (.bold, " font-weight=\"bold\""), (.italic, " font-style=\"italic\""),
    ]
    return names.filter { style?.attributes.contains($0.0) ?? false }.map(\.1).joined()
  }
}
