import CellCanvas
import PopoverGeometry

extension Theme {
  /// Draws the title in the top border, or in the first row where there is no border: in a stretch
  /// that the arrow leaves free, with blanks around it where they have room, and cut where it has
  /// none itself.
  ///
  /// - Returns: the row it is in, if it was drawn.
  func drawTitle(
    _ title: String, _ layout: PopoverLayout, depth: ColorDepth, on canvas: inout Canvas
  ) -> Int? {
    let title = GlyphText(title)
    let background = CellRect(layout.background)
    guard title.width > 0, !background.isEmpty,
      let stretch = stretch(for: title.width, in: titleStretches(layout))
    else { return nil }
    let label = title.label(of: stretch.count, ellipsis: ellipsis)
    guard label.width > 0 else { return nil }
    let x = stretch.lowerBound + titleAlignment.indent(of: label.width, in: stretch.count)
    let origin = CellPoint(x: x, y: background.y)
    canvas.draw(label, at: origin, style: style(.title, depth: depth), clip: background)
    return background.y
  }

  /// The first stretch in which the whole title has room, else the longest.
  private func stretch(for width: Int, in stretches: [Range<Int>]) -> Range<Int>? {
    stretches.first { $0.count >= width + 2 } ?? stretches.max { $0.count < $1.count }
  }

  /// The top row between the corners, without a join that differs from the border.
  private func titleStretches(_ layout: PopoverLayout) -> [Range<Int>] {
    let row = CellRect(layout.background).columns
    guard let border else { return [row] }
    let whole = row.dropFirst().dropLast() as Range<Int>
    guard layout.arrowDirection == .up, arrow.joins.up.contains(where: { $0 != border.edge(.up) })
    else { return [whole] }
    let join = CellRect(layout.arrow).columns.clamped(to: whole)
    return [whole.lowerBound..<join.lowerBound, join.upperBound..<whole.upperBound]
  }

  /// What stands for the rest of a title, in ASCII where the border is ASCII.
  private var ellipsis: Glyph { border?.isASCII == true ? Glyph("~") : Glyph("…") }
}

extension TitleAlignment {
  /// How far from the start a label lies; where there is room, a glyph of the border shows first.
  fileprivate func indent(of width: Int, in length: Int) -> Int {
    let room = max(0, length - width)
    return switch self {
    case .start: min(1, room)
    case .center: room / 2
    case .end: room - min(1, room)
    }
  }
}

extension GlyphText {
  /// The text at no more than `width` columns, with a blank before and after it. A text that has no
  /// room without them goes without them; a longer one is cut.
  fileprivate func label(of width: Int, ellipsis: Glyph) -> GlyphText {
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
