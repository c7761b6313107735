import CellCanvas
import Dial
import PlacementRequests

extension CellDial {
  /// Where everything is in a rectangle of cells, as one JSON object. Angles are degrees clockwise from
  /// the top, cells are counted from the top left corner, and what is not there is `null`.
  package func json(in size: CellSize) throws -> String {
    try JSON.answer(facts(in: size))
  }

  /// The same with a film's moment: its seconds, the key just pressed as a script of keys has it, whether the bell rings.
  package func json(in size: CellSize, time: Double, key: String?, bell: Bool) throws -> String {
    try JSON.answer(facts(in: size, time: time, key: key.jsonValue, bell: bell))
  }

  /// Without what is lost on the way from degrees to radians and back.
  private static func degrees(_ angle: Double) -> Double {
    let degrees = (angle * 180 / .pi * 1e9).rounded() / 1e9
    return degrees == 360 ? 0 : degrees + 0
  }

  private func facts(
    in size: CellSize, time: Double? = nil, key: JSON? = nil, bell: Bool? = nil
  ) -> JSON {
    let layout = layout(in: size)
    let plate = layout.plate
    return [
      "time": time, "key": key, "bell": bell, "mode": rotation.mode.rawValue,
      "items": scale.count, "value": rotation.item, "label": label(of: rotation.item).text,
      "angle": Self.degrees(rotation.reading), "size": plate.size, "half": isHalf,
      "style": stroke.rawValue, "circle": plate.hasRoom ? plate.jsonValue : JSON.null,
      "mark": layout.mark.map { [$0.x, $0.y] }.jsonValue, "middle": layout.value.jsonValue,
      "labels": layout.labels, "labelStride": layout.labelStride,
      "tickStride": layout.tickStride.jsonValue,
    ]
  }
}

extension DialLayout.Label: JSONRepresentable {
  /// The item, its text and where it stands.
  public var jsonValue: JSON {
    ["item": item, "text": text.text, "rect": rect, "current": isCurrent]
  }
}

extension DialPlate: JSONRepresentable {
  /// The middle, the radius and the rectangle, in cells.
  public var jsonValue: JSON {
    ["center": [cellCenter.x, cellCenter.y], "radius": cellRadius, "rect": rect]
  }
}
