import CellCanvas
import PopoverLab

/// A box that the arrow keys move over a text, and a larger one that hangs on it: the scene that
/// other terminal programs are measured with.
struct MovingBox: ProbePicture {
  private static let text = Array(
    "The quick brown fox jumps over the lazy dog while terminals repaint. ")
  private static let least = CellSize(width: 40, height: 13)
  private static let anchorSize = CellSize(width: 8, height: 3)
  private static let popoverSize = CellSize(width: 30, height: 8)
  private static let anchorStyle = Style(foreground: .palette(0), background: .palette(3))
  private static let popoverStyle = Style(foreground: .palette(7), background: .palette(4))

  private var anchor: CellPoint

  init(screen: CellSize) {
    anchor = CellPoint(x: screen.width / 2 - 4, y: screen.height / 2 - 2)
  }

  mutating func take(_ key: Key, screen: CellSize) {
    switch key.code {
    case .left, .character("h"): anchor.x -= 1
    case .right, .character("l"): anchor.x += 1
    case .up, .character("k"): anchor.y -= 1
    case .down, .character("j"): anchor.y += 1
    default: break
    }
    anchor = MovingBox.kept(anchor, MovingBox.anchorSize, inside: MovingBox.area(of: screen))
  }

  func frame(size: CellSize) -> Canvas {
    var canvas = Canvas(size: size)
    guard size.width >= MovingBox.least.width, size.height >= MovingBox.least.height else {
      canvas.draw("too small", at: CellPoint(x: 0, y: 0), style: .plain)
      return canvas
    }
    let area = MovingBox.area(of: size)
    let anchor = CellRect(
      origin: MovingBox.kept(anchor, MovingBox.anchorSize, inside: area),
      size: MovingBox.anchorSize)
    let place = Place(anchor: anchor, area: area)
    drawText(on: &canvas)
    canvas.drawBox(anchor, style: MovingBox.anchorStyle)
    canvas.draw(
      "anchor", at: CellPoint(x: anchor.x + 1, y: anchor.y + 1), style: MovingBox.anchorStyle)
    draw(place, anchor: anchor, on: &canvas)
    let status =
      " anchor \(anchor.x),\(anchor.y)  side \(place.side)  size \(size.width)x\(size.height)"
    let line = CellRect(x: 0, y: size.height - 1, width: size.width, height: 1)
    canvas.fill(line, with: Cell(style: Style(attributes: .reverse)))
    canvas.draw(
      status + "  arrows move, q quits", at: line.origin, style: Style(attributes: .reverse))
    return canvas
  }

  private func drawText(on canvas: inout Canvas) {
    for y in 0..<canvas.size.height - 1 {
      for x in 0..<canvas.size.width {
        let letter = MovingBox.text[(x + 7 * y) % MovingBox.text.count]
        letter.unicodeScalars.first.map { canvas[CellPoint(x: x, y: y)] = Cell(Glyph($0)) }
      }
    }
  }

  private func draw(_ place: Place, anchor: CellRect, on canvas: inout Canvas) {
    let style = MovingBox.popoverStyle
    canvas.drawBox(place.frame, style: style)
    let title = CellPoint(x: place.frame.x + 10, y: place.frame.y)
    canvas.draw(
      " Popover ", at: title,
      style: Style(foreground: .palette(7), background: .palette(4), attributes: .bold))
    for row in 0..<6 {
      let text =
        switch row {
        case 0: "Arrow: \(place.side)"
        case 1: "Anchor: \(anchor.x),\(anchor.y)"
        default: String(MovingBox.text.dropFirst(5 * row).prefix(26))
        }
      canvas.draw(
        text, at: CellPoint(x: place.frame.x + 2, y: place.frame.y + 1 + row), style: style)
    }
    canvas.draw(place.side.arrow, at: place.arrow, style: style)
  }

  private static func area(of screen: CellSize) -> CellSize {
    CellSize(width: screen.width, height: screen.height - 1)
  }

  static func kept(_ point: CellPoint, _ size: CellSize, inside area: CellSize) -> CellPoint {
    CellPoint(
      x: max(0, min(point.x, area.width - size.width)),
      y: max(0, min(point.y, area.height - size.height)))
  }
}

/// Where the larger box hangs: on the first side with room.
private struct Place {
  enum Side {
    case below
    case above
    case right
    case left

    var arrow: String {
      switch self {
      case .below: "▲"
      case .above: "▼"
      case .right: "◀"
      case .left: "▶"
      }
    }
  }

  let side: Side
  let frame: CellRect
  let arrow: CellPoint

  init(anchor: CellRect, area: CellSize) {
    let size = CellSize(width: 30, height: 8)
    side =
      if anchor.rows.upperBound + size.height <= area.height {
        .below
      } else if anchor.y >= size.height {
        .above
      } else if anchor.columns.upperBound + size.width <= area.width {
        .right
      } else if anchor.x >= size.width {
        .left
      } else { .below }
    let centre = CellPoint(x: anchor.x + anchor.width / 2, y: anchor.y + anchor.height / 2)
    let wanted =
      switch side {
      case .below: CellPoint(x: centre.x - size.width / 2, y: anchor.rows.upperBound)
      case .above: CellPoint(x: centre.x - size.width / 2, y: anchor.y - size.height)
      case .right: CellPoint(x: anchor.columns.upperBound, y: centre.y - size.height / 2)
      case .left: CellPoint(x: anchor.x - size.width, y: centre.y - size.height / 2)
      }
    frame = CellRect(origin: MovingBox.kept(wanted, size, inside: area), size: size)
    let x = max(frame.x + 1, min(centre.x, frame.columns.upperBound - 2))
    let y = max(frame.y + 1, min(centre.y, frame.rows.upperBound - 2))
    arrow =
      switch side {
      case .below: CellPoint(x: x, y: frame.y)
      case .above: CellPoint(x: x, y: frame.rows.upperBound - 1)
      case .right: CellPoint(x: frame.x, y: y)
      case .left: CellPoint(x: frame.columns.upperBound - 1, y: y)
      }
  }
}

extension Canvas {
  fileprivate mutating func drawBox(_ rect: CellRect, style: Style) {
    fill(rect, with: Cell(style: style))
    for x in rect.columns {
      for y in [rect.y, rect.rows.upperBound - 1] {
        self[CellPoint(x: x, y: y)] = Cell(Glyph("─"), style: style)
      }
    }
    for y in rect.rows {
      for x in [rect.x, rect.columns.upperBound - 1] {
        self[CellPoint(x: x, y: y)] = Cell(Glyph("│"), style: style)
      }
    }
    for (corner, x, y) in [
      ("┌" as Unicode.Scalar, rect.x, rect.y), ("┐", rect.columns.upperBound - 1, rect.y),
      ("└", rect.x, rect.rows.upperBound - 1),
      ("┘", rect.columns.upperBound - 1, rect.rows.upperBound - 1),
    ] {
      self[CellPoint(x: x, y: y)] = Cell(Glyph(corner), style: style)
    }
  }
}
