import CellCanvas
import PopoverGeometry
import PopoverThemes

extension Lab {
  /// The anchor with its name on it, as far as that fits.
  func drawAnchor(on canvas: inout Canvas) {
    let anchor = scene.anchor.rect(in: container)
    let style = style(.anchor)
    canvas.fill(anchor, with: Cell(style: style))
    let name = GlyphText("anchor")
    guard name.width <= anchor.width else { return }
    let place = CellPoint(
      x: anchor.x + (anchor.width - name.width) / 2, y: anchor.y + (anchor.height - 1) / 2)
    canvas.draw(name, at: place, style: style, clip: anchor)
  }

  /// The popover, which tells its own geometry in the words of UIKit.
  func drawPopover(on canvas: inout Canvas) {
    let layout = presentation.layout()
    let width = CellRect(layout.content).width
    theme.draw(
      layout, title: "Popover", lines: layout.report.map { GlyphText($0).shortened(to: width) },
      depth: look.depth, on: &canvas)
    if layout.overlapsAnchor { showAnchorThrough(&canvas) }
  }

  /// Where the popover covers the anchor, the text on it takes the anchor's colours.
  private func showAnchorThrough(_ canvas: inout Canvas) {
    let style = style(.anchor)
    canvas.restyle(scene.anchor.rect(in: container)) { $0 = style }
  }

  /// The rows that a keyboard takes from below.
  func drawKeyboard(on canvas: inout Canvas) {
    let rows = scene.reservedRows(in: container)
    guard rows > 0 else { return }
    let keyboard = CellRect(
      x: container.x, y: container.y + container.height - rows, width: container.width,
      height: rows)
    let style = style(.keyboard)
    canvas.fill(keyboard, with: Cell(style: style))
    let caps = ["q w e r t y u i o p", "a s d f g h j k l", "z x c v b n m", "space"]
    for (row, text) in caps.prefix((rows + 1) / 2).enumerated() {
      let text = GlyphText(text)
      let x = keyboard.x + (keyboard.width - text.width) / 2
      canvas.draw(
        text, at: CellPoint(x: x, y: keyboard.y + 2 * row), style: style, clip: keyboard)
    }
  }
}

extension PopoverLayout {
  /// The figures of the answer, one a line.
  fileprivate var report: [String] {
    func figures(_ rect: Rect) -> String {
      let cells = CellRect(rect)
      return "\(cells.x),\(cells.y) \(cells.size.words)"
    }
    let offset =
      arrowOffset == arrowOffset.rounded() ? "\(Int(arrowOffset))" : "\(arrowOffset)"
    return [
      "arrowDirection  \(arrowDirection.map { ".\($0.name)" } ?? "none")",
      "arrowOffset     \(offset)",
      "frame           \(figures(frame))",
      "background      \(figures(background))",
      "content         \(figures(content))",
      "arrow           \(figures(arrow))",
    ]
  }
}
