extension Canvas {
  /// The picture with its colours and attributes as escape sequences (ECMA-48, SGR): one screen,
  /// every row reset at its end, no movement of the cursor, so that it survives `cat` and pagers.
  public func ansiText(depth: ColorDepth = .trueColor) -> String {
    (0..<size.height).map { ansiText(ofRow: $0, depth: depth) + "\n" }.joined()
  }

  /// A row of it, without a line feed.
  ///
  /// - Parameter addressesColumns: whether the column is addressed behind what terminals may give other columns.
  package func ansiText(
    ofRow y: Int, depth: ColorDepth = .trueColor, addressesColumns: Bool = false
  ) -> String {
    var text = ""
    var (last, current) = (Style.plain, Style.plain)
    let row = row(y)
    for (x, cell) in row.enumerated() {
      if cell.style != last {
        last = cell.style
        let style = last.reduced(to: depth)
        if style != current { text += style.selectGraphicRendition }
        current = style
      }
      text += cell.glyph.text
      if addressesColumns, row.endsUncertainCharacter(at: x) { text += "\u{1B}[\(x + 2)G" }
    }
    return current == .plain ? text : text + "\u{1B}[0m"
  }
}

extension Style {
  /// The sequence that sets this style, whatever was set before.
  fileprivate var selectGraphicRendition: String {
    let set = Attributes.codes.filter { attributes.contains($0.attribute) }
    let parameters =
      ["0"] + set.map { "\($0.code)" } + foreground.parameters(base: 30)
      + background.parameters(base: 40)
    return "\u{1B}[\(parameters.joined(separator: ";"))m"
  }
}

extension Color {
  /// The parameters that set this colour; `base` is 30 for the foreground, 40 for the background.
  fileprivate func parameters(base: Int) -> [String] {
    if let rgb {
      return ["\(base + 8)", "2", "\(rgb >> 16)", "\(rgb >> 8 & 0xFF)", "\(rgb & 0xFF)"]
    }
    switch paletteIndex {
    case nil: return []
    case let index? where index < 8: return ["\(base + Int(index))"]
    case let index? where index < 16: return ["\(base + 60 + Int(index) - 8)"]
    case let index?: return ["\(base + 8)", "5", "\(index)"]
    }
  }
}
