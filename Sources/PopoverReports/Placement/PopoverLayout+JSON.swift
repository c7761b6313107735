import PopoverGeometry
import PopoverScenes

extension PopoverLayout {
  /// The answer as one JSON object, every rectangle as `[x, y, width, height]` in the container's
  /// coordinates; beside it under `whatIf` what would change it, where that was asked.
  package func json(whatIf: WhatIf? = nil) throws -> String {
    try jsonValue(whatIf: whatIf).line
  }

  func jsonValue(whatIf: WhatIf? = nil) -> JSON {
    [
      "arrowDirection": arrowDirection.name.jsonValue,
      "arrowOffset": arrowOffset.jsonValue,
      "arrowResidual": arrowResidual.jsonValue,
      "frame": frame.jsonValue,
      "background": background.jsonValue,
      "content": content.jsonValue,
      "arrow": arrow.jsonValue,
      "shrunk": isShrunk.jsonValue,
      "dropped": dropped.names.jsonValue,
      "overlaps": overlapsAnchor.jsonValue,
      "anchorVisible": isAnchorVisible.jsonValue,
      "anchorVisibility": anchorVisibility.name.jsonValue,
      "rule": rule.name.jsonValue,
      "whatIf": whatIf?.jsonValue,
    ]
  }
}

extension WhatIf: JSONRepresentable {
  /// The smallest changes that change the side; `null` where there is none.
  var jsonValue: JSON {
    [
      "anchorMove": anchorMove.map { $0.jsonValue(x: "x", y: "y") } ?? .null,
      "contentChange": contentChange.map { $0.jsonValue(x: "width", y: "height") } ?? .null,
      "containerChange": containerChange.map { $0.jsonValue(x: "width", y: "height") } ?? .null,
      "freedom": [
        "left": freedom.left.jsonValue, "right": freedom.right.jsonValue,
        "up": freedom.up.jsonValue, "down": freedom.down.jsonValue,
      ],
    ]
  }
}

extension WhatIf.Change {
  fileprivate func jsonValue(x: String, y: String) -> JSON {
    .object([
      x: self.x.jsonValue, y: self.y.jsonValue, "arrowDirection": direction.name.jsonValue,
    ])
  }
}
