import CellCanvas
import Dial

extension CellDial {
  /// Where everything is in a rectangle of cells, as one JSON object. Angles are degrees clockwise from
  /// the top, cells are counted from the top left corner, and what is not there is `null`.
  package func json(in size: CellSize) throws -> String {
    try JSON.object(facts(in: size)).line
  }

  /// The same with a moment of a film: seconds since its beginning, the key that was just pressed, and
  /// whether the bell rings.
  package func json(
    in size: CellSize, time: Double, key: String?, bell: Bool
  ) throws -> String {
    let moment = ["time": time.jsonValue, "key": key.jsonValue, "bell": bell.jsonValue]
    return try JSON.object(facts(in: size).merging(moment) { $1 }).line
  }

  private func facts(in size: CellSize) -> [String: JSON] {
    let layout = layout(in: size)
    return [
      "mode": rotation.mode.rawValue.jsonValue,
      "items": scale.count.jsonValue,
      "value": rotation.item.jsonValue,
      "label": label(of: rotation.item).text.jsonValue,
      "angle": (rotation.reading * 180 / .pi).jsonValue,
      "size": layout.plate.size.jsonValue,
      "half": isHalf.jsonValue,
      "style": stroke.rawValue.jsonValue,
      "circle": layout.plate.hasRoom ? layout.plate.jsonValue : .null,
      "mark": layout.mark.map { [$0.x, $0.y] }.jsonValue,
      "middle": layout.value.jsonValue,
      "labels": layout.labels.jsonValue,
      "labelStride": layout.labelStride.jsonValue,
      "tickStride": layout.tickStride.jsonValue,
    ]
  }
}

extension DialLayout.Label: JSONRepresentable {
  var jsonValue: JSON {
    [
      "item": item.jsonValue, "text": text.text.jsonValue, "rect": rect.jsonValue,
      "current": isCurrent.jsonValue,
    ]
  }
}

extension DialPlate: JSONRepresentable {
  /// Its circle.
  var jsonValue: JSON {
    [
      "center": [cellCenter.x.jsonValue, cellCenter.y.jsonValue],
      "radius": [cellRadius.width.jsonValue, cellRadius.height.jsonValue],
      "rect": rect.jsonValue,
    ]
  }
}

extension GlyphText {
  fileprivate var text: String { glyphs.map(\.text).joined() }
}
