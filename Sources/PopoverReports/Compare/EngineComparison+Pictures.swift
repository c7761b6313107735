import CellCanvas
import PlacementEngines
import PopoverGeometry
import PopoverScenes

extension EngineComparison {
  /// The widest line in which pictures stand side by side, in columns.
  package static let widestLine = 200
  /// The part of a container that a picture shows at most.
  private static let largest = Size(width: 196, height: 60)
  private static let space = "  "

  /// A picture for each answer: the container in a frame, the anchor `#`, the popover `o`, and `@`
  /// where it covers the anchor. They stand side by side where a line holds them all, else one below
  /// the other; of a large container the part around the anchor is shown, and it is said which.
  package var pictures: String {
    let pictures = rows.map(picture)
    let width = pictures.reduce(-Self.space.count) { $0 + $1[0].count + Self.space.count }
    if width > Self.widestLine {
      return excuse + pictures.map { TextTable(rows: $0.map { [$0] }).text }.joined(separator: "\n")
    }
    let lines = pictures.map(\.count).max() ?? 0
    return excuse + TextTable(rows: (0..<lines).map { line in pictures.map { $0[line] } }).text
  }

  /// A note on what is left out of the pictures; empty if nothing is.
  var excuse: String {
    let view = view
    if view == scene.container { return "" }
    let place = "\(Words.figure(view.x)),\(Words.figure(view.y))"
    return "Of the container, \(Words.size(view.size)) cells from \(place) on are shown.\n\n"
  }

  /// The part of the container that is shown.
  var view: Rect {
    Rect { axis in
      let whole = scene.container[axis]
      let length = min(whole.length, Self.largest[axis])
      return Grid.cells.rounded(scene.anchor[axis].centered(length: length)).shifted(into: whole)
    }
  }

  /// The title and the rows of one picture, all of one width.
  private func picture(_ row: Row) -> [String] {
    let (view, title) = (view, GlyphText(row.name))
    let box = CellRect(x: 0, y: 1, width: Int(view.width) + 2, height: Int(view.height) + 2)
    var canvas = Canvas(
      size: CellSize(width: max(box.width, title.width), height: box.rows.upperBound))
    canvas.draw(title, at: CellPoint(x: 0, y: 0), style: .plain)
    canvas.drawFrame(box)
    let shown = row.answer?.frame.cells(in: view) ?? CellRect(size: CellSize(width: 0, height: 0))
    let anchor = scene.anchor.cells(in: view)
    let letters: [(CellRect, Unicode.Scalar)] = [
      (shown, "o"), (anchor, "#"), (shown.intersection(anchor), "@"),
    ]
    for (rect, letter) in letters {
      canvas.fill(rect.offset(x: box.x + 1, y: box.y + 1), with: Cell(Glyph(letter)))
    }
    return canvas.picture.split(separator: "\n").map(String.init)
  }
}

extension EngineComparison {
  /// One picture of all answers with its legend first: the outline of each popup is drawn with the number of the
  /// engines that place it there, those of the first engine over the others; `#` is the anchor.
  package var overlay: String { excuse + legend + "\n" + overlaid }

  /// A line for each place, with the engines that chose it.
  private var legend: String {
    let lines = places.all.map { "\($0.sign)  \($0.engines.joined(separator: ", "))" }
    return (lines + ["#  the anchor"]).joined(separator: "\n") + "\n"
  }

  private var overlaid: String {
    let box = CellRect(x: 0, y: 0, width: Int(view.width) + 2, height: Int(view.height) + 2)
    var canvas = Canvas(size: box.size)
    canvas.drawFrame(box)
    let inside = CellPoint(x: 1, y: 1)
    places.draw(view, at: inside, on: &canvas) { _ in .plain }
    let anchor = scene.anchor.cells(in: view).offset(x: inside.x, y: inside.y)
    canvas.fill(anchor, with: Cell(Glyph("#")))
    return canvas.picture
  }
}

extension Rect {
  /// The cells that this rectangle takes in `view`, counted from the corner of the view.
  func cells(in view: Rect) -> CellRect {
    let visible = clamped(to: view)
    return CellRect(
      Rect { axis in
        let start = visible[axis].start.rounded(.down)
        return Span(start: start - view[axis].start, length: visible[axis].end.rounded(.up) - start)
      })
  }
}

extension Canvas {
  mutating func drawFrame(_ box: CellRect) {
    let (right, bottom) = (box.columns.upperBound - 1, box.rows.upperBound - 1)
    for x in box.columns {
      for y in [box.y, bottom] { self[CellPoint(x: x, y: y)] = Cell(Glyph("-")) }
    }
    for y in box.rows {
      let isCorner = y == box.y || y == bottom
      for x in [box.x, right] { self[CellPoint(x: x, y: y)] = Cell(Glyph(isCorner ? "+" : "|")) }
    }
  }
}
