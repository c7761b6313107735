import CellCanvas

extension GlyphText {
  /// The text, which has room in `width` columns, with a blank before and after it as far as these have
  /// room too.
  func label(of width: Int) -> GlyphText {
    var label = GlyphText()
    if self.width < width { label.append(.space) }
    label.append(self)
    if label.width < width { label.append(.space) }
    return label
  }

  /// As much of the text as has room between two blanks; nothing where that is too little to be read.
  func label(cutTo width: Int, ellipsis: Glyph) -> GlyphText {
    let text = cut(to: width - 2, with: ellipsis)
    return text.width > 0 ? text.label(of: width) : text
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
