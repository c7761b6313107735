import PopoverGeometry
import PopoverScenes

extension PopoverLayout {
  /// The answer as one JSON object, every rectangle as `[x, y, width, height]` in the container's
  /// coordinates; beside it under `whatIf` what would change it, where that was asked.
  package func json(whatIf: WhatIf? = nil) throws -> String {
    try jsonValue(whatIf: whatIf).line
  }

  func jsonValue(whatIf: WhatIf? = nil) -> JSON {
    let answer = JSONKey.allCases.map { JSON.Member(key: $0.rawValue, value: jsonValue($0)) }
    let changes = whatIf.map { JSON.Member(key: "whatIf", value: $0.jsonValue) }
    return .object(answer + (changes.map { [$0] } ?? []))
  }

  private func jsonValue(_ key: JSONKey) -> JSON {
    switch key {
    case .side: arrowDirection.sideName.jsonValue
    case .arrowDirection: arrowDirection.name.jsonValue
    case .arrowOffset: arrowOffset.jsonValue
    case .arrowResidual: arrowResidual.jsonValue
    case .frame: frame.jsonValue
    case .background: background.jsonValue
    case .content: content.jsonValue
    case .arrow: arrow.jsonValue
    case .shrunk: isShrunk.jsonValue
    case .dropped: dropped.names.jsonValue
    case .overlaps: overlapsAnchor.jsonValue
    case .anchorVisible: isAnchorVisible.jsonValue
    case .anchorVisibility: anchorVisibility.name.jsonValue
    case .rule: rule.name.jsonValue
    }
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
