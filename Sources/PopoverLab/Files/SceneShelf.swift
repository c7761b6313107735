import PopoverScenes

/// The scenes that were opened, with the texts of their files, and which of them is shown.
struct SceneShelf: Equatable, Sendable {
  /// Where the scene that is shown comes from.
  var location = SceneLocation.unnamed
  /// What was read or written last, by where it is.
  var opened: [SceneLocation: OpenedScene] = [:]
  /// What need not be kept, as it is there anyway: what files hold, and what a scene without one
  /// was at first.
  var saved: [SceneLocation: Scene] = [:]
  /// What is kept in case that the program ends without asking.
  var kept: [SceneLocation: Scene] = [:]
  /// When changes are to be kept; `nil` if none are waited for, or it is not known what time it is.
  var due: Duration?
  /// What labs that have ended did not save.
  var left: [LeftScene] = []

  /// Whether it was said that the scene is not saved.
  var isWarned = false
  /// Whether it was said that changes cannot be kept.
  var isToldOfKeeping = false

  /// The document of the scene that is shown, if it has one.
  var document: SceneDocument? { opened[location]?.document }
}

extension SceneShelf {
  /// - Parameter saved: what need not be kept of it; `nil` if it is not there any more.
  mutating func put(_ opened: OpenedScene, at location: SceneLocation, saved: Scene?) {
    self.opened[location] = opened
    self.saved[location] = saved ?? (location == .unnamed ? self.saved[.unnamed] : nil)
  }

  /// The document that a scene is written into.
  func document(
    of scene: Scene, at location: SceneLocation, as path: String
  ) throws(SceneError) -> SceneDocument {
    guard let known = opened[location]?.document else {
      return try SceneDocument(scene, path: path)
    }
    return try known.saving(scene, as: path)
  }
}
