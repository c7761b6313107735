import PopoverGeometry
import TestSupport
import Testing

// The values of questions to popover controllers.
extension JSONValue {
  func number(_ key: String) throws -> Double { try #require(figures(key)?.first) }

  func flag(_ key: String) -> Bool { self[key] == .flag(true) }

  func rect(_ key: String) throws -> Rect { Rect(list: try #require(figures(key))) }

  func size(_ key: String) throws -> Size { Size(list: try #require(figures(key))) }

  func insets(_ key: String) throws -> Insets { Insets(list: try #require(figures(key))) }

  func point(_ key: String) throws -> Point {
    let place = try #require(figures(key))
    return Point(x: place[0], y: place[1])
  }

  /// The direction of an arrow; `nil` for any other word.
  func direction(_ key: String) -> ArrowDirection? {
    text(key).flatMap(ArrowDirection.init(name:))
  }

  /// The directions of a list; other words are passed over.
  func directions(_ key: String) -> ArrowDirections {
    let names = self[key]?.values ?? []
    return ArrowDirections(
      names.compactMap {
        if case .text(let name) = $0 { ArrowDirection(name: name) } else { nil }
      })
  }

  func named<Value: RawRepresentable<String>>(_ key: String) throws -> Value {
    try #require(text(key).flatMap(Value.init(rawValue:)))
  }
}

// The values of their answers.
extension JSONValue {
  static func list(_ figures: [Double]) -> JSONValue { .list(figures.map { .number($0) }) }

  static func point(_ point: Point?) -> JSONValue { point.map { .list([$0.x, $0.y]) } ?? .null }

  static func number(ifAny number: Double?) -> JSONValue { number.map { .number($0) } ?? .null }

  static func text(ifAny text: String?) -> JSONValue { text.map { .text($0) } ?? .null }

  static func direction(_ direction: ArrowDirection?) -> JSONValue { .text(direction.name) }

  /// The picture of an arrow on an edge.
  static func arrow(_ arrow: (direction: ArrowDirection, frame: Rect)) -> JSONValue {
    let sides: [ArrowDirection: String] = [
      .up: "top", .down: "bottom", .left: "left", .right: "right",
    ]
    return .object([
      "side": .text(ifAny: sides[arrow.direction]), "frame": .list(arrow.frame.list),
    ])
  }
}
