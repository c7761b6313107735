import CellCanvas
import PopoverGeometry
import PopoverScenes
import PopoverThemes

extension Lab {
  /// Draws what explains the scene over a picture of it, the legend last.
  func drawOverlays(_ map: KeptMap?, on canvas: inout Canvas) {
    guard !overlays.isEmpty else { return }
    var legend: [LegendItem] = []
    if overlays.contains(.map) { legend += draw(map, on: &canvas) }
    if overlays.contains(.rectangles) { legend += drawRectangles(on: &canvas) }
    if overlays.contains(.ghosts) { legend += drawGhosts(on: &canvas) }
    if overlays.contains(.contrast) { legend += drawContrast(on: &canvas) }
    let seen = shown.view.part
    Legend(legend, width: seen.width, rows: max(1, seen.height / 5))
      .draw(in: seen, beside: covered, style: style(.status), on: &canvas)
  }

  /// What stays in sight: anchors and popovers.
  var covered: [CellRect] {
    placement.anchors.flatMap(\.rects)
      + placement.popovers.filter(\.isShown).map { CellRect($0.layout.frame) }
  }

  private var isNarrow: Bool { shown.view.room.width < 60 }

  private func draw(_ map: KeptMap?, on canvas: inout Canvas) -> [LegendItem] {
    guard let map else { return [LegendItem(words: "no popover, so no map")] }
    map.draw(at: container.origin, except: covered, on: &canvas)
    return map.legend
  }

  private func drawRectangles(on canvas: inout Canvas) -> [LegendItem] {
    let marks = RectangleMarks(placement, scene.margins, placedPopover)
    return marks.draw(
      band: style(.status), part: style(.notice), except: covered, isNarrow: isNarrow, on: &canvas)
  }

  private func drawGhosts(on canvas: inout Canvas) -> [LegendItem] {
    guard let placedPopover else { return [LegendItem(words: "no popover, so no sides")] }
    for ghost in Ghost.all(of: placedPopover) {
      ghost.draw(in: container, except: covered, style: style(.page), on: &canvas)
    }
    return []
  }

  private func drawContrast(on canvas: inout Canvas) -> [LegendItem] {
    let depth = look.depth == .none ? ColorDepth.trueColor : look.depth
    let judged = DrawnContrast(theme, depth: depth, in: covered) { theme, depth in
      var canvas = Canvas(
        size: container.size, filledWith: Cell(style: theme.style(.page, depth: depth)))
      stage(theme).draw(placement, depth: depth, on: &canvas)
      return legible(canvas)
    }
    let mark = ContrastMark(judged, depth: look.depth)
    mark.draw(on: &canvas)
    return mark.legend
  }
}
