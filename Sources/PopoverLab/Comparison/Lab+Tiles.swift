import CellCanvas
import PopoverReports
import PopoverScenes
import PopoverThemes

extension Lab {
  /// The scene as each engine has it, side by side; all show the same part of it. Overlays explain the
  /// selected one.
  ///
  /// - Parameter page: a page for a scene, as large as the scene.
  func drawTiles(_ page: Canvas, _ map: KeptMap?, on canvas: inout Canvas) {
    guard let tiles else { return }
    let layout = tileLayout(tiles)
    for (index, heading) in layout.headings.enumerated() {
      drawRule(before: heading, in: layout, on: &canvas)
      drawHeading(tiles.heading(index), in: heading, on: &canvas)
    }
    guard let rows = tiles.comparison?.rows else { return }
    let view = view(of: rows, in: layout.scenes[0].size)
    for (index, (row, area)) in zip(rows, layout.scenes).enumerated() {
      var scene = page
      row.stage.draw(row.placement, depth: look.depth, on: &scene)
      if index > 0 { drawDifference(row, from: rows[0], on: &scene) }
      let lab = showing(row, in: view)
      if index == tiles.selected { lab.drawOverlays(map, on: &scene) }
      canvas.draw(lab.drawing(of: view, theme).canvas(scene), at: area.origin)
    }
  }

  /// Where the tiles are.
  func tileLayout(_ tiles: EngineTiles) -> TileLayout {
    TileLayout(room: explorerLayout.scene, count: tiles.engines.count)
  }

  /// The lab with the scene as an engine has it.
  private func showing(_ row: SceneComparison.Row, in view: ScreenView) -> Lab {
    var lab = self
    lab.shown = ShownScene(stage: row.stage, placement: row.placement, view: view)
    return lab
  }

  /// The tile in which a cell of the screen lies.
  func tile(at point: CellPoint) -> Int? {
    guard let tiles else { return nil }
    let layout = tileLayout(tiles)
    return zip(layout.headings, layout.scenes).enumerated().first { _, tile in
      tile.0.contains(point) || tile.1.contains(point)
    }?.offset
  }

  /// The line between a tile and the one to its left.
  private func drawRule(
    before heading: CellRect, in layout: TileLayout, on canvas: inout Canvas
  ) {
    guard heading.x > explorerLayout.scene.x else { return }
    let height = 1 + layout.scenes[0].height
    let rule = CellRect(x: heading.x - 1, y: heading.y, width: 1, height: height)
    canvas.fill(rule, with: Cell(Glyph("│"), style: style(.border)))
  }

  /// What surrounds the anchor and the popover wherever an engine has it.
  private func view(of rows: [SceneComparison.Row], in room: CellSize) -> ScreenView {
    let anchor = CellRect(rows[0].popover.presentation.sourceRect)
    let frames = rows.map(\.popover).filter(\.isShown).map { CellRect($0.layout.frame) }
    let all = CellRect(around: [anchor] + frames).intersection(container)
    return ScreenView(screen: container.size, room: room, showing: [all, anchor], after: nil)
  }

  /// A dashed outline where the first engine has the popover, if that is elsewhere.
  private func drawDifference(
    _ row: SceneComparison.Row, from first: SceneComparison.Row, on scene: inout Canvas
  ) {
    let place = CellRect(first.popover.layout.background)
    guard first.popover.isShown, CellRect(row.popover.layout.background) != place else { return }
    let shown =
      row.placement.anchors.flatMap(\.rects)
      + row.placement.popovers.filter(\.isShown).map { CellRect($0.layout.frame) }
    scene.outline(place, .dashed, style: style(.page), except: shown)
  }

  /// Why the selected engine differs from the first, as long as there is room for it. While that is
  /// selected, why the first of the others does that differs from it.
  var comparisonWords: String {
    guard let comparison = tiles?.comparison, let row = tiles?.explainedRow else {
      return "The scene has no popover"
    }
    let reasons = comparison.reasons(row)
    return reasons.first { GlyphText($0).width <= size.width - 2 } ?? reasons.last ?? ""
  }
}

extension EngineTiles {
  /// The engine, where it puts the popover, and how that differs from the first: `=` is the same.
  fileprivate func heading(_ index: Int) -> String {
    let mark = index == selected ? "▸" : " "
    guard let comparison, comparison.rows.indices.contains(index) else {
      return "\(mark) \(engines[index])"
    }
    let row = comparison.rows[index]
    let side = row.popover.sideWords
    let differences = comparison.differences(row)
    let rest =
      index == 0
      ? "" : differences.isEmpty ? ", the same" : ": \(differences.joined(separator: ", "))"
    return "\(mark) \(row.engine) \(side)\(rest)"
  }
}

extension PlacedPopover {
  /// The side in a word or two.
  fileprivate var sideWords: String {
    if !isShown { return "nowhere" }
    return layout.arrowDirection == nil && layout.overlapsAnchor
      ? "over it" : layout.arrowDirection.sideName
  }
}
