import PopoverGeometry

/// Rectangles are `[x, y, width, height]`, insets `[top, left, bottom, right]`.
extension ChromeFigure: Encodable {
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .rect(let rect): try container.encode(rect.figures)
    case .size(let size): try container.encode([size.width, size.height])
    case .insets(let insets): try container.encode(insets.figures)
    case .radii(let radii): try container.encode(radii.figures)
    case .number(let number): try container.encode(number)
    case .count(let count): try container.encode(count)
    case .name(let name): try container.encode(name)
    case .flag(let flag): try container.encode(flag)
    case .none: try container.encodeNil()
    }
  }
}

/// Facts as one object.
struct ChromeFactSheet: Encodable {
  var facts: [ChromeFact]

  init(_ facts: [ChromeFact]) { self.facts = facts }

  private struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    for fact in facts { try container.encode(fact.figure, forKey: Key(fact.key)) }
  }
}

extension Insets {
  var figures: [Double] { [top, left, bottom, right] }
}

extension CornerRadii {
  fileprivate var figures: [String: Double] {
    [
      "topLeft": topLeft, "topRight": topRight, "bottomRight": bottomRight,
      "bottomLeft": bottomLeft,
    ]
  }
}
