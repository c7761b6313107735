import CellCanvas
import PopoverGeometry
import PopoverScenes

struct RectangleMarks: Equatable {
  /// Cells with the same letter, and their meaning.
  struct Mark: Equatable {
    var letter: Unicode.Scalar
    var tint: OverlayTint
    var name: String
    var narrowName: String?
    var figures: String
    var rects: [CellRect]
    /// Whether it is a part of the popover, and not of the screen.
    var isPart = false
  }

  let container: CellRect
  private(set) var marks: [Mark]

  init(_ placement: ScenePlacement, _ margins: CellInsets, _ placed: PlacedPopover?) {
    container = placement.container
    let free = container.inset(by: placement.reserved)
    marks = [
      Mark(
        letter: "r", tint: .first, name: "reserved", figures: placement.reserved.words,
        rects: container.without(free)),
      Mark(
        letter: "m", tint: .second, name: "margins", figures: margins.words,
        rects: free.without(free.inset(by: margins))),
    ]
    if let placed, placed.isShown { marks += Self.parts(of: placed) }
    marks = marks.filter { !$0.rects.isEmpty }
  }

  private static func parts(of placed: PlacedPopover) -> [Mark] {
    let layout = placed.layout
    let (background, content) = (CellRect(layout.background), CellRect(layout.content))
    let insets = CellInsets(
      top: content.y - background.y, left: content.x - background.x,
      bottom: background.rows.upperBound - content.rows.upperBound,
      right: background.columns.upperBound - content.columns.upperBound)
    let inside = Mark(
      letter: "i", tint: .third, name: "contentViewInsets", narrowName: "insets",
      figures: insets.words,
      rects: background.without(content), isPart: true)
    return [inside] + (ArrowStrip(placed)?.marks ?? [])
  }
}

extension RectangleMarks {
  /// Draws the outline of the container and the marks: tinted with a letter in each rectangle, or without
  /// colours a letter in each cell.
  ///
  /// - Parameters:
  ///   - band: the style of the container, and without colours of marks of the screen.
  ///   - part: the style of marks of the popover without colours.
  ///   - shown: rectangles that marks of the screen do not cover.
  /// - Returns: the legend of the marks.
  func draw(
    in ink: inout OverlayInk, band: Style, part: Style, except shown: [CellRect], isNarrow: Bool,
    on canvas: inout Canvas
  ) -> [LegendItem] {
    canvas.outline(container, Outline.heavy, style: band, except: shown)
    for mark in marks {
      let shown = mark.isPart ? [] : shown
      if ink.hasColors {
        draw(mark, except: shown, in: &ink, on: &canvas)
      } else {
        let cell = Cell(Glyph(mark.letter), style: mark.isPart ? part : band)
        for rect in mark.rects { canvas.fill(rect, with: cell, except: shown) }
      }
    }
    canvas.outline(container, Outline.heavy.withoutSides, style: band, except: shown)
    return [LegendItem("┏", band, "container \(container.size.words)")]
      + marks.map { mark in
        let name = isNarrow ? mark.narrowName ?? mark.name : mark.name
        let mono = mark.isPart ? part : band
        return LegendItem(
          String(mark.letter), ink.hasColors ? ink.sign(mark.tint) : mono,
          "\(name) \(mark.figures)")
      }
  }

  private func draw(
    _ mark: Mark, except shown: [CellRect], in ink: inout OverlayInk, on canvas: inout Canvas
  ) {
    for rect in mark.rects {
      canvas.tint(rect, mark.tint, except: shown, in: &ink)
      let middle = CellPoint(x: rect.x + rect.width / 2, y: rect.y + rect.height / 2)
      let free = rect.without(shown).compactMap { $0.cell(nearestTo: middle) }
      let place = free.min { $0.distance(to: middle) < $1.distance(to: middle) }
      if let place { canvas[place] = Cell(Glyph(mark.letter), style: ink.sign(mark.tint)) }
    }
  }
}

extension CellRect {
  /// Its cell that is nearest to a place; `nil` if it is empty.
  fileprivate func cell(nearestTo place: CellPoint) -> CellPoint? {
    if isEmpty { return nil }
    return CellPoint(
      x: max(x, min(place.x, columns.upperBound - 1)), y: max(y, min(place.y, rows.upperBound - 1)))
  }
}
