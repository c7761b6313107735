import CellCanvas
import PopoverScenes
import PopoverThemes

/// The visible part of a scene's screen in a room, such as that of the lab or a tile of a comparison. A smaller
/// screen is centered in the room; of a larger one a part is shown.
struct ScreenView: Equatable, Sendable {
  let screen: CellSize
  let room: CellSize
  /// The place on the scene's screen that the first cell of the room shows; negative if the screen is smaller than
  /// the room.
  let origin: CellPoint

  /// - Parameters:
  ///   - targets: the rectangles to show, the most important last. The last is always visible, the others as far
  ///     as possible.
  ///   - former: the former view, which is scrolled no farther than needed.
  init(screen: CellSize, room: CellSize, showing targets: [CellRect], after former: ScreenView?) {
    self.screen = screen
    self.room = room
    let isSame = former?.screen == screen && former?.room == room
    let start = isSame ? former?.origin : nil
    origin = CellPoint(
      x: ScreenView.start(
        of: screen.width, in: room.width, showing: targets.map { $0.columns }, after: start?.x),
      y: ScreenView.start(
        of: screen.height, in: room.height, showing: targets.map { $0.rows }, after: start?.y))
  }

  /// The start of the visible part of a length.
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
  /// The visible part of the scene's screen, in coordinates of the scene.
  var part: CellRect { CellRect(origin: origin, size: room).intersection(CellRect(size: screen)) }

  var isWhole: Bool { screen == room }

  /// The rows of the scene's screen on which drawings are seen; `nil` if all of them are.
  var seenRows: Range<Int>? { isWhole ? nil : part.rows }

  /// The whole screen of the scene, in coordinates of the room.
  var frame: CellRect {
    CellRect(origin: CellPoint(x: -origin.x, y: -origin.y), size: screen)
  }

  /// A rectangle of the scene, in coordinates of the room.
  func shown(_ rect: CellRect) -> CellRect { rect.offset(x: -origin.x, y: -origin.y) }

  /// The number of hidden columns or rows beyond each edge of the room.
  var hidden: CellInsets {
    CellInsets(
      top: max(0, origin.y), left: max(0, origin.x),
      bottom: max(0, screen.height - room.height - origin.y),
      right: max(0, screen.width - room.width - origin.x))
  }
}

extension ScreenView {
  /// Draws the visible part of a scene and its surroundings.
  ///
  /// - Parameter rects: groups of rectangles of the scene that marks should not hide, the most important first.
  func drawing(
    _ scene: Canvas, beside rects: [[CellRect]], in theme: Theme, _ depth: ColorDepth
  ) -> Canvas {
    let drawing = ScreenViewDrawing(
      view: self, subjects: rects.map { $0.map(shown) }, void: Self.surround(in: theme, depth),
      mark: theme.style(.key, depth: depth))
    return drawing.canvas(scene)
  }

  /// What lies around a smaller screen: the page, darker than it is under a popover.
  private static func surround(in theme: Theme, _ depth: ColorDepth) -> Style {
    let page = theme.style(.page, depth: depth)
    let black = Style(foreground: .rgb(0), background: .rgb(0))
    var mixing = StyleMixing(share: 0.3, depth: depth)
    if let darker = mixing.between(page, black) { return darker }
    var dim = page
    dim.attributes.insert(.dim)
    return dim
  }
}

private struct ScreenViewDrawing {
  let view: ScreenView
  /// Groups of rectangles of the room that marks should not hide, the most important first.
  let subjects: [[CellRect]]
  let void: Style
  let mark: Style

  private var room: CellRect { CellRect(size: view.room) }

  func canvas(_ scene: Canvas) -> Canvas {
    var canvas = Canvas(size: view.room, filledWith: Cell(style: void))
    drawFrame(on: &canvas)
    canvas.draw(scene, at: view.frame.origin)
    drawMarks(on: &canvas)
    return canvas
  }

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

  /// Marks each edge with the number of hidden columns or rows beyond it. Where a mark has to stand on a popover or
  /// an anchor, brackets set it apart from them.
  private func drawMarks(on canvas: inout Canvas) {
    let hidden = view.hidden
    var marks: [CellRect] = []
    for (count, words, x, y) in [
      (hidden.left, "◂ \(hidden.left) ", 0, nil),
      (hidden.right, " \(hidden.right) ▸", Int.max, nil),
      (hidden.top, " ▴ \(hidden.top) ", nil, 0),
      (hidden.bottom, " ▾ \(hidden.bottom) ", nil, Int.max),
    ] as [(Int, String, Int?, Int?)] where count > 0 {
      let size = CellSize(width: GlyphText(words).width, height: 1)
      let place = place(size, x: x, y: y, beside: marks)
      let isFree = subjects.allSatisfy { place.hidden(of: $0) == 0 }
      let text = GlyphText(isFree ? words : bracketed(words))
      canvas.draw(text, at: place.origin, style: mark, clip: room)
      marks.append(place)
    }
  }

  /// The mark with brackets in place of the blanks at its ends.
  private func bracketed(_ words: String) -> String {
    (words.hasPrefix(" ") ? "[" : "") + words.withoutOuterBlanks + (words.hasSuffix(" ") ? "]" : "")
  }

  /// The place of a mark along its edge: the one nearest to the middle where it hides nothing, else where it hides least.
  private func place(_ size: CellSize, x: Int?, y: Int?, beside marks: [CellRect]) -> CellRect {
    let last = CellPoint(
      x: max(0, room.width - size.width), y: max(0, room.height - size.height))
    let columns = x.map { [min($0, last.x)] } ?? Array(0...last.x)
    let rows = y.map { [min($0, last.y)] } ?? Array(0...last.y)
    let places = columns.flatMap { x in
      rows.map { CellRect(x: x, y: $0, width: size.width, height: size.height) }
    }
    .sorted { $0.distance(fromMiddleOf: last) < $1.distance(fromMiddleOf: last) }
    func hidden(_ place: CellRect) -> [Int] { ([marks] + subjects).map(place.hidden) }
    if let free = places.first(where: { hidden($0).allSatisfy { $0 == 0 } }) { return free }
    return places.min { hidden($0).lexicographicallyPrecedes(hidden($1)) } ?? places[0]
  }
}

extension CellRect {
  /// Twice the cells between it and the middle of the places up to `last`.
  fileprivate func distance(fromMiddleOf last: CellPoint) -> Int {
    abs(2 * x - last.x) + abs(2 * y - last.y)
  }
}
