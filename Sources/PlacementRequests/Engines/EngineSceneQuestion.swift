import PlacementEngines
import PopoverGeometry

/// In JSON, a scene is asked of engines without words of their own, such as those that somebody has added to a catalog.
///
/// `container` and `size` are sizes, the container begins at 0, 0; sides come in order of preference, and those that are
/// not named are not permitted. What is left out has its usual value.
extension EngineScene: KeyedObject {
  package init(_ request: RequestFields) throws {
    try request.refuseKeys(except: Self.knownKeys)
    var fields = request.withoutNegativeSizes
    fields.limit = 1e9
    self.init(anchor: .zero, container: .zero, popupSize: .zero)
    try Self.table.read(fields, into: &self)
  }

  private static let knownKeys = Set(table.keys + ["id", "engine"])

  package static let table = RequestTable<Self>([
    .always("anchor", { $0.anchor = try $1.rect($2) }, { $0.anchor.jsonValue }),
    .always(
      "container", { $0.container = Rect(size: try $1.size($2)) }, { $0.container.size.jsonValue }),
    .always("size", { $0.popupSize = try $1.size($2) }, { $0.popupSize.jsonValue }),
    .optional("gap", { $0.gap = try $1.length($2) }, { $0.gap.jsonValue }),
    .optional(
      "sides", { $0.sides = try sides($1.list($2), $2, $1) }, { $0.sides.map(\.name).jsonValue }),
    .optional("minimum", { $0.minimumSize = try $1.size($2) }, { $0.minimumSize.jsonValue }),
  ])

  private static func sides(
    _ names: [String], _ key: String, _ request: RequestFields
  ) throws -> [Side] {
    try names.map { name in
      try request.known(key, name, among: Side.allCases.map(\.name)) { Side(name: $0) }
    }
  }

  /// What an engine says; `nil` if it has no answer.
  public func answer(of engine: CatalogEngine) -> EngineSceneAnswer? {
    engine.answer(self).map { EngineSceneAnswer($0, to: self) }
  }
}

/// The answer of an engine to a scene, as a line of a batch has it.
public struct EngineSceneAnswer: Equatable, Sendable {
  /// The popup.
  public var frame: Rect
  /// The side on which it lies; `nil` if it covers the anchor.
  public var side: Side?
  /// The engine's own name for the place; empty if it has none.
  public var name: String

  /// A popup on a side.
  public init(frame: Rect, side: Side?, name: String = "") {
    (self.frame, self.side, self.name) = (frame, side, name)
  }

  /// The answer of an engine; where the popup lies is looked up in the scene.
  public init(_ answer: EngineAnswer, to scene: EngineScene) {
    self.init(frame: answer.frame, side: scene.side(of: answer), name: answer.name)
  }
}

extension EngineSceneAnswer: KeyedObject {
  package init(_ answer: RequestFields) throws {
    self.init(frame: .zero, side: nil)
    try Self.table.read(answer.withoutLimit, into: &self)
  }

  package static let table = RequestTable<Self>([
    .always("frame", { $0.frame = try $1.rect($2) }, { $0.frame.jsonValue }),
    .optional(
      "side",
      { answer, fields, key in
        answer.side = try fields.known(
          key, fields.value(key), among: Side.allCases.map(\.name)
        ) { Side(name: $0) }
      }, { ($0.side?.name).jsonValue }),
    .always("says", { $0.name = try $1.value($2) }, { $0.name.jsonValue }),
  ])
}
