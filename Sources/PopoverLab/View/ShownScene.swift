import CellCanvas
import PopoverScenes
import PopoverThemes

/// A scene on its stage, where its parts are because of that, and which part of it is seen.
struct ShownScene: Equatable, Sendable {
  private(set) var stage: SceneStage
  /// The former answers of the popovers that remember them; `nil` if none does.
  private(set) var former: ScenePlacement?
  private(set) var placement: ScenePlacement
  private(set) var view: ScreenView

  /// The scene as it is placed without a past.
  init(_ stage: SceneStage, room: CellSize) {
    self.stage = stage
    placement = stage.placement()
    view = ScreenView(
      screen: stage.container().size, room: room, showing: [], after: nil)
  }

  /// The scene as another engine places it, in a view.
  init(_ stage: SceneStage, _ placement: ScenePlacement, in view: ScreenView) {
    (self.stage, self.placement, self.view) = (stage, placement, view)
  }

  /// The whole screen of the scene. Its origin is that of the scene, wherever that is on the real screen.
  var container: CellRect { stage.container() }

  /// Places the scene again if its stage has changed.
  mutating func place(on stage: SceneStage) {
    guard stage != self.stage else { return }
    place(on: stage, after: placement.remembered(by: stage.scene), in: view)
  }

  /// Places the scene again as it was placed after these former answers, and seen in a view.
  mutating func place(on stage: SceneStage, after former: ScenePlacement?, in view: ScreenView) {
    (self.stage, self.former, self.view) = (stage, former, view)
    placement = stage.placement(after: former)
  }

  /// Notes what the scene calls its theme, which has no effect on where anything is.
  mutating func name(theme: String) { stage.scene.theme = theme }

  /// Scrolls no farther than needed to show what is selected.
  mutating func scroll(in room: CellSize, to selection: SceneSelection) {
    view = ScreenView(
      screen: container.size, room: room, showing: targets(of: selection), after: view)
  }

  /// The selected popover, then the selected anchor.
  func targets(of selection: SceneSelection) -> [CellRect] {
    let popovers = stage.scene.popovers
    let popover =
      popovers.indices.contains(selection.popover)
      ? placement[popovers[selection.popover].name].map { CellRect($0.layout.frame) } : nil
    let anchor =
      placement.anchors.indices.contains(selection.anchor)
      ? CellRect(around: placement.anchors[selection.anchor].rects) : nil
    return [popover, anchor].compactMap(\.self)
  }

  /// What stays in sight beside all that explains it: anchors and popovers.
  var covered: [CellRect] {
    placement.anchors.flatMap(\.rects)
      + placement.popovers.filter(\.isShown).map { CellRect($0.layout.frame) }
  }
}

extension ScenePlacement {
  /// The answers that a scene's popovers go by the next time: those of popovers with a stability, and of
  /// engines that remember.
  fileprivate func remembered(by scene: Scene) -> ScenePlacement? {
    var former = self
    let names = scene.popovers.filter { !$0.isOwn || $0.stability != .rechoose }.map(\.name)
    if names.isEmpty { return nil }
    former.popovers.removeAll { !names.contains($0.name) }
    return former.popovers.isEmpty ? nil : former
  }
}
