import PopoverScenes

/// Everything that a user has chosen: what is returned to, whole, when it is taken back.
struct LabSettings: Equatable, Sendable {
  var scene: Scene
  var themes: ThemeChoice
}

/// What undo returns to: what was chosen, what keys were about, and what was shown, which counts
/// where a popover stays as long as it can.
struct LabMoment: Equatable, Sendable {
  var settings: LabSettings
  var selection: SceneSelection
  var location: SceneLocation
  var shown: ShownScene
}
