import CellCanvas
import PopoverGeometry
import PopoverThemes

/// The screen of a program of yours: here, rows of characters.
typealias Screen = [[Character]]

/// Draws a popover on the word that it belongs to, above or below it.
func show(_ text: [String], on screen: inout Screen, word: CellRect) {
  let page = canvas(of: screen)
  let (theme, lines) = (Theme.shipped["rounded"]!, text.map { GlyphText($0) })
  let size = CellSize(width: lines.map(\.width).max() ?? 0, height: lines.count)
  let layout = PopoverPresentation(
    sourceRect: Rect(word), container: Rect(page.bounds), preferredContentSize: Size(size),
    permittedArrowDirections: [.up, .down], metrics: theme.metrics
  ).layout()
  var drawn = page
  theme.draw(layout, lines: lines, depth: .palette256, on: &drawn)
  for change in drawn.changes(since: page) {
    screen[change.point.y][change.point.x] = Character(change.cell.glyph.text)
  }
}

private func canvas(of screen: Screen) -> Canvas {
  var canvas = Canvas(size: CellSize(width: screen[0].count, height: screen.count))
  for (y, row) in screen.enumerated() {
    canvas.draw(GlyphText(String(row)), at: CellPoint(x: 0, y: y), style: .plain)
  }
  return canvas
}
