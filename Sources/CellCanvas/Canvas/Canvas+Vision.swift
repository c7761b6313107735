extension Canvas {
  /// The same picture as it looks to who sees colours so, in the colours of a terminal.
  ///
  /// Entries of the palette look as those of xterm; what is the terminal's own stays so.
  public func seen(by vision: ColorVision, depth: ColorDepth = .trueColor) -> Canvas {
    var styles: [Style: Style] = [:]
    return mapped { cell in
      if let style = styles[cell.style] { return Cell(cell.glyph, style: style) }
      let style = cell.style.seen(by: vision).reduced(to: depth)
      styles[cell.style] = style
      return Cell(cell.glyph, style: style)
    }
  }
}

extension Style {
  /// The style with both of its colours as they look so.
  fileprivate func seen(by vision: ColorVision) -> Style {
    var style = self
    style.foreground = foreground.seen(by: vision)
    style.background = background.seen(by: vision)
    return style
  }
}

extension Color {
  fileprivate func seen(by vision: ColorVision) -> Color {
    rgbValue.map { .rgb(vision.seen($0)) } ?? self
  }
}
