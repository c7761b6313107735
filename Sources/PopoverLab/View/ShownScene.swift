import CellCanvas
import PopoverScenes
import PopoverThemes

/// A scene on its stage, its placement, and the view of it.
struct ShownScene: Equatable, Sendable {
  private(set) var stage: SceneStage
  /// The former placements of the popovers that depend on them; `nil` if none does.
  private(set) var former: ScenePlacement?
  private(set) var placement: ScenePlacement
  private(set) var view: ScreenView

  /// The scene, placed without former placements.
  init(_ stage: SceneStage, room: CellSize) {
    self.stage = stage
    placement = stage.placement()
    view = ScreenView(
      screen: stage.container().size, room: room, showing: [], after: nil)
  }

  /// A given placement of the scene, in a view.
  init(_ stage: SceneStage, _ placement: ScenePlacement, in view: ScreenView) {
    (self.stage, self.placement, self.view) = (stage, placement, view)
  }

  /// The screen of the scene, in coordinates of the scene.
  var container: CellRect { stage.container() }

  /// Places the scene again if its stage has changed.
  mutating func place(on stage: SceneStage) {
    guard stage != self.stage else { return }
    place(on: stage, after: placement.remembered(by: stage.scene), in: view)
  }

  /// Places the scene again after given former placements, in a view.
  mutating func place(on stage: SceneStage, after former: ScenePlacement?, in view: ScreenView) {
    (self.stage, self.former, self.view) = (stage, former, view)
    placement = stage.placement(after: former)
  }

  /// Sets the name of the scene's theme, on which the placement does not depend.
  mutating func name(theme: String) { stage.scene.theme = theme }

  /// Scrolls no farther than needed to show the selection.
  mutating func scroll(in room: CellSize, to selection: SceneSelection) {
    view = ScreenView(
      screen: container.size, room: room, showing: targets(of: selection), after: view)
  }

  /// The rectangles of the selected popover and then the selected anchor.
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

  /// The rectangles that overlays leave visible: anchors and popovers.
  var covered: [CellRect] {
    placement.anchors.flatMap(\.rects)
      + placement.popovers.filter(\.isShown).map { CellRect($0.layout.frame) }
  }
}

extension ScenePlacement {
  /// The placements on which the next ones depend: those of popovers with a stability, and of other engines.
  fileprivate func remembered(by scene: Scene) -> ScenePlacement? {
    var former = self
    let names = scene.popovers.filter { !$0.isOwn || $0.stability != .rechoose }.map(\.name)
    if names.isEmpty { return nil }
    former.popovers.removeAll { !names.contains($0.name) }
    return former.popovers.isEmpty ? nil : former
  }
}
