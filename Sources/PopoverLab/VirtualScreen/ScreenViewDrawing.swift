import CellCanvas
import PopoverThemes

/// How the screen of a scene is shown among what is no part of it.
struct ScreenViewDrawing {
  let view: ScreenView
  /// What must be seen, in the room, the most important last.
  let targets: [CellRect]
  /// What lies outside of the screen.
  let void: Style
  /// The figures that tell how much is hidden.
  let mark: Style

  private var room: CellRect { CellRect(size: view.room) }

  /// The room with the screen in it.
  func canvas(_ scene: Canvas) -> Canvas {
    var canvas = Canvas(size: view.room, filledWith: Cell(style: void))
    drawFrame(on: &canvas)
    canvas.draw(scene, at: view.frame.origin)
    drawMarks(on: &canvas)
    return canvas
  }

  /// A line around the screen, with its size, as far as there is room for it.
  private func drawFrame(on canvas: inout Canvas) {
    let screen = view.frame
    let (left, right) = (screen.x - 1, screen.x + screen.width)
    let (top, bottom) = (screen.y - 1, screen.y + screen.height)
    let columns = CellRect(x: screen.x, y: 0, width: screen.width, height: 1)
    for y in [top, bottom] {
      canvas.fill(columns.offset(x: 0, y: y), with: Cell(Glyph("─"), style: void))
    }
    for x in [left, right] {
      let line = CellRect(x: x, y: screen.y, width: 1, height: screen.height)
      canvas.fill(line, with: Cell(Glyph("│"), style: void))
    }
    for (x, y, corner) in [
      (left, top, "┌"), (right, top, "┐"), (left, bottom, "└"), (right, bottom, "┘"),
    ] as [(Int, Int, Unicode.Scalar)] {
      canvas[CellPoint(x: x, y: y)] = Cell(Glyph(corner), style: void)
    }
    let label = GlyphText(" \(screen.size.words) ")
    let y = top >= 0 ? top : bottom
    canvas.draw(label, at: CellPoint(x: max(0, screen.x) + 1, y: y), style: void)
  }

  /// At each edge beyond which something is hidden, how much that is.
  private func drawMarks(on canvas: inout Canvas) {
    let hidden = view.hidden
    for (count, words, x, y) in [
      (hidden.left, "◂ \(hidden.left)", 0, nil), (hidden.right, "\(hidden.right) ▸", Int.max, nil),
      (hidden.top, "▴ \(hidden.top)", nil, 0), (hidden.bottom, "▾ \(hidden.bottom)", nil, Int.max),
    ] as [(Int, String, Int?, Int?)] where count > 0 {
      let text = GlyphText(" \(words) ")
      let place = place(CellSize(width: text.width, height: 1), x: x, y: y)
      canvas.draw(text, at: place.origin, style: mark, clip: room)
    }
  }

  /// Where a mark lies along its edge: in the middle, unless something that matters is there.
  private func place(_ size: CellSize, x: Int?, y: Int?) -> CellRect {
    let free = (x: room.width - size.width, y: room.height - size.height)
    let places = [2, 1, 3, 0, 4].map { quarter in
      CellRect(
        origin: CellPoint(
          x: min(x ?? free.x * quarter / 4, free.x),
          y: min(y ?? free.y * quarter / 4, free.y)), size: size)
    }
    func isFree(_ place: CellRect, of targets: [CellRect]) -> Bool {
      targets.allSatisfy { $0.intersection(place).isEmpty }
    }
    return places.first { isFree($0, of: targets) }
      ?? places.first { isFree($0, of: targets.suffix(1)) } ?? places[0]
  }
}
