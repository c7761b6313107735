import PopoverGeometry

extension PopoverLayout: JSONRepresentable {
  /// The answer as one object, every rectangle as `[x, y, width, height]` in the container's coordinates.
  public var jsonValue: JSON {
    .object(JSONKey.allCases.map { JSON.Member(key: $0.rawValue, value: jsonValue($0)) })
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

  /// The answer in the keys of recorded examples: the content is a size, and the arrow lies in the coordinates of
  /// the frame. `dropped` is missing where nothing was left off.
  var recorded: JSON {
    let arrow = arrowDirection == nil ? .zero : arrow.offset(x: -frame.x, y: -frame.y)
    let members = [
      JSON.Member(key: "arrowDirection", value: arrowDirection.name.jsonValue),
      JSON.Member(key: "arrowOffset", value: arrowOffset.jsonValue),
      JSON.Member(key: "frame", value: frame.jsonValue),
      JSON.Member(key: "content", value: content.size.jsonValue),
      JSON.Member(key: "arrow", value: arrow.jsonValue),
      JSON.Member(key: "shrunk", value: isShrunk.jsonValue),
      JSON.Member(key: "overlaps", value: overlapsAnchor.jsonValue),
      JSON.Member(key: "anchorVisible", value: isAnchorVisible.jsonValue),
    ]
    let dropped = dropped.isEmpty ? nil : dropped.names.jsonValue
    return .object(members + (dropped.map { [JSON.Member(key: "dropped", value: $0)] } ?? []))
  }
}
