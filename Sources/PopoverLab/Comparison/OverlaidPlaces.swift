import CellCanvas
import PlacementEngines
import PopoverGeometry
import PopoverReports
import PopoverScenes
import PopoverThemes

/// A comparison in one picture: the scene as the selected engine places it, with the other places outlined over it
/// in their signs, and above it a legend of the engines.
struct OverlaidPlaces {
  private let mode: ComparisonMode
  private let lab: LabContext
  private let places: EnginePlaces
  private let legend: Legend
  /// The items of the legend.
  private let entries: [PlaceEntry]
  private let room: CellRect
  private let scene: CellRect

  init(_ mode: ComparisonMode, _ lab: LabContext) {
    (self.mode, self.lab) = (mode, lab)
    let rows = mode.comparison?.rows ?? []
    places = EnginePlaces(
      rows.map { ($0.engine, $0.popover.isShown ? $0.popover.layout.background : nil) })
    entries = PlaceEntry.all(of: mode, at: places)
    let (legend, scene) = Self.layout(entries, in: lab.explorer.scene)
    (self.legend, self.scene) = (legend, scene)
    room = CellRect(
      x: scene.x, y: lab.explorer.scene.y, width: scene.width, height: legend.lines.count)
  }

  /// The legend has a line for each place, or where that takes too much of the picture as few lines as possible.
  private static func layout(_ entries: [PlaceEntry], in room: CellRect) -> (Legend, CellRect) {
    let most = max(1, room.height / 4)
    let names = entries.map { GlyphText($0.names).width }.max() ?? 0
    let legend =
      entries.count <= most
      ? Legend(lines: entries.map { $0.item(nameWidth: names, width: room.width) })
      : Legend(entries.map(\.shortItem), width: room.width, rows: max(1, room.height / 2))
    var scene = room
    scene.height = max(1, room.height - legend.lines.count)
    scene.y = room.rows.upperBound - scene.height
    return (legend, scene)
  }
}

extension OverlaidPlaces {
  /// The part of the scene that is shown.
  var view: ScreenView? { (mode.comparison?.rows).map { lab.view(of: $0, in: scene.size) } }

  func draw(on canvas: inout Canvas, _ map: SideMap?, using cache: inout FrameCache) {
    cache.withInk(of: lab.theme, depth: lab.display.depth) { ink in
      legend.painted { entries[$0].tint.map { ink.sign($0) } ?? ink.ground }
    }.draw(in: room, beside: [], style: lab.style(.status), on: &canvas)
    guard let row = mode.row, let view else { return }
    var picture = cache.page(lab.page(in: view))
    row.stage.draw(row.placement, depth: lab.display.depth, on: &picture)
    let shown = ScenePicture(shown: ShownScene(row.stage, row.placement, in: view))
    shown.drawOverlays(map, in: lab, using: &cache, on: &picture)
    let before = picture
    cache.withInk(of: lab.theme, depth: lab.display.depth) { drawPlaces(in: &$0, on: &picture) }
    for rect in row.placement.anchors.flatMap(\.rects) {
      for cell in rect.intersection(picture.drawn).cells { picture[cell] = before[cell] }
    }
    canvas.draw(shown.inView(picture, of: lab), at: scene.origin)
  }

  /// Outlines all places but that of the selected engine, which has its sign at its corner. Anchors stay visible.
  private func drawPlaces(in ink: inout OverlayInk, on picture: inout Canvas) {
    let styles = places.all.indices.map { ink.sign(.ofPlace($0)) }
    let own = places.all.firstIndex { $0.engines.contains(mode.engines[mode.selected]) }
    let container = Rect(lab.container)
    places.draw(container, at: lab.container.origin, on: &picture) { $0 == own ? nil : styles[$0] }
    guard let own else { return }
    let corner = CellRect(places.all[own].frame.clamped(to: container)).origin
    picture[corner] = Cell(Glyph(places.all[own].sign), style: styles[own])
  }

  /// The engine in the legend at a cell of the screen: of several the one after the selected one.
  func engine(at point: CellPoint) -> Int? {
    guard let item = legend.places(in: room).firstIndex(where: { $0.contains(point) }) else {
      return nil
    }
    let (engines, now) = (entries[item].engines, mode.engines[mode.selected])
    return engines.contains(now)
      ? mode.engines.firstIndex(of: engines.element(after: now))
      : engines.first.flatMap(mode.engines.firstIndex)
  }

  /// On the mark of the selected engine in the legend.
  var cursor: CellPoint {
    for (entry, place) in zip(entries, legend.places(in: room)) {
      if let mark = entry.mark { return CellPoint(x: place.x + mark, y: place.y) }
    }
    return room.origin
  }
}

/// A line of the legend: the engines that agree on a place, and what is special about it.
private struct PlaceEntry {
  var sign: String
  /// The tint of its sign; `nil` without a place.
  var tint: OverlayTint?
  var engines: [String]
  /// The engines, with a mark before the selected one.
  var names: String
  var words: String

  /// The places, and then the engines without a defined answer.
  static func all(of mode: ComparisonMode, at places: EnginePlaces) -> [PlaceEntry] {
    let shown = places.all.enumerated().map { index, place in
      PlaceEntry("\(place.sign)", .ofPlace(index), place.engines, in: mode)
    }
    let others = mode.engines.filter { name in !shown.contains { $0.engines.contains(name) } }
    return others.isEmpty || mode.comparison == nil
      ? shown : shown + [PlaceEntry(" ", nil, others, in: mode)]
  }

  private init(
    _ sign: String, _ tint: OverlayTint?, _ engines: [String], in mode: ComparisonMode
  ) {
    (self.sign, self.tint, self.engines) = (sign, tint, engines)
    let selected = mode.engines[mode.selected]
    names = engines.map { ($0 == selected ? "▸" : " ") + $0 }.joined(separator: ",")
    words = engines.first.flatMap { mode.words(ofPlaceBy: $0) } ?? ""
  }

  /// The column of the mark before the selected engine.
  var mark: Int? {
    let start = names.prefix { $0 != "▸" }
    return start.count < names.count ? 2 + GlyphText(String(start)).width : nil
  }

  var shortItem: LegendItem { LegendItem(sign, .plain, names) }

  func item(nameWidth: Int, width: Int) -> LegendItem {
    let gap = String(repeating: " ", count: nameWidth - GlyphText(names).width + 2)
    var item = LegendItem(sign, .plain, names + gap + words)
    item.words = item.words.shortened(to: max(1, width - 2 - item.width + item.words.width))
    return item
  }
}

extension OverlayTint {
  fileprivate static func ofPlace(_ index: Int) -> OverlayTint {
    allCases[index % allCases.count]
  }
}
