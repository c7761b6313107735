import CellCanvas
import PopoverScenes

/// The scenes that were opened, with the texts of their files, and which of them is shown.
struct OpenScenes: Equatable, Sendable {
  /// Where the scene that is shown comes from.
  var location = SceneLocation.unnamed
  /// What was read or written last, by where it is.
  private(set) var opened: [SceneLocation: OpenedScene] = [:]
  /// What files hold, and what a scene without a file was at first: it need not be stored.
  private(set) var saved: [SceneLocation: Scene] = [:]
  /// What is stored in case that the program ends without asking.
  var kept: [SceneLocation: Scene] = [:]
  /// When changes are to be stored; `nil` if none wait, or the time is not known yet.
  var due: Duration?
  /// Unsaved changes of labs that have ended.
  var recoverable: [RecoverableScene] = []
  /// Texts with colours that popovers show, by where they come from.
  var texts: [ANSISource: StyledText] = [:]
  /// Whether it was said that the scene is not saved.
  var isWarned = false
  /// Whether it was said that changes cannot be stored.
  var hasReportedFailure = false

  /// - Parameter opened: the file that holds the scene; `nil` if it has none.
  init(_ scene: Scene, opened: OpenedScene?, texts: [ANSISource: StyledText]) {
    self.texts = texts
    if let opened {
      location = SceneLocation(opened.document.path)
      self.opened[location] = opened
    }
    saved[location] = scene
  }

  /// - Parameter saved: what need not be stored of it; `nil` if it is not there any more.
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

  /// What is to be stored of a moment; `nil` if it need not be.
  func unsaved(of moment: Moment) -> Scene? {
    var saved = saved[moment.location]
    // Who only looks at themes in a scene without a file has nothing to lose.
    if !moment.location.isFile { saved?.theme = moment.scene.theme }
    return moment.scene == saved ? nil : moment.scene
  }

  /// When changes of a moment are to be stored; `nil` if they are.
  func keepingDue(_ moment: Moment) -> Duration? {
    unsaved(of: moment) == kept[moment.location] ? nil : due ?? .zero
  }

  /// Whether the file of a scene holds another one.
  func isUnsaved(_ scene: Scene) -> Bool { location.isFile && saved[location] != scene }
}

extension SceneLocation {
  var isFile: Bool { if case .file = self { true } else { false } }
}
