import CellCanvas
import PopoverThemes

extension SceneStage {
  /// What is taken from the edges; below it is a keyboard, if there are rows enough for one.
  func drawReserved(
    _ reserved: CellInsets, of size: CellSize, _ depth: ColorDepth, on canvas: inout Canvas
  ) {
    let style = theme.style(.keyboard, depth: depth)
    let below = CellRect(
      x: 0, y: size.height - reserved.bottom, width: size.width, height: reserved.bottom)
    for rect in [
      CellRect(x: 0, y: 0, width: size.width, height: reserved.top), below,
      CellRect(x: 0, y: 0, width: reserved.left, height: size.height),
      CellRect(
        x: size.width - reserved.right, y: 0, width: reserved.right, height: size.height),
    ] {
      canvas.fill(rect, with: Cell(style: style))
    }
    if below.height >= Self.leastKeyboard { drawKeys(in: below, style, on: &canvas) }
  }

  /// Rows below which what is reserved is rather a status line.
  private static let leastKeyboard = 3

  private static let keyRows = [
    "q w e r t y u i o p", "a s d f g h j k l", "z x c v b n m", "space",
  ]

  private func drawKeys(in keyboard: CellRect, _ style: Style, on canvas: inout Canvas) {
    for (row, text) in Self.keyRows.prefix((keyboard.height + 1) / 2).enumerated() {
      let text = GlyphText(text)
      let place = CellPoint(
        x: keyboard.x + (keyboard.width - text.width) / 2, y: keyboard.y + 2 * row)
      canvas.draw(text, at: place, style: style, clip: keyboard)
    }
  }
}
