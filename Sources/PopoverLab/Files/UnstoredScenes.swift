import PopoverScenes

/// The scenes that could not be stored, as on a full disk, and when that is tried again: the later the more often it has
/// failed.
struct UnstoredScenes: Equatable, Sendable {
  private var scenes: [SceneLocation: Scene] = [:]
  private var delay = shortest
  /// `nil` while it is not known what time it is.
  private var moment: Duration?

  private static let shortest = Duration.seconds(1)
  private static let longest = Duration.seconds(64)

  /// When to try again; `nil` if nothing has failed.
  var due: Duration? { scenes.isEmpty ? nil : moment ?? .zero }

  func contains(_ location: SceneLocation) -> Bool { scenes[location] != nil }

  mutating func add(_ scene: Scene, at location: SceneLocation) { scenes[location] = scene }

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
    return scenes
  }
}
