import CellCanvas
import PopoverGeometry
import PopoverThemes

extension PreviewScene {
  private struct Line {
    var text: GlyphText
    var role: ThemeRole
  }

  private static let samples: [(String, ThemeRole)] = [
    ("Text to be read", .text), ("the line that is chosen", .selection), ("more text", .text),
    ("and what matters less", .dim),
  ]

  func drawPopover(_ theme: Theme, _ depth: ColorDepth, on canvas: inout Canvas) {
    let layout = presentation(theme).layout()
    let room = theme.draw(layout, title: title, footer: footer, depth: depth, on: &canvas)
    let ink = theme.ink(on: layout.chrome, depth: depth)
    for (y, line) in zip(room.rows, lines(theme, width: room.width)) {
      let style = ink.style(line.role, row: y)
      let row = CellRect(x: room.x, y: y, width: room.width, height: 1)
      if line.role == .selection { canvas.fill(row, with: Cell(style: style)) }
      canvas.draw(line.text.shortened(to: room.width), at: row.origin, style: style, clip: row)
    }
  }

  private func presentation(_ theme: Theme) -> PopoverPresentation {
    let container = CellRect(x: 0, y: 0, width: size.width, height: max(1, size.height - 1))
    return PopoverPresentation(
      sourceRect: Rect(anchor), container: Rect(container),
      preferredContentSize: Size(contentSize ?? naturalSize(theme)),
      permittedArrowDirections: permittedArrowDirections, metrics: theme.metrics,
      minimumContentSize: Size(width: 4, height: 1))
  }

  private func lines(_ theme: Theme, width: Int) -> [Line] {
    guard let text else {
      return Self.samples.map { Line(text: GlyphText($0.0), role: $0.1) }
    }
    return GlyphText.lines(of: text, width: width, ambiguous: theme.ambiguousWidth).map {
      Line(text: $0, role: .text)
    }
  }

  /// As wide as the longest line, at most two thirds of the page, and as high as there are lines; wide
  /// enough for the labels beside the arrow, and high enough for such inside.
  private func naturalSize(_ theme: Theme) -> CellSize {
    let lines = lines(theme, width: max(1, size.width * 2 / 3))
    let labels = [title, footer].map { 2 * theme.text($0).width + 4 }
    let rows = lines.count + theme.rowsTaken(title: title, footer: footer)
    return CellSize(width: (lines.map(\.text.width) + labels).max() ?? 0, height: rows)
  }
}
