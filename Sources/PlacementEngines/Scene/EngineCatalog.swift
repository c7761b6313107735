import PopoverGeometry

/// The engines that can be compared on a scene.
public enum EngineCatalog {
  /// Every engine in its usual configurations.
  public static let all: [CatalogEngine] =
    floatingUI + xdgPositioners + cssAnchor + cellEngines

  /// The engine of a name.
  public static func engine(named name: String) -> CatalogEngine? {
    all.first { $0.name == name }
  }
}

/// An engine in one of its usual configurations.
public struct CatalogEngine: Sendable {
  /// Its name, such as `floating-ui`.
  public var name: String
  /// What it is and how it is configured, in a few words.
  public var summary: String
  /// Whether its answer depends on the previous one.
  public var remembers: Bool
  private var answering: @Sendable (EngineScene, EngineAnswer?) -> EngineAnswer?

  /// An engine that places popups by a function.
  public init(
    _ name: String, _ summary: String, remembers: Bool = false,
    answering: @escaping @Sendable (EngineScene, EngineAnswer?) -> EngineAnswer?
  ) {
    self.name = name
    self.summary = summary
    self.remembers = remembers
    self.answering = answering
  }

  /// Where the popup goes; `nil` if the engine has no defined answer.
  ///
  /// - Parameter former: the previous answer; `nil` for a new popup.
  public func answer(_ scene: EngineScene, after former: EngineAnswer? = nil) -> EngineAnswer? {
    answering(scene, former)
  }
}
