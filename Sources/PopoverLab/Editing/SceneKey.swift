import PopoverScenes

/// What has keys in a scene file, as commands name it: the scene, or what is selected.
public enum SceneKeyOwner: String, Equatable, Sendable, CaseIterable {
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

/// A key of a scene file, and whose it is.
public struct SceneKey: Equatable, Sendable {
  public var owner: SceneKeyOwner
  public var name: String

  public init(_ owner: SceneKeyOwner, _ name: String) {
    self.owner = owner
    self.name = name
  }
}
