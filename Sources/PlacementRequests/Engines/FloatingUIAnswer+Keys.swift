import PlacementEngines
import PopoverGeometry

extension FloatingUIAnswer: KeyedObject {
  package init(_ answer: RequestFields) throws {
    self.init(position: Point(x: 0, y: 0), size: .zero, placement: .bottom)
    try Self.table.read(answer.withoutLimit, into: &self)
  }

  package static let table = RequestTable<Self>([
    .always("pos", { $0.position = try $1.point($2) }, { $0.position.jsonValue }),
    .always("size", { $0.size = try $1.size($2) }, { $0.size.jsonValue }),
    .always(
      "placement", { $0.placement = try $1.floatingPlacement($2) }, { $0.placement.name.jsonValue }),
    .optional("avail", { $0.available = try $1.size($2) }, { $0.available?.jsonValue }),
    .optional("offset", { $0.offset = try $1.point($2) }, { $0.offset?.jsonValue }),
    .optional("shift", { $0.shift = try $1.point($2) }, { $0.shift?.jsonValue }),
    .optional(
      "arrow", { $0.arrow = try Arrow($1.object($2)) }, { $0.arrow.map(Arrow.table.json) }),
    .optional("hide", { $0.hide = try Hide($1.object($2)) }, { $0.hide.map(Hide.table.json) }),
  ])
}

extension FloatingUIAnswer.Arrow: KeyedObject {
  package init(_ answer: RequestFields) throws {
    self.init(axis: .horizontal, start: 0, centerOffset: 0)
    try Self.table.read(answer, into: &self)
  }

  package static let table = RequestTable<Self>([
    .always(
      "axis",
      { arrow, fields, key in
        arrow.axis = try fields.known(key, fields.value(key), among: ["x", "y"]) {
          ["x": .horizontal, "y": .vertical][$0]
        }
      }, { JSON.text($0.axis == .horizontal ? "x" : "y") }),
    .always("at", { $0.start = try $1.value($2) }, { $0.start.jsonValue }),
    .always("off", { $0.centerOffset = try $1.value($2) }, { $0.centerOffset.jsonValue }),
    .optional(
      "alignmentOffset", { $0.alignmentOffset = try $1.value($2, as: Double.self) },
      { $0.alignmentOffset?.jsonValue }),
  ])
}

extension FloatingUIAnswer.Hide: KeyedObject {
  package init(_ answer: RequestFields) throws {
    self.init()
    try Self.table.read(answer, into: &self)
  }

  package static let table = RequestTable<Self>([
    .optional(
      "referenceHidden", { $0.referenceHidden = try $1.value($2, as: Bool.self) },
      { $0.referenceHidden?.jsonValue }),
    .optional(
      "escaped", { $0.escaped = try $1.value($2, as: Bool.self) }, { $0.escaped?.jsonValue }),
  ])
}
