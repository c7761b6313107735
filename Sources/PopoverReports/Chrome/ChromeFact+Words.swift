import ClassicBackgrounds
import PopoverGeometry
import PopoverScenes

extension ChromeFigure {
  /// The figure as it is read: `58,0 44x16`, `12,12,12,12`, `yes`.
  var words: String {
    switch self {
    case .rect(let rect): Self.list([rect.x, rect.y]) + " " + Words.size(rect.size)
    case .size(let size): Words.size(size)
    case .insets(let insets): Self.list([insets.top, insets.left, insets.bottom, insets.right])
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

extension ChromeFact {
  /// The name as it is read: `arrow base from` for `arrowBaseFrom`.
  var words: String {
    key.reduce(into: "") { words, letter in
      words += letter.isUppercase ? " " + letter.lowercased() : String(letter)
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
