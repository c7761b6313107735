import CellCanvas
import PopoverGeometry
import PopoverScenes

/// One thing that a background view has laid out, by the name it has in JSON.
package struct ChromeFact: Equatable, Sendable {
  package var key: String
  package var figure: ChromeFigure

  init(_ key: String, _ figure: ChromeFigure) {
    self.key = key
    self.figure = figure
  }

  /// The name as it is read: `arrow base from` for `arrowBaseFrom`.
  var words: String {
    key.reduce(into: "") { words, letter in
      words += letter.isUppercase ? " " + letter.lowercased() : String(letter)
    }
  }
}

/// What a fact may be.
package enum ChromeFigure: Equatable, Sendable {
  case rect(Rect)
  case size(Size)
  case insets(Insets)
  case radii(CornerRadii)
  case number(Double)
  case count(Int)
  case name(String)
  case flag(Bool)
  /// There is none of it.
  case none
}

extension ChromeFigure {
  /// The figure as it is read: `58,0 44x16`, `12,12,12,12`, `yes`.
  var words: String {
    switch self {
    case .rect(let rect): Self.list([rect.x, rect.y]) + " " + Words.size(rect.size)
    case .size(let size): Words.size(size)
    case .insets(let insets): Self.list(insets.figures)
    case .radii(let radii):
      "top left \(Words.figure(radii.topLeft)), top right \(Words.figure(radii.topRight)), "
        + "bottom right \(Words.figure(radii.bottomRight)), "
        + "bottom left \(Words.figure(radii.bottomLeft))"
    case .number(let number): Words.figure(number)
    case .count(let count): "\(count)"
    case .name(let name): name
    case .flag(let flag): flag ? "yes" : "no"
    case .none: "none"
    }
  }

  private static func list(_ figures: [Double]) -> String {
    figures.map(Words.figure).joined(separator: ",")
  }
}

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
