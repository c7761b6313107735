import CellCanvas
import PopoverReports
import PopoverScenes
import PopoverThemes

/// The pictures of a comparison: a tile for each engine, as far as there is room, the first engine always among them.
/// All show the same part of the scene, and overlays explain the selected one.
struct Tiles {
  private let mode: ComparisonMode
  private let lab: LabContext
  private let look: LabLook
  private let layout: TileLayout
  /// The indices of the engines that have tiles.
  private let shown: [Int]

  init(_ mode: ComparisonMode, _ lab: LabContext) {
    (self.mode, self.lab, look) = (mode, lab, lab.look)
    let room = lab.explorer.scene
    let count = min(mode.engines.count, TileLayout.mostTiles(in: room.size))
    shown =
      mode.selected < count
      ? Array(0..<count) : [0] + (mode.selected - count + 2...mode.selected)
    layout = TileLayout(room: room, count: count)
  }

  /// The part of the scene that every tile shows.
  var view: ScreenView? {
    (mode.comparison?.rows).map { lab.view(of: $0, in: layout.scenes[0].size) }
  }

  func draw(on canvas: inout Canvas, _ map: SideMap?, using cache: inout FrameCache) {
    for (index, heading) in zip(shown, layout.headings) {
      if heading.x > lab.explorer.scene.x {
        let rows = heading.y..<heading.y + 1 + layout.scenes[0].height
        canvas.drawRule(at: heading.x - 1, rows: rows, style: look.style(.border))
      }
      look.drawHeading(words(index), in: heading, on: &canvas)
    }
    guard let rows = mode.comparison?.rows, let view else { return }
    let page = cache.page(lab.page(in: view))
    for (index, area) in zip(shown, layout.scenes) {
      let row = rows[index]
      var scene = page
      row.stage.draw(row.placement, depth: lab.display.depth, on: &scene)
      if index > 0 { drawDifference(row, from: rows[0], on: &scene) }
      let picture = ScenePicture(shown: ShownScene(row.stage, row.placement, in: view))
      if index == mode.selected { picture.drawOverlays(map, in: lab, using: &cache, on: &scene) }
      canvas.draw(picture.inView(scene, of: lab), at: area.origin)
    }
  }

  /// Draws a dashed outline where the first engine places the popover, if that is elsewhere.
  private func drawDifference(
    _ row: SceneComparison.Row, from first: SceneComparison.Row, on scene: inout Canvas
  ) {
    let place = CellRect(first.popover.layout.background)
    guard first.popover.isShown, CellRect(row.popover.layout.background) != place else { return }
    let shown = ShownScene(row.stage, row.placement, in: lab.shown.view).covered
    scene.outline(place, .dashed, style: look.style(.page), except: shown)
  }

  /// The heading: where not all engines have tiles its number, the engine, the side of its popover, and the
  /// differences from the first engine.
  private func words(_ index: Int) -> String {
    let engine = mode.engines[index]
    let number = "\(index + 1)/\(mode.engines.count)"
    let parts = [
      index == mode.selected ? "▸" : " ", shown.count < mode.engines.count ? number : nil, engine,
      mode.words(ofPlaceBy: engine),
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }

  func engine(at point: CellPoint) -> Int? {
    let tiles = zip(layout.headings, layout.scenes)
    return zip(shown, tiles).first { $1.0.contains(point) || $1.1.contains(point) }?.0
  }

  var cursor: CellPoint {
    shown.firstIndex(of: mode.selected).map { layout.headings[$0].origin } ?? .init(x: 0, y: 0)
  }
}

extension LabContext {
  /// A view that shows the anchor and all places of the popover, as far as possible.
  func view(of rows: [SceneComparison.Row], in room: CellSize) -> ScreenView {
    let anchor = CellRect(rows[0].popover.presentation.sourceRect)
    let frames = rows.map(\.popover).filter(\.isShown).map { CellRect($0.layout.frame) }
    let all = CellRect(around: [anchor] + frames).intersection(container)
    return ScreenView(
      screen: container.size, room: room, showing: [all, anchor], after: nil)
  }

  /// The page of the scene, as far as it is seen in a view.
  func page(in view: ScreenView) -> HostPage {
    HostPage(
      of: shown.stage, size: view.screen, rows: view.seenRows, isDimmed: false,
      depth: display.depth)
  }
}

extension ComparisonMode {
  /// The side of the popover as an engine places it, and how that differs from the first engine.
  func words(ofPlaceBy engine: String) -> String? {
    guard let row = comparison?.rows.first(where: { $0.engine == engine }) else { return nil }
    let differences = comparison?.differences(row) ?? []
    let rest =
      engine == engines.first
      ? "" : differences.isEmpty ? ", the same" : ": \(differences.joined(separator: ", "))"
    return row.popover.sideWords + rest
  }
}

extension PlacedPopover {
  fileprivate var sideWords: String {
    if !isShown { return "nowhere" }
    return layout.side?.name ?? (layout.overlapsAnchor ? "over the anchor" : "none")
  }
}

/// The tiles of a comparison: scenes of one size, each below a heading.
struct TileLayout: Equatable {
  var headings: [CellRect]
  var scenes: [CellRect]

  static let minimumSize = CellSize(width: 38, height: 10)

  /// - Parameter count: the number of tiles, at most ``mostTiles(in:)``.
  init(room: CellRect, count: Int) {
    let (columns, rows) = Self.grid(room.size, count: count)
    let size = Self.tile(room.size, columns: columns, rows: rows)
    let tiles = (0..<count).map { index in
      CellRect(
        x: room.x + index % columns * (size.width + 1), y: room.y + index / columns * size.height,
        width: size.width, height: size.height)
    }
    headings = tiles.map { $0.row($0.y) }
    scenes = tiles.map(\.belowHeading)
  }

  static func mostTiles(in room: CellSize) -> Int {
    ComparisonMode.counts.last { count in
      let (columns, rows) = grid(room, count: count)
      let size = tile(room, columns: columns, rows: rows)
      return size.width >= minimumSize.width && size.height >= minimumSize.height
    } ?? ComparisonMode.counts.lowerBound
  }

  /// The columns and rows of tiles that make the tiles look most like squares.
  private static func grid(_ room: CellSize, count: Int) -> (columns: Int, rows: Int) {
    let grids = (1...count).map { columns in (columns, (count + columns - 1) / columns) }
    return grids.max { squareness(room, $0) < squareness(room, $1) } ?? (count, 1)
  }

  /// The shorter side of a tile, counting a row as three columns.
  private static func squareness(_ room: CellSize, _ grid: (columns: Int, rows: Int)) -> Int {
    let size = tile(room, columns: grid.columns, rows: grid.rows)
    return min(size.width, 3 * (size.height - 1))
  }

  /// The size of a tile, with one column free between tiles.
  private static func tile(_ room: CellSize, columns: Int, rows: Int) -> CellSize {
    CellSize(width: (room.width - columns + 1) / columns, height: room.height / rows)
  }
}
