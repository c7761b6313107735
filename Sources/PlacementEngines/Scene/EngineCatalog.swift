import PopoverGeometry

/// The engines that can be compared on one scene.
public enum EngineCatalog {
  public static let all: [CatalogEngine] =
    floatingUI + xdgPositioners + cssAnchor + cellEngines

  public static func engine(named name: String) -> CatalogEngine? {
    all.first { $0.name == name }
  }
}

/// An engine in one of its usual configurations, asked about scenes.
public struct CatalogEngine: Sendable {
  public var name: String
  /// What it is and how it is set up, in a few words.
  public var summary: String
  /// Whether its answer depends on the one before.
  public var remembers: Bool
  private var answering: @Sendable (EngineScene, EngineAnswer?) -> EngineAnswer?

  public init(
    _ name: String, _ summary: String, remembers: Bool = false,
    answering: @escaping @Sendable (EngineScene, EngineAnswer?) -> EngineAnswer?
  ) {
    self.name = name
    self.summary = summary
    self.remembers = remembers
    self.answering = answering
  }

  /// Where the popup goes; `nil` where the engine has no defined answer.
  ///
  /// - Parameter former: the answer to the scene before; without it the popup is a new one.
  public func answer(_ scene: EngineScene, after former: EngineAnswer? = nil) -> EngineAnswer? {
    answering(scene, former)
  }
}
