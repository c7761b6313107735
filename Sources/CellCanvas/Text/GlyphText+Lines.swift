extension GlyphText {
  /// The lines of `text` wrapped to `width` columns: at spaces, and inside words that are longer
  /// than a line. Wide glyphs are never split; they are left out where a line has only one column.
  public static func lines(
    of text: String, width: Int, ambiguous: AmbiguousWidth = .one
  ) -> [GlyphText] {
    guard width > 0 else { return [] }
    return text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      wrapped(
        line.split(separator: " ").map { GlyphText(String($0), ambiguous: ambiguous) },
        width: width)
    }
  }

  private static func wrapped(_ words: [GlyphText], width: Int) -> [GlyphText] {
    var lines = [GlyphText()]
    for word in words {
      let last = lines[lines.count - 1]
      if last.width > 0, last.width + 1 + word.width <= width {
        lines[lines.count - 1].append(.space)
        lines[lines.count - 1].append(word)
      } else if last.width == 0 {
        lines.replaceSubrange((lines.count - 1)..., with: word.broken(width: width))
      } else {
        lines += word.broken(width: width)
      }
    }
    return lines
  }

  /// The pieces of a word at no more than `width` columns each.
  private func broken(width: Int) -> [GlyphText] {
    var pieces = [GlyphText()]
    for glyph in glyphs where glyph.width <= width {
      if pieces[pieces.count - 1].width + glyph.width > width { pieces.append(GlyphText()) }
      pieces[pieces.count - 1].append(glyph)
    }
    return pieces
  }
}

extension GlyphText {
  /// Cut to at most `width` columns, with an ellipsis at the end if something is missing.
  public func shortened(to width: Int, ellipsis: Glyph = Glyph("…")) -> GlyphText {
    guard self.width > width else { return self }
    var short = GlyphText()
    for glyph in glyphs where width > 0 {
      if short.width + glyph.width > width - 1 { break }
      short.append(glyph)
    }
    if width > 0 { short.append(ellipsis) }
    return short
  }
}
