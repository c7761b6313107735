import CellCanvas
import PopoverScenes

/// The opened scenes, the texts of their files, and which of them is shown.
struct OpenScenes: Equatable, Sendable {
  /// The location of the scene that is shown.
  var location = SceneLocation.unnamed
  /// What is known of each, by location.
  private(set) var all: [SceneLocation: OpenFile] = [:]
  /// What was known of the files of recovered scenes before these were recovered.
  private var beforeRecovery: [SceneLocation: OpenFile] = [:]
  /// Those that are not saved, in case the program ends unexpectedly.
  var stored = StoredScenes()
  /// The path of the current folder from the root; empty where there is none, as in a test.
  var folder = ""
  /// The path of the user's home folder, for which `~` stands where a path is typed.
  var home: String?
  /// The paths of documents in the current folder, for completion.
  var documents: [String] = []
  /// Texts with colours by the scene that shows them, as the same name leads to another file from another folder.
  private var allTexts: [SceneLocation: [ANSISource: StyledText]] = [:]
  var opening = SceneOpening()
  var watched = WatchedFiles()
  /// Whether the scene was shown before and is shown once more, so that its file may have changed meanwhile.
  var isShownAgain = false
  /// What has become of the files that the last command writes.
  var writing = WritingAnswers()

  /// - Parameters:
  ///   - opened: the text of the scene; `nil` if it has none.
  ///   - isLink: whether that text is in no file.
  init(
    _ scene: Scene, opened: OpenedScene?, isLink: Bool = false, texts: [ANSISource: StyledText]
  ) {
    if let opened, !isLink { location = SceneLocation(opened.document.path) }
    all[location] = OpenFile(opened: opened, saved: scene)
    allTexts[location] = texts
  }

  /// - Parameter saved: the scene without unsaved changes; `nil` if its file is gone.
  mutating func put(_ opened: OpenedScene, at location: SceneLocation, saved: Scene?) {
    let first = location == .unnamed ? all[.unnamed]?.saved : nil
    all[location] = OpenFile(opened: opened, saved: saved ?? first)
    beforeRecovery[location] = nil
    writing.conflicts.removeAll { $0 == opened.document.path.shownSafely }
  }

  /// The same for a scene that is recovered, whose text is that of another time.
  ///
  /// - Parameter change: what has become of the file since.
  mutating func put(
    recovered opened: OpenedScene, at location: SceneLocation, saved: Scene?, _ change: FileChange?
  ) {
    let before = all[location] ?? OpenFile()
    put(opened, at: location, saved: saved)
    if let change { note(change, at: location) }
    beforeRecovery[location] = before
  }

  /// A recovery that is undone and cannot be done once more: the file is what it was before.
  mutating func takeBackRecovery(at location: SceneLocation) {
    if let before = beforeRecovery.removeValue(forKey: location) { all[location] = before }
  }

  /// Notes that a file is another one than this lab has read or written. The scene of a file that holds none any more
  /// is saved nowhere.
  mutating func note(_ change: FileChange, at location: SceneLocation) {
    beforeRecovery[location]?.note(change)
    all[location, default: OpenFile()].note(change)
  }

  /// Nothing stands in the way any more of reading a file again.
  mutating func endWait(at location: SceneLocation) { all[location]?.change?.waits = false }

  /// Notes that a file is as this lab has read or written it.
  ///
  /// - Returns: what it was before, if it was another one.
  mutating func forgetChange(at location: SceneLocation) -> FileChange? {
    _ = beforeRecovery[location]?.forgetChange()
    return all[location]?.forgetChange()
  }

  /// The texts with colours that the popovers of the present scene show, by their sources.
  var texts: [ANSISource: StyledText] { allTexts[location] ?? [:] }

  mutating func put(_ text: StyledText, of source: ANSISource, at location: SceneLocation) {
    allTexts[location, default: [:]][source] = text
  }

  /// The present scene has another file from now on.
  mutating func move(to location: SceneLocation) {
    allTexts[location] = texts
    self.location = location
  }

  /// The document of a scene, made from the text of its file if it has one.
  func document(
    of scene: Scene, at location: SceneLocation, as path: String
  ) throws(SceneError) -> SceneDocument {
    guard let known = all[location]?.opened?.document else {
      return try SceneDocument(scene, path: path)
    }
    return try known.saving(scene, as: path)
  }

  /// The bytes to store for a scene: its opened file edited, else a fresh text, unchecked.
  ///
  /// - Throws: why its file cannot hold it.
  func content(of scene: Scene, at location: SceneLocation) throws(SceneError) -> [UInt8] {
    guard let known = all[location]?.opened?.document else { return Array(scene.freshText.utf8) }
    return try known.saving(scene).bytes
  }

  /// The scene of a moment if it has unsaved changes that are kept, else `nil`.
  func unsaved(of moment: Moment) -> Scene? {
    stored.keeps(moment.location) ? changed(of: moment) : nil
  }

  /// The scene of a moment if it has changes that are in no file, else `nil`.
  func changed(of moment: Moment) -> Scene? {
    let saved = all[moment.location]?.saved
    // A scene with a task is there to be tried, and is begun anew the next time.
    if moment.scene.task != nil, !moment.location.isFile { return nil }
    // A choice of theme or colours alone is no loss in a scene without a file.
    let isSaved =
      moment.location.isFile ? moment.scene == saved : moment.scene.isLike(saved)
    return isSaved ? nil : moment.scene
  }

  /// When to look for changes of its scene to store: at once if their time is not known yet; `nil` if all is stored.
  func storingDue(_ moment: Moment) -> Duration? {
    guard stored.keeps(moment.location) else { return nil }
    return stored.due ?? (unsaved(of: moment) == stored[moment.location] ? nil : .zero)
  }

  /// Whether a scene differs from its file.
  func isUnsaved(_ scene: Scene) -> Bool { location.isFile && all[location]?.saved != scene }
}

/// What a lab knows of a scene that was opened, and of its file if it has one.
struct OpenFile: Equatable, Sendable {
  /// The scene as it was read or written last; `nil` if it has no text.
  var opened: OpenedScene?
  /// The scene in the file, or the first state of a scene without a file, which needs no storing.
  var saved: Scene?
  /// What another program has done with the file since.
  var change: FileChange?

  /// The scene as the file had it when it was read or written here, also if the file is gone.
  var former: Scene? { saved ?? change?.former }

  fileprivate mutating func note(_ change: FileChange) {
    var change = change
    change.former = self.change?.former ?? saved
    self.change = change
    saved = change.holdsNoScene ? nil : change.former
  }

  fileprivate mutating func forgetChange() -> FileChange? {
    defer { change = nil }
    if let change { saved = change.former }
    return change
  }
}

/// What another program has done with a file.
struct FileChange: Equatable, Sendable {
  /// Whether the file holds no scene any more: it is gone, or cannot be read as one.
  var holdsNoScene: Bool
  /// What has become of it, and what can be done.
  var words: String
  /// Whether it is to be read again once nothing stands in the way.
  var waits = false
  /// The scene as the file had it before; `nil` if there was none.
  fileprivate(set) var former: Scene?

  init(holdsNoScene: Bool = false, waits: Bool = false, _ words: String) {
    (self.holdsNoScene, self.waits, self.words) = (holdsNoScene, waits, words)
  }
}

/// What has become of the files that a command writes.
struct WritingAnswers: Equatable, Sendable {
  /// The paths of those that it has written.
  var written: [String] = []
  /// The paths of those that it has not written, as they have changed meanwhile or are gone.
  var conflicts: [String] = []
  /// Whether it writes all scenes.
  var isOfAll = false
}

extension Scene {
  /// Whether both are the same but for their themes and colours.
  func isLike(_ other: Scene?) -> Bool {
    guard var other else { return false }
    (other.theme, other.scheme) = (theme, scheme)
    return self == other
  }
}

extension SceneLocation {
  var isFile: Bool { if case .file = self { true } else { false } }
}

/// The step in which a scene was opened.
struct SceneOpening: Equatable, Sendable {
  /// What was requested for the scene, and is a part of the same step.
  var awaited: Set<AwaitedPart> = []
  /// Whether opening it was a step: the same scene may have been opened once more.
  var isStep = false
  /// Whether what has happened was requested for the scene.
  var isAnswered = false

  /// Whether what has happened is a part of the step.
  var isJoined: Bool { isStep && isAnswered }

  /// A part of a scene has come, which may be what was requested.
  mutating func answer(_ part: AwaitedPart) { isAnswered = awaited.contains(part) }
}

/// What a scene names and its own file does not hold.
enum AwaitedPart: Hashable, Sendable {
  /// What finds its theme or its scheme.
  case look(String)
  /// A text with colours.
  case text(ANSISource)
}

/// The files that other programs may change and that are watched, besides those of themes.
struct WatchedFiles: Equatable, Sendable {
  /// Those of schemes, by what finds these.
  var schemes: [String: String] = [:]
  /// That of the scene that is shown, if it has one.
  var scene = SceneLocation.unnamed
}
