import ClassicBackgrounds
import PopoverGeometry
import PopoverScenes

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

/// Rectangles are `[x, y, width, height]`, insets `[top, left, bottom, right]`.
extension ChromeFigure: JSONRepresentable {
  var jsonValue: JSON {
    switch self {
    case .rect(let rect): rect.jsonValue
    case .size(let size): size.jsonValue
    case .insets(let insets): insets.jsonValue
    case .radii(let radii): radii.jsonValue
    case .number(let number): number.jsonValue
    case .name(let name): name.jsonValue
    case .flag(let flag): flag.jsonValue
    case .none: .null
    }
  }
}

extension [ChromeFact] {
  /// All of them as one object.
  var object: JSON { .object(reduce(into: [:]) { $0[$1.key] = $1.figure.jsonValue }) }
}

extension CornerRadii: JSONRepresentable {
  var jsonValue: JSON {
    [
      "topLeft": topLeft.jsonValue, "topRight": topRight.jsonValue,
      "bottomRight": bottomRight.jsonValue, "bottomLeft": bottomLeft.jsonValue,
    ]
  }
}

extension BackgroundViewMode {
  /// - Throws: ``UnknownChoice`` if no mode has the name.
  package static func named(_ name: String) throws(UnknownChoice) -> BackgroundViewMode {
    if let mode = BackgroundViewMode(name: name) { return mode }
    throw UnknownChoice("mode", name, known: allCases.map(\.rawValue))
  }
}
