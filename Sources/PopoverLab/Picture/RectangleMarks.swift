import CellCanvas
import PopoverGeometry
import PopoverScenes

struct RectangleMarks: Equatable {
  /// Cells with the same letter, and their meaning.
  struct Mark: Equatable {
    var letter: Unicode.Scalar
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
        letter: "r", name: "reserved", figures: placement.reserved.words,
        rects: container.without(free)),
      Mark(
        letter: "m", name: "margins", figures: margins.words,
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
      letter: "i", name: "contentViewInsets", narrowName: "insets", figures: insets.words,
      rects: background.without(content), isPart: true)
    return [inside] + (ArrowStrip(placed)?.marks ?? [])
  }
}

extension RectangleMarks {
  /// Draws the outline of the container and the marks.
  ///
  /// - Parameters:
  ///   - band: the style of marks of the screen.
  ///   - part: the style of marks of the popover.
  ///   - shown: rectangles that marks of the screen do not cover.
  /// - Returns: the legend of the marks.
  func draw(
    band: Style, part: Style, except shown: [CellRect], isNarrow: Bool, on canvas: inout Canvas
  ) -> [LegendItem] {
    canvas.outline(container, Outline.heavy, style: band, except: shown)
    for mark in marks {
      let cell = Cell(Glyph(mark.letter), style: mark.isPart ? part : band)
      for rect in mark.rects { canvas.fill(rect, with: cell, except: mark.isPart ? [] : shown) }
    }
    canvas.outline(container, Outline.heavy.withoutSides, style: band, except: shown)
    let size = container.size.words
    return [LegendItem("┏", band, "container \(size)")]
      + marks.map { mark in
        let name = isNarrow ? mark.narrowName ?? mark.name : mark.name
        return LegendItem(
          String(mark.letter), mark.isPart ? part : band, "\(name) \(mark.figures)")
      }
  }
}

extension CellRect {
  func inset(by insets: CellInsets) -> CellRect {
    CellRect(
      x: x + insets.left, y: y + insets.top,
      width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }
}
