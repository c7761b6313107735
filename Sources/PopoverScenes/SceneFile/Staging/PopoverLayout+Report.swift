import CellCanvas
import PopoverGeometry

extension PopoverLayout {
  /// The figures of the answer, one a line: in two columns, or close together where these are too
  /// wide.
  func report(width: Int) -> [GlyphText] {
    let names = PopoverLayout.figureNames
    let values = figures
    let indent = (names.map(\.width).max() ?? 0) + 2
    let isWide = values.allSatisfy { indent + $0.width <= width }
    return names.indices.map { index in
      let gap = isWide ? indent - names[index].width : 1
      var line = GlyphText(capacity: names[index].width + gap + values[index].width)
      line.append(names[index])
      line.append(blanks: gap)
      line.append(values[index])
      return line.shortened(to: width)
    }
  }

  private static let figureNames = [
    "arrowDirection", "arrowOffset", "frame", "background", "content", "arrow",
  ].map { GlyphText($0) }

  /// In the order of their names.
  private var figures: [GlyphText] {
    var offset = GlyphText()
    offset.append(figure: arrowOffset)
    return [
      GlyphText(arrowDirection.map { "." + $0.name } ?? "none"), offset,
      GlyphText(CellRect(frame)), GlyphText(CellRect(background)), GlyphText(CellRect(content)),
      GlyphText(CellRect(arrow)),
    ]
  }
}

extension GlyphText {
  /// A place and a size: `12,3 20x4`.
  fileprivate init(_ cells: CellRect) {
    self.init(capacity: 16)
    append(number: cells.x)
    append(",")
    append(number: cells.y)
    append(" ")
    append(number: cells.width)
    append("x")
    append(number: cells.height)
  }
}
