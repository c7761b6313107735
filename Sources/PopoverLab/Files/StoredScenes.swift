import PopoverScenes

/// The unsaved scenes that are stored in case the program ends unexpectedly.
struct StoredScenes: Equatable, Sendable {
  private(set) var scenes: [SceneLocation: Scene] = [:]
  /// When to look for changes to store; `nil` if nothing is waiting for that time.
  var due: Duration?
  /// Those that were recovered, and that another lab had stored at first, with the step of the history that shows them.
  var recovered: [SceneLocation: Int] = [:]
  /// Whether a scene without a file is kept as the last session.
  var keepsSession = true
  /// Those that could not be stored.
  var failed = UnstoredScenes()
  /// The tuned colours that are stored beside them.
  var colors = StoredColors()
  /// Whether the user was told that changes cannot be stored, which they could not be since.
  var hasReportedFailure = false

  /// Whether there is something to store, and all of it is stored.
  var isComplete: Bool { !scenes.isEmpty && failed.due == nil }

  subscript(location: SceneLocation) -> Scene? {
    get { scenes[location] }
    set { scenes[location] = newValue }
  }

  /// Those with a file.
  var ofFiles: [SceneLocation: Scene] { scenes.filter { $0.key.isFile } }

  /// Whether changes of a scene outlive the lab: those of one without a file do not in a script.
  func keeps(_ location: SceneLocation) -> Bool { keepsSession || location.isFile }

  /// - Returns: whether it was stored.
  mutating func remove(_ location: SceneLocation) -> Bool {
    guard scenes.removeValue(forKey: location) != nil else { return false }
    failed.remove(location)
    recovered[location] = nil
    return true
  }
}

/// The tuned colours that are stored in case the program ends unexpectedly, all of them together.
struct StoredColors: Equatable, Sendable {
  /// What was changed in schemes, by what finds these.
  var tunings: [String: SchemeTuning] = [:]
  /// Whether they were recovered, and another lab had stored them at first.
  var isRecovered = false
  /// Why they could not be stored when that was tried last.
  var fault: SceneFileFault?
}

/// The scenes that could not be stored, as on a full disk, and when that is tried again: the later the more often it has
/// failed.
struct UnstoredScenes: Equatable, Sendable {
  private struct Unstored: Equatable {
    let scene: Scene
    let reason: SceneFileFault
  }

  private var scenes: [SceneLocation: Unstored] = [:]
  private var delay = shortest
  /// `nil` while it is not known what time it is.
  private var moment: Duration?

  private static let shortest = Duration.seconds(1)
  private static let longest = Duration.seconds(64)

  /// When to try again; `nil` if nothing has failed.
  var due: Duration? { scenes.isEmpty ? nil : moment ?? .zero }

  func contains(_ location: SceneLocation) -> Bool { scenes[location] != nil }

  mutating func add(
    _ scene: Scene, at location: SceneLocation, because reason: SceneFileFault
  ) {
    scenes[location] = Unstored(scene: scene, reason: reason)
  }

  mutating func remove(_ location: SceneLocation) { scenes[location] = nil }

  /// Something else is to be stored, for which there may be room.
  mutating func beginAnew() { delay = Self.shortest }

  /// Takes all scenes if they are due. The first event of time after a failure only sets the time at which they are.
  mutating func take(at now: Duration) -> [SceneLocation: Scene] {
    guard let due, now >= due else { return [:] }
    if moment != nil { return takeAll() }
    moment = now + delay
    return [:]
  }

  mutating func takeAll() -> [SceneLocation: Scene] {
    if scenes.isEmpty { return [:] }
    defer { (scenes, moment, delay) = ([:], nil, min(delay * 2, Self.longest)) }
    return scenes.mapValues(\.scene)
  }

  /// The titles of the scenes, in order, and why each could not be stored.
  var reasons: [(title: String, reason: String)] {
    scenes.map { ($0.key.title, $0.value.reason.reason) }.sorted { $0.0 < $1.0 }
  }
}

/// Unsaved changes that labs have left behind when they ended, and what is to be done with them.
struct Recovery: Equatable, Sendable {
  /// Those that were found last.
  var found: [RecoverableScene] = []
  /// What is to be done with those that are being looked for.
  var asked: Asked?
  /// Whether the scene of the last session without a file is to be shown when it is found.
  var resumesLast = false

  /// What the user wants of changes, by their title; `nil` for those of the scene, or the only ones.
  enum Asked: Equatable, Sendable {
    case recover(String?)
    case forget(String?)
  }
}
