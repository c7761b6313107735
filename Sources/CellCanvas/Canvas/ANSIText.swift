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
    let codes = SGRCodes(setting: self)
    return "\u{1B}[\((0..<codes.count).map { "\(codes[$0])" }.joined(separator: ";"))m"
  }
}
