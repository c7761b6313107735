import CellCanvas
import PopoverGeometry
import PopoverScenes
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
    theme.draw(
      layout, title: "Popover", lines: layout.report(width: CellRect(layout.content).width),
      depth: look.depth, on: &canvas)
    if layout.overlapsAnchor { showAnchor(through: CellRect(layout.content), on: &canvas) }
  }

  /// Where the popover's content covers the anchor, its text takes the anchor's colours; border and
  /// title stay whole.
  private func showAnchor(through content: CellRect, on canvas: inout Canvas) {
    let style = style(.anchor)
    canvas.restyle(scene.anchor.rect(in: container).intersection(content)) { $0 = style }
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
  /// The figures of the answer, one a line: in two columns, or close together where these are too
  /// wide.
  fileprivate func report(width: Int) -> [GlyphText] {
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
      return "\(cells.x),\(cells.y) \(cells.size.words)"
    }
    return [
      ("arrowDirection", arrowDirection.map { ".\($0.name)" } ?? "none"),
      ("arrowOffset", Words.figure(arrowOffset)), ("frame", cells(frame)),
      ("background", cells(background)), ("content", cells(content)), ("arrow", cells(arrow)),
    ]
  }
}
