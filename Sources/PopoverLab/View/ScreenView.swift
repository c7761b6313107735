import CellCanvas
import PopoverScenes
import PopoverThemes

/// The screen of a scene in the room that there is for it, be that of the lab or a tile of a comparison:
/// in the middle of the room where it is smaller, and a part of it where it is larger.
struct ScreenView: Equatable, Sendable {
  /// The size of the scene's screen.
  let screen: CellSize
  let room: CellSize
  /// The place on the scene's screen that is shown in the first cell of the room; less than zero where
  /// the screen is smaller than the room.
  let origin: CellPoint

  /// - Parameters:
  ///   - targets: what is to be seen, in the order of importance. The last is seen wherever it is, the
  ///     others as far as that permits.
  ///   - former: what was shown until now, which is scrolled no farther than needed.
  init(screen: CellSize, room: CellSize, showing targets: [CellRect], after former: ScreenView?) {
    self.screen = screen
    self.room = room
    let isSame = former?.screen == screen && former?.room == room
    let start = isSame ? former?.origin : nil
    origin = CellPoint(
      x: ScreenView.start(
        of: screen.width, in: room.width, showing: targets.map(\.columns), after: start?.x),
      y: ScreenView.start(
        of: screen.height, in: room.height, showing: targets.map(\.rows), after: start?.y))
  }

  /// Where the shown part of a length begins.
  private static func start(
    of length: Int, in room: Int, showing targets: [Range<Int>], after former: Int?
  ) -> Int {
    if length <= room { return (length - room) / 2 }
    let middle = targets.last.map { ($0.lowerBound + $0.upperBound - room) / 2 }
    let start = targets.reduce(former ?? middle ?? 0) { start, target in
      min(target.lowerBound, max(start, target.upperBound - room))
    }
    return max(0, min(start, length - room))
  }
}

extension ScreenView {
  /// The part of the scene's screen that is seen, in its cells.
  var part: CellRect { CellRect(origin: origin, size: room).intersection(CellRect(size: screen)) }

  /// Whether all of the room shows the screen, and all of the screen is shown.
  var isWhole: Bool { screen == room }

  /// Where the whole screen lies, counted from the first cell of the room.
  var frame: CellRect {
    CellRect(origin: CellPoint(x: -origin.x, y: -origin.y), size: screen)
  }

  /// Where a place on the scene's screen is in the room.
  func shown(_ rect: CellRect) -> CellRect { rect.offset(x: -origin.x, y: -origin.y) }

  /// The columns or rows that are hidden beyond each edge of the room.
  var hidden: CellInsets {
    CellInsets(
      top: max(0, origin.y), left: max(0, origin.x),
      bottom: max(0, screen.height - room.height - origin.y),
      right: max(0, screen.width - room.width - origin.x))
  }
}

extension ScreenView {
  /// Draws the screen of a scene among what is no part of it.
  ///
  /// - Parameter targets: what must be seen, in cells of the scene, the most important last.
  func drawing(_ scene: Canvas, targets: [CellRect], in theme: Theme, _ depth: ColorDepth) -> Canvas
  {
    let drawing = ScreenViewDrawing(
      view: self, targets: targets.map(shown), void: theme.style(.dim, depth: depth),
      mark: theme.style(.key, depth: depth))
    return drawing.canvas(scene)
  }
}

/// How the screen of a scene is shown among what is no part of it.
private struct ScreenViewDrawing {
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
