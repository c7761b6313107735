import CellCanvas
import PopoverScenes

/// The edited scene and its selection.
struct EditedScene: Equatable, Sendable {
  var scene: Scene
  /// The anchor and the popover to which commands apply.
  var selection = SceneSelection()
  /// The rows of the keyboard when it was lowered last.
  var keyboardRows: Int?
  /// The last change of the scene's screen.
  var screenChange: ScreenChange?

  init(_ scene: Scene) { self.scene = scene }

  /// The selected anchor; `nil` if the scene has none.
  var anchor: SceneRegion? {
    scene.anchors.indices.contains(selection.anchor) ? scene.anchors[selection.anchor] : nil
  }

  /// The selected popover; `nil` if the scene has none.
  var popover: ScenePopover? {
    scene.popovers.indices.contains(selection.popover) ? scene.popovers[selection.popover] : nil
  }

  /// Selects the first popover that hangs on the selected anchor.
  mutating func selectPopoverOfAnchor() {
    guard let anchor, let popover = scene.popovers.firstIndex(where: { $0.anchor == anchor.name })
    else { return }
    selection.popover = popover
  }

  /// Gives the scene another screen. If nothing else was changed since the last such change, this starts from the
  /// scene before it.
  mutating func use(_ screen: SceneScreen) {
    let before = screenChange.flatMap { $0.after == scene ? $0.before : nil } ?? scene
    scene = before.on(screen)
    screenChange = ScreenChange(before: before, after: scene)
  }
}

/// The indices of the selected anchor and the selected popover.
struct SceneSelection: Equatable, Sendable {
  var anchor = 0
  var popover = 0

  /// The nearest selection that exists in a scene.
  func clamped(to scene: Scene) -> SceneSelection {
    SceneSelection(
      anchor: max(0, min(anchor, scene.anchors.count - 1)),
      popover: max(0, min(popover, scene.popovers.count - 1)))
  }
}

/// A scene before and after a change of its screen. With it, an anchor that had to move into a small screen
/// returns to its place on a larger one.
struct ScreenChange: Equatable, Sendable {
  var before: Scene
  var after: Scene
}

/// A part of a scene with keys in the file, as commands name it: the scene or one of the selected parts.
enum SceneKeyOwner: String, Equatable, Sendable, CaseIterable {
  case scene
  case anchor
  case popover

  /// The part of a scene with this selection.
  func part(_ selection: SceneSelection) -> ScenePart {
    switch self {
    case .scene: .scene
    case .anchor: .anchor(selection.anchor)
    case .popover: .popover(selection.popover)
    }
  }
}
