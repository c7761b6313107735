import CellCanvas
import PopoverGeometry

/// A sentence in the making: clauses with commas between them, in parts with semicolons between.
struct Sentence {
  private(set) var text = GlyphText(capacity: Sentence.usualLength)
  private var isPartNew = false

  /// As long as most of them are.
  private static let usualLength = 120

  /// From now on, clauses belong to the next part.
  mutating func startPart() { isPartNew = true }

  mutating func startClause(_ words: StaticString) {
    if text.width > 0 { text.append(isPartNew ? "; " : ", ") }
    isPartNew = false
    text.append(words)
  }

  mutating func say(_ words: StaticString) { text.append(words) }

  mutating func say(_ words: String) { text.append(GlyphText(words)) }

  mutating func say(figure: Double) { text.append(figure: figure) }

  /// So many columns or rows: `1 row`, `9.5 columns`.
  mutating func say(cells count: Double, along axis: Axis) {
    text.append(figure: count)
    text.append(axis == .horizontal ? " column" : " row")
    if count != 1 { text.append("s") }
  }

  mutating func say(_ size: Size) {
    text.append(figure: size.width)
    text.append("x")
    text.append(figure: size.height)
  }
}

extension GlyphText {
  /// Appends a figure without needless decimals: `3`, `-9.5`.
  public mutating func append(figure value: Double) {
    let halves = value * 2
    guard halves == halves.rounded(), abs(value) < 1e15 else {
      return append(GlyphText("\(value)"))
    }
    if value < 0 { append("-") }
    append(number: Int(abs(value)))
    if Int(halves) % 2 != 0 { append(".5") }
  }
}
