import CellCanvas
import PopoverLab

/// A box that the arrow keys move over a text, and a larger one that hangs on it: a scene that programs
/// in other languages draw too, so that they can be measured side by side.
struct MovingBox: ProbePicture {
  static let anchorSize = CellSize(width: 8, height: 3)
  private static let leastScreen = CellSize(width: 40, height: 13)
  private static let text = "The quick brown fox jumps over the lazy dog while terminals repaint. "
  private static let glyphs = GlyphText(text).glyphs
  private static let anchorStyle = Style(foreground: .palette(0), background: .palette(3))
  private static let popoverStyle = Style(foreground: .palette(7), background: .palette(4))
  private static let statusStyle = Style(attributes: .reverse)

  private var anchor: CellPoint

  init(screen: CellSize) {
    anchor = CellPoint(
      x: (screen.width - MovingBox.anchorSize.width) / 2, y: screen.height / 2 - 2)
  }

  mutating func take(_ key: Key, screen: CellSize) {
    switch key.code {
    case .left, .character("h"): anchor.x -= 1
    case .right, .character("l"): anchor.x += 1
    case .up, .character("k"): anchor.y -= 1
    case .down, .character("j"): anchor.y += 1
    default: break
    }
    anchor = anchor.kept(MovingBox.anchorSize, inside: MovingBox.area(of: screen))
  }

  func frame(size: CellSize) -> Canvas {
    var canvas = Canvas(size: size)
    guard size.width >= MovingBox.leastScreen.width, size.height >= MovingBox.leastScreen.height
    else {
      canvas.draw("too small", at: CellPoint(x: 0, y: 0), style: .plain)
      return canvas
    }
    let area = MovingBox.area(of: size)
    let anchor = anchor.kept(MovingBox.anchorSize, inside: area)
    let place = HangingBox(anchor: anchor, area: area)
    drawText(on: &canvas)
    drawAnchor(at: anchor, on: &canvas)
    draw(place, anchor: anchor, on: &canvas)
    drawStatus(" anchor \(anchor.x),\(anchor.y)  side \(place.side)", on: &canvas)
    return canvas
  }

  private static func area(of screen: CellSize) -> CellSize {
    CellSize(width: screen.width, height: screen.height - 1)
  }

  private func drawText(on canvas: inout Canvas) {
    for y in 0..<canvas.size.height - 1 {
      for x in 0..<canvas.size.width {
        let glyph = MovingBox.glyphs[(x + 7 * y) % MovingBox.glyphs.count]
        canvas[CellPoint(x: x, y: y)] = Cell(glyph)
      }
    }
  }

  private func drawAnchor(at origin: CellPoint, on canvas: inout Canvas) {
    let style = MovingBox.anchorStyle
    canvas.drawBox(CellRect(origin: origin, size: MovingBox.anchorSize), style: style)
    canvas.draw("anchor", at: CellPoint(x: origin.x + 1, y: origin.y + 1), style: style)
  }

  private func draw(_ place: HangingBox, anchor: CellPoint, on canvas: inout Canvas) {
    let style = MovingBox.popoverStyle
    let texts = (2..<6).map { String(MovingBox.text.dropFirst(5 * $0).prefix(26)) }
    let lines = ["Arrow: \(place.side)", "Anchor: \(anchor.x),\(anchor.y)"] + texts
    canvas.drawBox(place.frame, style: style)
    canvas.draw(
      " Popover ", at: CellPoint(x: place.frame.x + 10, y: place.frame.y),
      style: Style(
        foreground: style.foreground, background: style.background, attributes: .bold))
    for (y, line) in zip(place.frame.rows.dropFirst(), lines) {
      canvas.draw(line, at: CellPoint(x: place.frame.x + 2, y: y), style: style)
    }
    canvas[place.arrow] = Cell(place.side.arrow, style: style)
  }

  private func drawStatus(_ text: String, on canvas: inout Canvas) {
    let size = canvas.size
    let line = CellRect(x: 0, y: size.height - 1, width: size.width, height: 1)
    canvas.fill(line, with: Cell(style: MovingBox.statusStyle))
    canvas.draw(
      "\(text)  size \(size.width)x\(size.height)  arrows move, q quits", at: line.origin,
      style: MovingBox.statusStyle)
  }
}
