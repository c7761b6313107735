import CellCanvas
import PopoverScenes
import PopoverThemes

/// The mode below all others, in which the scene is explored. It scrolls as a view does, but nothing leaves it.
struct SceneMode: ScrolledMode {
  var drag: Drag?

  static let facts = [
    ModeFacts(
      .scene, "the scene", [.takesCounts, .isOfScene, .showsMotion, .fillsScreen, .isExploring],
      SceneKeys.list)
  ]

  /// The commands of the scene that stand beside it, in the order of the list of commands.
  static let commands = [
    ExplainCommands.overlays, AnchorCommands.moving, PopoverCommands.content, SettingCommands.all,
    PopoverCommands.preferring, AnchorCommands.placing, SceneKeyCommands.screens,
    SceneKeyCommands.keys, FileCommands.all, RecoverCommands.all, TaskCommands.all,
    [SceneKeyCommands.screen], PartCommands.adding, PlayCommands.all,
  ].flatMap(\.self)

  /// Those that change the scene or select a part of it, by name: the steps of a path of keys.
  static let playable = Dictionary(
    uniqueKeysWithValues: commands.filter(\.info.isPlayable).map { ($0.info.name, $0) })
}

extension SceneMode {
  mutating func receive(_ event: ModeEvent, in lab: inout LabContext) {
    switch event {
    case .mouse(let mouse): receive(mouse, &lab)
    case .time(let now):
      if let due = due(in: lab), now >= due { playOn(due: due, now: now, &lab) }
    case .key, .typed, .settled: break
    case .pasted: lab.refusePaste()
    }
  }

  /// When the path that plays takes its next step. It also plays while a dial turns its speed.
  func due(in lab: LabContext) -> Duration? {
    guard let play = lab.player.play, play.isRunning,
      lab.top.has(.isOfScene) || lab.explanation.turning == .speed
    else { return nil }
    return play.due ?? .zero
  }

  private mutating func playOn(due: Duration, now: Duration, _ lab: inout LabContext) {
    PlayedPath.advance(by: 1, &self, &lab)
    lab.player.schedule(after: due, now: now, isReduced: lab.display.reducesMotion)
  }

  func draw(on canvas: inout Canvas, in lab: LabContext, using cache: inout FrameCache) {
    Explorer.draw(pose: lab.motion.pose, in: lab, on: &canvas, using: &cache)
  }

  func status(in lab: LabContext) -> GlyphText {
    if lab.isFresh { return Greeting(lab).words }
    let words = lab.task == nil ? nil : TaskCommands.words(lab)
    return words.map { StatusLine.text($0, in: lab) } ?? StatusLine.decision(in: lab)
  }

  func cursor(in lab: LabContext) -> CellPoint? { Explorer.cursor(in: lab) }

  mutating func scroll(_ step: ScrollStep, in lab: inout LabContext) {
    ExplainCommands.scroll(step, &lab)
  }

  /// Closes the inspector, else stops the path, else hides the overlays.
  ///
  /// - Parameter hadCount: whether a count was typed before.
  func closeExplanation(hadCount: Bool, in lab: inout LabContext) {
    if lab.explanation.inspectorTop != nil {
      lab.explanation.inspectorTop = nil
    } else if lab.player.play != nil {
      PlayCommands.stop(&lab)
    } else if !lab.explanation.overlays.isEmpty {
      lab.explanation.overlays = []
    } else {
      lab.refuse(
        hadCount
          ? "The count is cleared" : "Nothing is open; \(lab.key(for: "quit")) leaves the lab")
    }
  }
}
