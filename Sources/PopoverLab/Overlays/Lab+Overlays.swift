import CellCanvas
import PopoverGeometry
import PopoverScenes
import PopoverThemes

extension Lab {
  /// Draws what explains the scene over a picture of it, the legend last.
  func drawOverlays(_ map: KeptMap?, on canvas: inout Canvas) {
    guard !overlays.isEmpty else { return }
    var legend: [LegendItem] = []
    for overlay in Overlays.inOrder where overlays.contains(overlay) {
      legend += draw(overlay, map, on: &canvas)
    }
    let room = legendRoom
    Legend(legend, width: room.width, rows: max(1, shown.view.part.height / 5)).draw(
      in: room, beside: [placement.anchors.flatMap(\.rects), covered], style: style(.status),
      on: &canvas)
  }

  /// What is seen of the scene, without the rows in which the container's outline or the marks of what is
  /// hidden are.
  private var legendRoom: CellRect {
    let (part, hidden) = (shown.view.part, shown.view.hidden)
    let isOutlined = overlays.contains(.rectangles) && part.height > Lab.leastSize.height
    return part.inset(
      by: CellInsets(
        top: isOutlined || hidden.top > 0 ? 1 : 0, left: 0,
        bottom: isOutlined || hidden.bottom > 0 ? 1 : 0, right: 0))
  }

  /// Draws one of them, and returns what its signs mean.
  func draw(
    _ overlay: Overlays, _ map: KeptMap?, on canvas: inout Canvas
  ) -> [LegendItem] {
    switch overlay {
    case .map: draw(map, on: &canvas)
    case .rectangles: drawRectangles(on: &canvas)
    case .ghosts: drawGhosts(on: &canvas)
    case .contrast: drawContrast(on: &canvas)
    default: []
    }
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
      return theme.legible(canvas)
    }
    let mark = ContrastMark(judged, depth: look.depth)
    mark.draw(on: &canvas)
    return mark.legend
  }
}
