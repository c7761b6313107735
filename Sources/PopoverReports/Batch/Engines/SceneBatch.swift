import PlacementEngines
import PopoverGeometry

/// Engines without words of their own, such as those that somebody has added to a catalog: each is asked about a
/// scene, which has the words of all.
enum SceneBatch {
  static func engine(_ engine: CatalogEngine) -> BatchEngine {
    BatchEngine(name: engine.name, knownKeys: knownKeys) { request in
      let scene = try EngineScene(request)
      guard let answer = engine.answer(scene) else { return BatchAnswer(JSON.null) }
      let side = answer.side ?? scene.side(of: answer.frame)
      let words: JSON = [
        "frame": answer.frame, "side": side.map { "\($0)" }.jsonValue, "says": answer.name,
      ]
      return BatchAnswer(words)
    }
  }

  private static let knownKeys: Set<String> = [
    "id", "engine", "anchor", "container", "size", "gap", "sides", "minimum",
  ]
}

extension EngineScene {
  /// `container` and `size` are sizes; sides come in order of preference, and those that are not named are not
  /// permitted. What is left out has its usual value.
  fileprivate init(_ request: BatchFields) throws {
    var fields = request
    (fields.limit, fields.allowsNegativeSizes) = (1e9, false)
    self.init(
      anchor: try fields.rect("anchor"), container: Rect(size: try fields.size("container")),
      popupSize: try fields.size("size"))
    if fields.has("gap") { gap = try fields.length("gap") }
    if fields.has("sides") { sides = try Self.sides(fields) }
    minimumSize = try fields.size("minimum", or: .zero)
  }

  private static func sides(_ request: BatchFields) throws -> [Side] {
    let names = Side.allCases.map { "\($0)" }
    return try request.list("sides", of: String.self).map { name in
      try request.known("sides", name, among: names) { name in
        Side.allCases.first { "\($0)" == name }
      }
    }
  }
}
