import CellCanvas
import PopoverGeometry
import PopoverScenes
import PopoverThemes

/// The picture of a scene, at rest or during a transition, with its overlays.
struct ScenePicture {
  let shown: ShownScene
  /// The pose that is shown during a transition; `nil` at rest.
  var pose: ScenePose?

  /// The page below the scene, on a screen of a size in cells. During a transition it is dimmed with the popovers.
  func page(size: CellSize, depth: ColorDepth) -> HostPage {
    HostPage(
      of: shown.stage, size: size, rows: shown.view.seenRows,
      isDimmed: pose == nil && shown.placement.isAnyShown, depth: depth)
  }

  /// The scene in its room: the whole screen of the scene, or the visible part with its surroundings.
  func canvas(
    on page: Canvas, in lab: LabContext, drawOverlays: (inout Canvas) -> Void = { _ in }
  ) -> Canvas {
    var canvas = page
    draw(in: lab, on: &canvas)
    drawOverlays(&canvas)
    if !shown.view.isWhole { canvas = inView(canvas, of: lab) }
    return shown.stage.theme.legible(canvas)
  }

  func inView(_ scene: Canvas, of lab: LabContext) -> Canvas {
    let selected = shown.targets(of: lab.edited.selection).suffix(1)
    return shown.view.drawing(
      scene, beside: [Array(selected), subjects], in: shown.stage.theme, lab.display.depth)
  }

  /// Anchors, and popovers with their arrows but without what is free beside these.
  private var subjects: [CellRect] {
    shown.placement.anchors.flatMap(\.rects)
      + shown.placement.popovers.filter(\.isShown).map(\.layout)
      .flatMap { [CellRect($0.background), CellRect($0.arrow)] }
  }

  /// Draws the scene on its page; of several anchors the selected one is marked.
  func draw(in lab: LabContext, on canvas: inout Canvas) {
    drawFlips(of: lab, on: &canvas)
    let selected = lab.edited.scene.anchors.count > 1 ? lab.edited.anchor?.name : nil
    var stage = shown.stage
    stage.dials = lab.dialsInUse
    let depth = lab.display.depth
    if let pose {
      pose.draw(by: stage, selected: selected, depth: depth, on: &canvas)
    } else {
      stage.drawOnGround(shown.placement, selected: selected, depth: depth, on: &canvas)
    }
  }

  /// Marks the places of the anchor at which the popover changed its side on a path, with the new direction.
  private func drawFlips(of lab: LabContext, on canvas: inout Canvas) {
    guard let marks = lab.player.play?.marks else { return }
    for (place, direction) in marks {
      let glyph = direction.flatMap { Self.flipGlyphs[$0] } ?? Glyph("o")
      canvas[place] = Cell(glyph, style: lab.style(.notice))
    }
  }

  private static let flipGlyphs: [ArrowDirection: Glyph] = [
    .up: Glyph("▴"), .down: Glyph("▾"), .left: Glyph("◂"), .right: Glyph("▸"),
  ]
}

extension ScenePicture {
  func drawOverlays(
    _ map: SideMap?, in lab: LabContext, using cache: inout FrameCache, on canvas: inout Canvas
  ) {
    let overlays = lab.explanation.overlays
    guard !overlays.isEmpty else { return }
    let legend = cache.withInk(of: lab.theme, depth: lab.display.depth) { ink in
      Overlay.allCases.filter(overlays.contains)
        .flatMap { draw($0, map, in: lab, &ink, on: &canvas) }
    }
    let room = legendRoom(overlays)
    Legend(legend, width: room.width, rows: max(1, shown.view.part.height / 5)).draw(
      in: room, beside: [shown.placement.anchors.flatMap(\.rects), shown.covered],
      style: lab.style(.status), on: &canvas)
  }

  /// The visible part of the scene without the rows of the container's outline and of the marks at hidden edges.
  private func legendRoom(_ overlays: Set<Overlay>) -> CellRect {
    let (part, hidden) = (shown.view.part, shown.view.hidden)
    let isOutlined =
      overlays.contains(.rectangles) && part.height > LabScreen.minimumSize.height
    return part.inset(
      by: CellInsets(
        top: isOutlined || hidden.top > 0 ? 1 : 0, left: 0,
        bottom: isOutlined || hidden.bottom > 0 ? 1 : 0, right: 0))
  }

  func draw(
    _ overlay: Overlay, _ map: SideMap?, in lab: LabContext, _ ink: inout OverlayInk,
    on canvas: inout Canvas
  ) -> [LegendItem] {
    let placed = lab.edited.popover.flatMap { shown.placement[$0.name] }
    switch overlay {
    case .map: return draw(map, ink: &ink, on: &canvas)
    case .rectangles:
      return RectangleMarks(shown.placement, lab.edited.scene.margins, placed).draw(
        in: &ink, band: lab.style(.status), part: lab.style(.notice), except: shown.covered,
        isNarrow: shown.view.room.width < 60, on: &canvas)
    case .ghosts: return drawGhosts(of: placed, ink: &ink, on: &canvas)
    case .contrast: return drawContrast(in: lab, ink, on: &canvas)
    }
  }

  private func draw(
    _ map: SideMap?, ink: inout OverlayInk, on canvas: inout Canvas
  ) -> [LegendItem] {
    guard let map else {
      let reason =
        shown.stage.scene.popovers.isEmpty
        ? "the scene has no popover" : "too many popovers move along"
      return [LegendItem(words: "no map: \(reason)")]
    }
    return map.draw(except: shown.covered, in: &ink, on: &canvas)
  }

  private func drawGhosts(
    of placed: PlacedPopover?, ink: inout OverlayInk, on canvas: inout Canvas
  ) -> [LegendItem] {
    guard let placed else { return [LegendItem(words: "no sides: the scene has no popover")] }
    let ghosts = Ghost.all(of: placed)
    for ghost in ghosts {
      ghost.draw(in: shown.container, except: shown.covered, ink: &ink, on: &canvas)
    }
    // None is covered by the outline or the label of another one.
    var covered = shown.covered
    for ghost in ghosts {
      let label = ghost.drawLabel(in: shown.container, beside: covered, ink: &ink, on: &canvas)
      covered += [label].compactMap(\.self)
    }
    return []
  }

  private func drawContrast(
    in lab: LabContext, _ ink: OverlayInk, on canvas: inout Canvas
  ) -> [LegendItem] {
    let depth = lab.display.depth == .none ? ColorDepth.trueColor : lab.display.depth
    let areas = shown.covered
    let rows = CellRect(around: areas).rows
    let contrast = DrawnContrast(lab.theme, depth: depth, in: areas) { theme, depth in
      var canvas = Canvas(
        size: shown.container.size, filledWith: Cell(style: theme.style(.page, depth: depth)))
      // A shape at an edge is judged by what lies beside it.
      canvas.drawnRows = rows.lowerBound - 1..<rows.upperBound + 1
      lab.stage(theme).draw(shown.placement, depth: depth, on: &canvas)
      return theme.legible(canvas)
    }
    let mark = ContrastMark(contrast, ink)
    mark.draw(on: &canvas)
    return mark.legend(width: legendRoom(lab.explanation.overlays).width)
  }
}
