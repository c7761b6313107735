import PopoverScenes

/// Changes of a scene that a lab which has ended did not save.
public struct LeftScene: Equatable, Sendable {
  /// What a user calls it: the name of the scene's file, with a number if others have the same.
  public var title: String
  public var location: SceneLocation
  /// The name under which it is kept.
  public var name: String

  public init(title: String, location: SceneLocation, name: String) {
    self.title = title
    self.location = location
    self.name = name
  }
}

/// Changes that were not saved, as they were kept.
public struct RecoveredScene: Equatable, Sendable {
  /// The scene with them, in the text of its file.
  public var document: SceneDocument
  /// What the file held when they were made; `nil` if there was none.
  public var base: ContentFingerprint?
  /// The scene without them; `nil` if there is none to be had any more.
  public var saved: Scene?
  /// Whether somebody else has changed the file since.
  public var isOutdated: Bool

  public init(
    _ document: SceneDocument, over base: ContentFingerprint?, saved: Scene?, isOutdated: Bool
  ) {
    self.document = document
    self.base = base
    self.saved = saved
    self.isOutdated = isOutdated
  }
}
