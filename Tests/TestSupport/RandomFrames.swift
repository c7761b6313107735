import CellCanvas

/// Frames that follow one another on a screen: boxes, text and fills that come, go and overlap, with
/// wide glyphs and marks in all places.
package struct RandomFrames: Sendable {
  private var random: SplitMix
  private let styles: [Style]
  private let ambiguous: AmbiguousWidth
  package private(set) var frame: Canvas

  package init(
    seed: UInt64, size: CellSize, styles: [Style] = RandomFrames.usualStyles,
    ambiguous: AmbiguousWidth = .one
  ) {
    random = SplitMix(seed: seed)
    self.styles = styles
    self.ambiguous = ambiguous
    frame = Canvas(size: size)
  }

  /// Colours of all kinds, with and without attributes.
  package static let usualStyles: [Style] = [
    .plain, Style(foreground: .palette(1)), Style(background: .palette(4)),
    Style(foreground: .palette(12), background: .palette(11)),
    Style(foreground: .palette(200), background: .palette(100), attributes: .bold),
    Style(foreground: .rgb(0x010203), background: .rgb(0)), Style(background: .rgb(0xFFFFFF)),
    Style(attributes: .reverse), Style(attributes: [.underline, .italic]),
    Style(foreground: .rgb(0xFF8000), attributes: [.bold, .underline, .reverse]),
  ]

  /// More than a frame is written style by style, some of which look alike with few colours.
  package static let manyStyles =
    usualStyles
    + (0..<50).map { Style(foreground: .rgb(0x40_0000 + 0x1_0305 * $0), background: .palette(17)) }

  /// The frame after the present one: mostly a few changes, now and then another page.
  @discardableResult
  package mutating func next() -> Canvas {
    if Int.random(in: 0..<10, using: &random) == 0 {
      frame = Canvas(size: frame.size, filledWith: Cell(style: style))
    }
    for _ in 0..<Int.random(in: 0...6, using: &random) { change() }
    dropLastMarks()
    return frame
  }

  /// The emulator that tests look at loses marks in the last column, and so of a wide glyph that ends there.
  private mutating func dropLastMarks() {
    for y in 0..<frame.size.height {
      for x in max(0, frame.size.width - 2)..<frame.size.width {
        let point = CellPoint(x: x, y: y)
        var cell = frame[point]
        if cell.glyph.marks.isEmpty || x + cell.glyph.width < frame.size.width { continue }
        cell.glyph.marks = GlyphMarks([])
        frame.draw(GlyphText([cell.glyph]), at: point, style: cell.style)
      }
    }
  }

  private mutating func change() {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: frame.fill(rect, with: Cell(style: style))
    case 1: frame.fill(rect, with: Cell(Glyph("─"), style: style))
    case 2: frame[point] = Cell(Glyph("x"), style: style)
    default: frame.draw(GlyphText(text, ambiguous: ambiguous), at: point, style: style)
    }
  }

  private var style: Style {
    mutating get { styles.randomElement(using: &random) ?? .plain }
  }

  private var point: CellPoint {
    mutating get {
      CellPoint(
        x: Int.random(in: -2..<frame.size.width, using: &random),
        y: Int.random(in: 0..<frame.size.height, using: &random))
    }
  }

  private var rect: CellRect {
    mutating get {
      let origin = point
      return CellRect(
        x: origin.x, y: origin.y, width: Int.random(in: 1...40, using: &random),
        height: Int.random(in: 1...8, using: &random))
    }
  }

  private var text: String {
    mutating get {
      let pieces = [
        "a", "Word ", "  ", "漢", "字かな", "e\u{301}", "🦊", "│", "┌─┐", "한글", "\u{7}", "Жα", "चीज़ें",
        "\u{1112}\u{1161}\u{11AB}", "น้ำ",
      ]
      let count = Int.random(in: 1...8, using: &random)
      return (0..<count).compactMap { _ in pieces.randomElement(using: &random) }.joined()
    }
  }
}
