import CellCanvas
import MessageText
import PlacementEngines
import PopoverReports
import PopoverScenes
import PopoverThemes

/// The comparison of engines: how each of them places the popover.
struct ComparisonMode: ScrolledMode {
  /// Different engines, as many as ``counts`` allows; the others are compared with the first.
  private(set) var engines: [String]
  /// The index of the selected engine, to which commands apply.
  private(set) var selected = 0
  /// Whether each engine has a picture of its own; else all places lie over each other in one.
  private(set) var showsPictures = false
  /// `nil` while the scene has no popover.
  private(set) var comparison: SceneComparison?
  /// Where the scene is that was compared last.
  private var location: SceneLocation?

  static let facts = [
    ModeFacts(
      .comparison, "the comparison of engines", [.takesCounts, .isOfScene, .fillsScreen], keys)
  ]

  static let counts = 2...5
  private static let tooMany = "At most \(counts.upperBound) engines are compared"
  /// Engines with instructive differences, in the order in which they are added.
  private static let usualEngines = EngineCatalog.shipped.usual.map(\.name)

  /// - Parameter names: the engines; if empty, the usual ones.
  ///
  /// - Returns: `nil`, with a message, if they cannot be compared.
  init?(_ names: [String], in lab: inout LabContext) {
    let names = names.map { SceneEngines.name($0) ?? $0 }.withoutRepetitions
    if let obstacle = Self.obstacle(to: names) {
      lab.reject(obstacle)
      return nil
    }
    guard let popover = lab.edited.popover else {
      lab.refuse(lab.noPopover)
      return nil
    }
    let others = Self.usualEngines.filter { $0 != popover.engine }
    let usual = ([popover.engine] + others).prefix(Self.counts.upperBound)
    engines = names.isEmpty ? Array(usual) : names
  }

  private static func obstacle(to names: [String]) -> String? {
    if names.isEmpty { return nil }
    if let unknown = names.first(where: { !SceneEngines.names.contains($0) }) {
      return "Unknown engine \(quoted(unknown)); "
        + Suggestion.words(for: unknown, known: SceneEngines.names)
    }
    if names.count < counts.lowerBound {
      return "At least \(counts.lowerBound) engines are compared"
    }
    return names.count > counts.upperBound ? tooMany : nil
  }

  /// An explanation that stays belongs to the scene.
  mutating func close(in lab: inout LabContext) {
    (lab.explanation.engineScene, lab.explanation.isOfComparison) = (nil, false)
  }
}

extension ComparisonMode {
  static let opening: [Command<SceneMode>] = [
    Command(
      "compare", keys: "c C", "compare with other engines, or stop",
      value: CommandValue(
        "[ENGINE ENGINE ..]", words: .fixed(SceneEngines.names), completion: .eachWord,
        read: { $0.argument.split(separator: " ").map(String.init) })
    ) { $1.follow(.open(.comparison($2))) }
  ]

  static let commands: [Command<ComparisonMode>] = [
    .times(
      "next-engine", "e", opposite: "previous-engine", hint: .vital("engine"),
      "compare with the next engine"
    ) { $0.turnEngine(by: $2) },
    .times("previous-engine", "E", opposite: "next-engine", "compare with the engine before") {
      $0.turnEngine(by: -$2)
    },
    .times(
      "next-tile", "<Tab>", opposite: "previous-tile", hint: "select",
      "go to the next engine that is compared"
    ) { $0.select(by: $2) },
    .times("previous-tile", "<S-Tab>", opposite: "next-tile", "go to the one before") {
      $0.select(by: -$2)
    },
    Command("add-engine", keys: "a", hint: "add/remove", "compare with one more engine") {
      $0.addEngine(&$1)
    },
    Command("remove-engine", keys: "x", "remove this engine from the comparison") {
      $0.removeEngine(&$1)
    },
    Command(
      "compare-pictures", keys: "v", hint: .vital("pictures"),
      "show a picture for each engine, or all places in one"
    ) { mode, _ in mode.showsPictures.toggle() },
  ]

  static let keys: [KeyLines] = [
    KeyLines(
      "Comparison of engines",
      KeyLine(
        "compare with another engine in its place", "next-engine", "previous-engine"),
      KeyLine(
        "select the next engine, the one before", "next-tile", "previous-tile", sample: "Tab"),
      KeyLine("add an engine, remove it", "add-engine", "remove-engine"),
      KeyLine("a picture for each engine, or all places in one", "compare-pictures"),
      .leaving("back to the scene", hint: .vital("back"), or: "compare"))
  ]

  static func refuse(_ call: CommandCall, in lab: inout LabContext) {
    lab.refuse(
      lab.screen.isLineMode
        ? "Lines compare engines by their names, as in 'compare vim css'"
        : "No comparison is open; \(lab.key(for: "compare")) opens one")
  }

  private mutating func select(by steps: Int) {
    selected = (selected + steps).wrapped(into: engines.count)
  }

  private mutating func turnEngine(by steps: Int) {
    let shown = engines[selected]
    let free = SceneEngines.names.filter { $0 == shown || !engines.contains($0) }
    engines[selected] = free.element(after: shown, by: steps)
  }

  private mutating func addEngine(_ lab: inout LabContext) {
    guard engines.count < Self.counts.upperBound else {
      return lab.refuse(
        "\(Self.tooMany); \(lab.key(for: "remove-engine")) removes one")
    }
    let next = (Self.usualEngines + SceneEngines.names).first { !engines.contains($0) }
    guard let next else { return }
    engines.append(next)
    selected = engines.count - 1
  }

  private mutating func removeEngine(_ lab: inout LabContext) {
    guard engines.count > Self.counts.lowerBound else {
      return lab.refuse(
        "A comparison needs two engines; \(lab.key(for: "compare")) closes it")
    }
    engines.remove(at: selected)
    selected = min(selected, engines.count - 1)
  }
}

extension ComparisonMode {
  mutating func receive(_ event: ModeEvent, in lab: inout LabContext) {
    switch event {
    case .mouse(let mouse): receive(mouse, &lab)
    case .settled: place(&lab)
    case .pasted: lab.refusePaste()
    case .key, .typed, .time: break
    }
  }

  private mutating func receive(_ mouse: MouseEvent, _ lab: inout LabContext) {
    switch mouse.action {
    case .press(.left): selected = engine(at: mouse.point, lab) ?? selected
    case .wheel(let notches): ExplainCommands.wheel(notches, at: mouse.point, &lab)
    default: break
    }
  }

  private func engine(at point: CellPoint, _ lab: LabContext) -> Int? {
    showsPictures
      ? Tiles(self, lab).engine(at: point) : OverlaidPlaces(self, lab).engine(at: point)
  }

  /// Updates the comparison after a change of the scene or the screen.
  private mutating func place(_ lab: inout LabContext) {
    if let popover = lab.edited.popover?.name {
      if comparison?.isOf(lab.shown.stage, popover: popover, engines: engines) != true {
        comparison = SceneComparison(
          lab.shown.stage, popover: popover, engines: engines, after: lab.shown.former,
          former(lab))
      }
    } else {
      comparison = nil
    }
    lab.explanation.engineScene = row.flatMap { row in
      view(in: lab).map { ShownScene(row.stage, row.placement, in: $0) }
    }
  }

  /// What other engines remember: nothing of another scene, nor of what was undone.
  private mutating func former(_ lab: LabContext) -> SceneComparison? {
    defer { location = lab.files.location }
    return location == lab.files.location && !lab.history.canRedo ? comparison : nil
  }

  /// The part of the scene that its pictures show.
  private func view(in lab: LabContext) -> ScreenView? {
    showsPictures ? Tiles(self, lab).view : OverlaidPlaces(self, lab).view
  }

  mutating func scroll(_ step: ScrollStep, in lab: inout LabContext) {
    ExplainCommands.scroll(step, &lab)
  }

  var row: SceneComparison.Row? {
    guard let rows = comparison?.rows, rows.indices.contains(selected) else { return nil }
    return rows[selected]
  }

  func draw(on canvas: inout Canvas, in lab: LabContext, using cache: inout FrameCache) {
    canvas.fill(canvas.bounds, with: Cell(style: lab.style(.text)))
    let map = cache.map(Explorer.mapQuestion(in: lab), or: lab.explanation.map)
    if showsPictures {
      Tiles(self, lab).draw(on: &canvas, map, using: &cache)
    } else {
      OverlaidPlaces(self, lab).draw(on: &canvas, map, using: &cache)
    }
    InspectorPanel(lab, map: map).draw(on: &canvas, using: &cache)
  }

  /// Why the selected engine differs from the first, in the longest sentence that fits. If the first engine is
  /// selected, this explains the next engine that differs from it.
  func status(in lab: LabContext) -> GlyphText {
    guard let comparison, let row = explainedRow else {
      return StatusLine.text(LabContext.nothingPlaced, in: lab)
    }
    return StatusLine.text(comparison.reasons(row).first(fitting: lab.screen.statusWidth), in: lab)
  }

  private var explainedRow: SceneComparison.Row? {
    guard selected == 0, let comparison else { return row }
    let others = comparison.rows.dropFirst()
    return others.first { !comparison.differences($0).isEmpty } ?? others.first ?? row
  }

  func cursor(in lab: LabContext) -> CellPoint? {
    showsPictures ? Tiles(self, lab).cursor : OverlaidPlaces(self, lab).cursor
  }
}
