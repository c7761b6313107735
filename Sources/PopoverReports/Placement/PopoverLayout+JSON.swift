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
      "side": arrowDirection.sideName, "arrowDirection": arrowDirection.name,
      "arrowOffset": arrowOffset,
      "arrowResidual": arrowResidual, "frame": frame, "background": background,
      "content": content, "arrow": arrow, "shrunk": isShrunk, "dropped": dropped.names,
      "overlaps": overlapsAnchor, "anchorVisible": isAnchorVisible,
      "anchorVisibility": anchorVisibility.name, "rule": rule.name, "whatIf": whatIf,
    ]
  }
}

extension WhatIf: JSONRepresentable {
  /// The smallest changes that change the side; `null` where there is none.
  package var jsonValue: JSON {
    [
      "anchorMove": anchorMove.map { $0.jsonValue(x: "x", y: "y") }.jsonValue,
      "contentChange": contentChange.map { $0.jsonValue(x: "width", y: "height") }.jsonValue,
      "containerChange": containerChange.map { $0.jsonValue(x: "width", y: "height") }.jsonValue,
      "freedom": [
        "left": freedom.left, "right": freedom.right, "up": freedom.up, "down": freedom.down,
      ],
    ]
  }
}

extension WhatIf.Change {
  fileprivate func jsonValue(x: String, y: String) -> JSON {
    [x: self.x, y: self.y, "arrowDirection": direction.name]
  }
}
