import CellCanvas

extension GlyphText {
  /// The text at no more than `width` columns, with a blank before and after it. A text that has no
  /// room without them goes without them; a longer one is cut.
  func label(of width: Int, ellipsis: Glyph) -> GlyphText {
    let text = self.width <= width ? self : cut(to: width - 2, with: ellipsis)
    guard text.width > 0 else { return text }
    var label = GlyphText()
    if text.width < width { label.append(.space) }
    label.append(text)
    if label.width < width { label.append(.space) }
    return label
  }

  /// The first columns of a longer text and a mark for the rest; less than two columns hold nothing.
  private func cut(to width: Int, with mark: Glyph) -> GlyphText {
    var text = GlyphText()
    guard width >= 2 else { return text }
    for glyph in glyphs {
      if text.width + glyph.width > width - mark.width { break }
      text.append(glyph)
    }
    text.append(mark)
    return text
  }
}

extension TitleAlignment {
  /// How far from the start a label lies; where there is room, a glyph of the border shows first.
  func indent(of width: Int, in length: Int) -> Int {
    let room = max(0, length - width)
    return switch self {
    case .start: min(1, room)
    case .center: room / 2
    case .end: room - min(1, room)
    }
  }
}
