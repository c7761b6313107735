import CellCanvas
import PopoverGeometry

extension PopoverLayout {
  /// The figures of the answer, one a line: in two columns, or close together where these are too
  /// wide.
  func report(width: Int) -> [GlyphText] {
    let names = figures.map { GlyphText($0.name) }
    let values = figures.map { GlyphText($0.value) }
    let indent = (names.map(\.width).max() ?? 0) + 2
    let isWide = values.allSatisfy { indent + $0.width <= width }
    return zip(names, values).map { name, value in
      var line = name
      for _ in 0..<(isWide ? indent - name.width : 1) { line.append(.space) }
      line.append(value)
      return line.shortened(to: width)
    }
  }

  private var figures: [(name: String, value: String)] {
    func cells(_ rect: Rect) -> String {
      let cells = CellRect(rect)
      return "\(cells.x),\(cells.y) \(cells.width)x\(cells.height)"
    }
    return [
      ("arrowDirection", arrowDirection.map { ".\($0.name)" } ?? "none"),
      ("arrowOffset", Words.figure(arrowOffset)), ("frame", cells(frame)),
      ("background", cells(background)), ("content", cells(content)), ("arrow", cells(arrow)),
    ]
  }
}
