import CellCanvas
import PopoverThemes

extension Lab {
  /// The contrast and every key of the theme in use, from a line on.
  func drawDetails(from first: Int, in panel: CellRect, on canvas: inout Canvas) {
    drawHeading(
      " \(themeLabel)", in: CellRect(x: panel.x, y: panel.y, width: panel.width, height: 1),
      on: &canvas)
    for (line, y) in zip(detailLines.dropFirst(first), panel.rows.dropFirst()) {
      let place = CellPoint(x: panel.x + 1, y: y)
      canvas.draw(
        line.text, at: place, style: style(line.isHeading ? .title : .text), clip: panel)
    }
  }

  /// What is told of the theme in use, in lines for the panel.
  var detailLines: [ThemeDetailLine] {
    ThemeDetailLine.all(of: theme, depth: look.depth, width: browserLayout.panel.width - 3)
  }
}
