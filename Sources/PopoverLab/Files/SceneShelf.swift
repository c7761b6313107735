import PopoverScenes

/// The scenes that were opened, with the texts of their files, and which of them is shown.
struct SceneShelf: Equatable, Sendable {
  /// Where the scene that is shown comes from.
  var location = SceneLocation.unnamed
  /// What was read or written last, by where it is.
  var opened: [SceneLocation: OpenedScene] = [:]
  /// What is written and not yet told to be.
  var saving: SceneDocument?
  /// What files hold that others have written meanwhile, by their paths; `nil` is that they are gone.
  var found: [String: ContentFingerprint?] = [:]

  /// Whether it was said that the scene is not saved.
  var isWarned = false

  /// The document of the scene that is shown, if it has one.
  var document: SceneDocument? { opened[location]?.document }
}
