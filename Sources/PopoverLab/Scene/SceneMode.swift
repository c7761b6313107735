import CellCanvas
import PopoverScenes
import PopoverThemes

/// The mode below all others, in which the scene is explored.
struct SceneMode: LabMode {
  var drag: Drag?

  var name: ModeName { .scene }

  /// The commands that change the scene or select a part of it, by name: the steps of a path of keys.
  /// A further table of such commands is entered here too.
  static let playable = Dictionary(
    uniqueKeysWithValues: [
      AnchorCommands.moving, PopoverCommands.content, PopoverCommands.settings,
      PopoverCommands.preferring, AnchorCommands.placing, SceneKeyCommands.screens,
      SceneKeyCommands.keys, [SceneKeyCommands.screen], PartCommands.adding,
    ].joined().map { ($0.info.name, $0) })
}

extension SceneMode {
  mutating func receive(_ event: ModeEvent, in lab: inout LabContext) {
    switch event {
    case .mouse(let mouse): receive(mouse, &lab)
    case .time(let now):
      if let due = due(in: lab), now >= due { playOn(due: due, now: now, &lab) }
    case .key, .settled, .call, .closed: break
    case .pasted: lab.refusePaste()
    }
  }

  /// When the path that plays takes its next step. It also plays while a dial turns its speed.
  func due(in lab: LabContext) -> Duration? {
    guard let play = lab.player.play, play.isRunning,
      lab.open.last == .scene || lab.explanation.turning == .speed
    else { return nil }
    return play.due ?? .zero
  }

  private mutating func playOn(due: Duration, now: Duration, _ lab: inout LabContext) {
    PlayedPath.advance(by: 1, &self, &lab)
    lab.player.schedule(after: due, now: now, isReduced: lab.display.reducesMotion)
  }

  func draw(on canvas: inout Canvas, in lab: LabContext, using cache: inout FrameCache) {
    Explorer(lab, pose: lab.motion.pose).draw(on: &canvas, using: &cache)
  }

  func status(in lab: LabContext) -> GlyphText { StatusLine(lab).decision() }

  func cursor(in lab: LabContext) -> CellPoint? { Explorer.cursor(in: lab) }

  /// Closes the inspector, else stops the path, else hides the overlays.
  ///
  /// - Parameter hadCount: whether a count was typed before.
  func closeExplanation(hadCount: Bool, in lab: inout LabContext) {
    if lab.explanation.inspectorPage != nil {
      lab.explanation.inspectorPage = nil
    } else if lab.player.play != nil {
      PlayCommands.stop(&lab)
    } else if !lab.explanation.overlays.isEmpty {
      lab.explanation.overlays = []
    } else {
      lab.refuse(
        hadCount
          ? "The count is forgotten" : "Nothing is open; \(lab.key(for: "quit")) leaves the lab")
    }
  }
}

enum ExplainCommands {
  static let inspecting: [Command<SceneMode>] = [
    Command("why", keys: "w", hint: "why", "say why the popover is where it is, and the next page")
    { inspect(&$1) }
  ]

  static let overlays: [Command<SceneMode>] = [
    toggle("rectangles", "R", .rectangles, "show the rectangles of the placement, or hide them"),
    toggle("ghosts", "G", .ghosts, "show the popover on the sides not taken, or hide that"),
    toggle("map", "M", .map, "show the side for every place of the anchor, or hide that"),
    toggle("contrast", "%", .contrast, "mark what is hard to see, or not"),
  ]

  private static func toggle(
    _ name: String, _ keys: String, _ overlay: Overlays, _ help: String
  ) -> Command<SceneMode> {
    Command(name, keys: keys, help) { _, lab in
      lab.explanation.overlays.formSymmetricDifference(overlay)
      let isShown = lab.explanation.overlays.contains(overlay)
      lab.notice = .done("\(overlay.words) \(isShown ? "shown" : "hidden")")
    }
  }

  /// Opens the inspector, turns to its next page, or closes it after the last page.
  private static func inspect(_ lab: inout LabContext) {
    let next = lab.explanation.inspectorPage.map { $0 + 1 } ?? 0
    lab.explanation.inspectorPage = next
    if next >= panel(lab).pageCount { lab.explanation.inspectorPage = nil }
  }

  /// The inspector, with a new map if it needs one.
  static func panel(_ lab: LabContext) -> InspectorPanel {
    InspectorPanel(lab, map: Explorer.map(lab))
  }
}
