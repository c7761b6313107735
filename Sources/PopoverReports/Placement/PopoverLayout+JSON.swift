import PlacementRequests
import PopoverGeometry

extension PopoverLayout {
  /// The answer as one JSON object, every rectangle as `[x, y, width, height]` in the container's
  /// coordinates; beside it under `whatIf` what would change it, where that was asked.
  package func json(whatIf: WhatIf? = nil) throws -> String {
    try JSON.answer(jsonValue(whatIf: whatIf))
  }

  func jsonValue(whatIf: WhatIf?) -> JSON {
    guard let whatIf, case .object(let answer) = jsonValue else { return jsonValue }
    return .object(answer + [JSON.Member(key: "whatIf", value: whatIf.jsonValue)])
  }
}

extension WhatIf: JSONRepresentable {
  /// The smallest changes that change the side; `null` where none was found as far as was looked, see ``WhatIf``: that is
  /// for moves every place if `looksEverywhere` says so, each a whole number of `step`s away.
  public var jsonValue: JSON {
    [
      "anchorMove": anchorMove.map { $0.jsonValue(x: "x", y: "y") }.jsonValue,
      "contentChange": contentChange.map { $0.jsonValue(x: "width", y: "height") }.jsonValue,
      "containerChange": containerChange.map { $0.jsonValue(x: "width", y: "height") }.jsonValue,
      "freedom": [
        "left": freedom.left, "right": freedom.right, "up": freedom.up, "down": freedom.down,
      ],
      "step": step, "looksEverywhere": looksEverywhere,
    ]
  }
}

extension WhatIf.Change {
  fileprivate func jsonValue(x: String, y: String) -> JSON {
    [
      x: self.x, y: self.y, "arrowDirection": direction.name,
      "side": (side?.name ?? "none").jsonValue,
    ]
  }
}
