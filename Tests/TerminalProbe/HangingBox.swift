import CellCanvas

/// The larger box, on the first side of the anchor with room for it, and where its arrow is.
struct HangingBox {
  enum Side {
    case below
    case above
    case right
    case left

    var arrow: Glyph {
      switch self {
      case .below: Glyph("▲")
      case .above: Glyph("▼")
      case .right: Glyph("◀")
      case .left: Glyph("▶")
      }
    }
  }

  private static let size = CellSize(width: 30, height: 8)

  let side: Side
  let frame: CellRect
  let arrow: CellPoint

  init(anchor origin: CellPoint, area: CellSize) {
    let anchor = CellRect(origin: origin, size: MovingBox.anchorSize)
    let size = HangingBox.size
    let rooms: [(side: Side, room: Int)] = [
      (.below, area.height - anchor.rows.upperBound - size.height),
      (.above, anchor.y - size.height),
      (.right, area.width - anchor.columns.upperBound - size.width), (.left, anchor.x - size.width),
    ]
    side = rooms.first { $0.room >= 0 }?.side ?? .below
    let middle = CellPoint(x: anchor.x + anchor.width / 2, y: anchor.y + anchor.height / 2)
    var corner = CellPoint(x: middle.x - size.width / 2, y: middle.y - size.height / 2)
    switch side {
    case .below: corner.y = anchor.rows.upperBound
    case .above: corner.y = anchor.y - size.height
    case .right: corner.x = anchor.columns.upperBound
    case .left: corner.x = anchor.x - size.width
    }
    frame = CellRect(origin: corner.kept(size, inside: area), size: size)
    arrow = HangingBox.arrow(on: frame, side: side, towards: middle)
  }

  private static func arrow(on frame: CellRect, side: Side, towards middle: CellPoint) -> CellPoint
  {
    let right = frame.columns.upperBound - 1
    let bottom = frame.rows.upperBound - 1
    let x = max(frame.x + 1, min(middle.x, right - 1))
    let y = max(frame.y + 1, min(middle.y, bottom - 1))
    switch side {
    case .below: return CellPoint(x: x, y: frame.y)
    case .above: return CellPoint(x: x, y: bottom)
    case .right: return CellPoint(x: frame.x, y: y)
    case .left: return CellPoint(x: right, y: y)
    }
  }
}

extension CellPoint {
  /// Moved so that a rectangle of this size that begins here lies inside.
  func kept(_ size: CellSize, inside area: CellSize) -> CellPoint {
    CellPoint(
      x: max(0, min(x, area.width - size.width)), y: max(0, min(y, area.height - size.height)))
  }
}

extension Canvas {
  /// Fills a rectangle and draws a thin line around it.
  mutating func drawBox(_ rect: CellRect, style: Style) {
    let (right, bottom) = (rect.columns.upperBound - 1, rect.rows.upperBound - 1)
    fill(rect, with: Cell(Glyph("│"), style: style))
    fill(
      CellRect(x: rect.x + 1, y: rect.y, width: rect.width - 2, height: rect.height),
      with: Cell(Glyph("─"), style: style))
    fill(
      CellRect(x: rect.x + 1, y: rect.y + 1, width: rect.width - 2, height: rect.height - 2),
      with: Cell(style: style))
    let corners: [(x: Int, y: Int, glyph: Glyph)] = [
      (rect.x, rect.y, Glyph("┌")), (right, rect.y, Glyph("┐")), (rect.x, bottom, Glyph("└")),
      (right, bottom, Glyph("┘")),
    ]
    for corner in corners {
      self[CellPoint(x: corner.x, y: corner.y)] = Cell(corner.glyph, style: style)
    }
  }
}
