import CellCanvas
import PopoverThemes

extension Lab {
  /// Every key of the theme in use, from a line on.
  func drawDetails(from first: Int, in panel: CellRect, on canvas: inout Canvas) {
    drawHeading(
      " \(theme.name)", in: CellRect(x: panel.x, y: panel.y, width: panel.width, height: 1),
      on: &canvas)
    for (line, y) in zip(detailLines.dropFirst(first), panel.rows.dropFirst()) {
      let place = CellPoint(x: panel.x + 1, y: y)
      canvas.draw(
        line.text, at: place, style: style(line.isHeading ? .title : .text), clip: panel)
    }
  }

  /// A line of what is told of a theme.
  struct DetailLine: Equatable {
    var text: GlyphText
    var isHeading = false
  }

  /// What is told of the theme in use, in lines for the panel.
  var detailLines: [DetailLine] {
    let width = browserLayout.panel.width - 3
    return [DetailLine(text: GlyphText("Keys"), isHeading: true)]
      + theme.listing.flatMap { key, value in
        GlyphText.lines(of: "\(key): \(value)", width: width).enumerated().map { index, line in
          DetailLine(text: index == 0 ? line : GlyphText("  ").followed(by: line))
        }
      }
  }
}

extension GlyphText {
  fileprivate func followed(by other: GlyphText) -> GlyphText {
    var text = self
    text.append(other)
    return text
  }
}
