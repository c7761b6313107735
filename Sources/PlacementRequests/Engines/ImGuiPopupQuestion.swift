import PlacementEngines
import PopoverGeometry

/// In JSON, `ref` is the preferred top-left corner; the popup must not cover `avoid` or leave `outer`.
extension ImGuiPopup: KeyedObject {
  package init(_ request: RequestFields) throws {
    self.init(position: Point(x: 0, y: 0), size: .zero, avoid: .zero, outer: .zero)
    try Self.table.read(request, into: &self)
  }

  package static let table = RequestTable<Self>([
    .always("ref", { $0.position = try $1.point($2) }, { $0.position.jsonValue }),
    .always("size", { $0.size = try $1.size($2) }, { $0.size.jsonValue }),
    .always("avoid", { $0.avoid = try $1.rect($2) }, { $0.avoid.jsonValue }),
    .always("outer", { $0.outer = try $1.rect($2) }, { $0.outer.jsonValue }),
    .optional(
      "last_dir", { $0.lastDirection = try $1.name($2) }, { $0.lastDirection.rawValue.jsonValue }),
    .optional("policy", { $0.policy = try $1.name($2) }, { $0.policy.rawValue.jsonValue }),
  ])

  /// Where Dear ImGui puts the popup.
  public var answer: ImGuiPopupAnswer { ImGuiPopupAnswer(placement()) }
}

/// The place of a popup of Dear ImGui as a line of a batch has it.
public struct ImGuiPopupAnswer: Equatable, Sendable {
  /// The top-left corner of the popup.
  public var position: Point
  /// The direction of the popup, for the next question.
  public var direction: ImGuiDirection

  /// A popup at a place.
  public init(position: Point, direction: ImGuiDirection) {
    (self.position, self.direction) = (position, direction)
  }

  /// The answer of the engine.
  public init(_ placement: ImGuiPopupPlacement) {
    self.init(position: placement.frame.origin, direction: placement.direction)
  }
}

extension ImGuiPopupAnswer: KeyedObject {
  package init(_ answer: RequestFields) throws {
    self.init(position: Point(x: 0, y: 0), direction: .none)
    try Self.table.read(answer.withoutLimit, into: &self)
  }

  package static let table = RequestTable<Self>([
    .always("pos", { $0.position = try $1.point($2) }, { $0.position.jsonValue }),
    .always(
      "last_dir", { $0.direction = try $1.name($2) }, { $0.direction.rawValue.jsonValue }),
  ])
}
