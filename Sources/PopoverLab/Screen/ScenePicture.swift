import CellCanvas
import PopoverGeometry
import PopoverScenes
import PopoverThemes

/// The scene in a theme, in a room of its own; what lies outside of that room may be drawn over.
struct ScenePicture {
  var scene: LabScene
  var theme: Theme
  var room: CellSize
  var depth: ColorDepth

  private var container: CellRect { CellRect(size: room) }
  private var anchor: CellRect { scene.anchor.rect(in: container) }
  private func style(_ role: ThemeRole) -> Style { theme.style(role, depth: depth) }

  /// The keyboard, the anchor and the popover, on a page that is there already and is dimmed if the
  /// theme has it so.
  func draw(on canvas: inout Canvas) {
    theme.drawBackdrop(on: &canvas, except: [anchor], depth: depth)
    drawKeyboard(on: &canvas)
    drawAnchor(on: &canvas)
    drawPopover(on: &canvas)
  }

  /// The anchor with its name on it, as far as that fits.
  private func drawAnchor(on canvas: inout Canvas) {
    let style = style(.anchor)
    canvas.fill(anchor, with: Cell(style: style))
    let name = GlyphText("anchor")
    guard name.width <= anchor.width else { return }
    let place = CellPoint(
      x: anchor.x + (anchor.width - name.width) / 2, y: anchor.y + (anchor.height - 1) / 2)
    canvas.draw(name, at: place, style: style, clip: anchor)
  }

  /// The popover, which tells its own geometry in the words of UIKit.
  private func drawPopover(on canvas: inout Canvas) {
    let layout = scene.presentation(in: container, metrics: theme.metrics).layout()
    theme.draw(
      layout, title: "Popover", lines: layout.report(width: CellRect(layout.content).width),
      depth: depth, on: &canvas)
    if layout.overlapsAnchor { showAnchor(through: CellRect(layout.content), on: &canvas) }
  }

  /// Where the popover's content covers the anchor, its text takes the anchor's colours; border and
  /// title stay whole.
  private func showAnchor(through content: CellRect, on canvas: inout Canvas) {
    let style = style(.anchor)
    canvas.restyle(anchor.intersection(content)) { $0 = style }
  }

  /// The rows that a keyboard takes from below.
  private func drawKeyboard(on canvas: inout Canvas) {
    let rows = scene.reservedRows(in: container)
    guard rows > 0 else { return }
    let keyboard = CellRect(x: 0, y: room.height - rows, width: room.width, height: rows)
    let style = style(.keyboard)
    canvas.fill(keyboard, with: Cell(style: style))
    let caps = ["q w e r t y u i o p", "a s d f g h j k l", "z x c v b n m", "space"]
    for (row, text) in caps.prefix((rows + 1) / 2).enumerated() {
      let text = GlyphText(text)
      let x = (keyboard.width - text.width) / 2
      canvas.draw(
        text, at: CellPoint(x: x, y: keyboard.y + 2 * row), style: style, clip: keyboard)
    }
  }
}
