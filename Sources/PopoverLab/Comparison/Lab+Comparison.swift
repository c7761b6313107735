import AnnotatedYAML
import CellCanvas
import PopoverReports
import PopoverScenes

extension Lab {
  /// Engines that differ from one another in interesting ways, in the order in which they are added.
  private static let usualEngines = [
    ScenePopover.ownEngine, "floating-ui", "vim", "css", "xdg-wlroots",
  ]

  /// Opens the comparison, or closes it.
  mutating func compareEngines() {
    if tiles != nil {
      tiles = nil
      return
    }
    guard let popover = selectedPopover else {
      return refuse(noPopover)
    }
    let others = Self.usualEngines.filter { $0 != popover.engine }
    let count = size.width < 120 ? 2 : mostTiles
    tiles = EngineTiles(engines: Array(([popover.engine] + others).prefix(count)))
  }

  /// Compares engines that are named.
  mutating func compareEngines(_ names: [String]) {
    if names.isEmpty, tiles == nil { return compareEngines() }
    let names = names.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    if let unknown = names.first(where: { !SceneEngines.names.contains($0) }) {
      let guess = Suggestion.nearest(to: unknown, in: SceneEngines.names)
      return refuse(
        "Unknown engine '\(unknown)'; "
          + (guess.map { "did you mean '\($0)'?" } ?? "the Tab key after :compare goes through all")
      )
    }
    guard names.count > 1 else { return refuse("Two engines or more are compared") }
    guard names.count <= mostTiles else {
      return refuse("There is room for \(mostTiles) engines at most")
    }
    guard selectedPopover != nil else { return refuse(noPopover) }
    tiles = EngineTiles(engines: names)
  }

  private var mostTiles: Int { TileLayout.mostTiles(in: explorerLayout.scene.size) }

  mutating func compare(_ action: ComparisonAction, times: Int) {
    guard let now = tiles else {
      return refuse("No engines are compared; \(key(for: .compareEngines)) compares some")
    }
    let count = now.engines.count
    switch action {
    case .turnEngine(let step): turnEngine(by: step * times)
    case .addEngine: addEngine()
    case .removeEngine: removeEngine()
    case .move(let step): tiles?.selected = (now.selected + step * times).wrapped(into: count)
    }
  }

  private mutating func turnEngine(by steps: Int) {
    guard let now = tiles else { return }
    let shown = now.engines[now.selected]
    let free = SceneEngines.names.filter { $0 == shown || !now.engines.contains($0) }
    let index = free.firstIndex(of: shown) ?? 0
    tiles?.engines[now.selected] = free[(index + steps).wrapped(into: free.count)]
  }

  private mutating func addEngine() {
    guard let now = tiles else { return }
    guard now.engines.count < mostTiles else {
      return refuse(
        now.engines.count < TileLayout.counts.upperBound
          ? "There is no room for another tile" : "Four engines are compared at most")
    }
    let next = (Self.usualEngines + SceneEngines.names).first { !now.engines.contains($0) }
    guard let next else { return }
    tiles?.engines.append(next)
    tiles?.selected = now.engines.count
  }

  private mutating func removeEngine() {
    guard let now = tiles else { return }
    guard now.engines.count > TileLayout.counts.lowerBound else {
      return refuse(
        "Two engines are the least that can be compared; \(key(for: .compareEngines)) leaves")
    }
    tiles?.engines.remove(at: now.selected)
    tiles?.selected = min(now.selected, now.engines.count - 2)
  }

  /// Brings the comparison up to date with the scene; tiles that have no room any more are given up.
  mutating func placeTiles() {
    guard var now = tiles else { return }
    now.engines = Array(now.engines.prefix(mostTiles))
    now.selected = min(now.selected, now.engines.count - 1)
    if let popover = selectedPopover?.name {
      if now.comparison?.isOf(shown.stage, popover: popover, engines: now.engines) != true {
        now.comparison = SceneComparison(
          shown.stage, popover: popover, engines: now.engines, after: now.comparison)
      }
    } else {
      now.comparison = nil
    }
    tiles = now
  }
}
