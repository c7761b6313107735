import PopoverScenes

/// Which anchor and which popover of a scene keys are about, by their numbers there.
struct SceneSelection: Equatable, Sendable {
  var anchor = 0
  var popover = 0

  /// The nearest one of which both exist, as far as the scene has anchors and popovers.
  func held(in scene: Scene) -> SceneSelection {
    SceneSelection(
      anchor: max(0, min(anchor, scene.anchors.count - 1)),
      popover: max(0, min(popover, scene.popovers.count - 1)))
  }
}

extension Lab {
  /// The anchor that keys move; `nil` if the scene has none.
  public var selectedAnchor: SceneRegion? {
    scene.anchors.indices.contains(selection.anchor) ? scene.anchors[selection.anchor] : nil
  }

  /// The popover that keys change; `nil` if the scene has none.
  public var selectedPopover: ScenePopover? {
    scene.popovers.indices.contains(selection.popover) ? scene.popovers[selection.popover] : nil
  }

  /// Where the selected popover is, and why.
  public var placedPopover: PlacedPopover? { selectedPopover.flatMap { placement[$0.name] } }
}
