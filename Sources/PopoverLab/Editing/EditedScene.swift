import CellCanvas
import PopoverScenes

/// The scene that is edited, and what is selected in it.
struct EditedScene: Equatable, Sendable {
  var scene: Scene
  /// The anchor and the popover that commands are about.
  var selection = SceneSelection()
  /// The rows of the keyboard that was lowered last.
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

  /// Gives the scene another screen, starting from the scene before the last such change if that is all
  /// that was changed since.
  mutating func use(_ screen: SceneScreen) {
    let before = screenChange.flatMap { $0.after == scene ? $0.before : nil } ?? scene
    scene = before.on(screen)
    screenChange = ScreenChange(before: before, after: scene)
  }
}

/// Which anchor and which popover of a scene are selected, by their indices.
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

/// A scene before its screen was changed by a key, and after that: an anchor that was moved inside a small
/// screen is back in its place on a large one.
struct ScreenChange: Equatable, Sendable {
  var before: Scene
  var after: Scene
}

/// What has keys in a scene file, as commands name it: the scene, or what is selected in it.
enum SceneKeyOwner: String, Equatable, Sendable, CaseIterable {
  case scene
  case anchor
  case popover

  /// The part of a scene that is meant.
  func part(_ selection: SceneSelection) -> ScenePart {
    switch self {
    case .scene: .scene
    case .anchor: .anchor(selection.anchor)
    case .popover: .popover(selection.popover)
    }
  }
}
