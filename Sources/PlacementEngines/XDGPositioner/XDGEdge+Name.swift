extension XDGEdge: CaseIterable {
  /// The protocol's names in the order of its numbers.
  private static let named: KeyValuePairs<String, XDGEdge> = [
    "none": .none, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
    "top_left": .topLeft, "bottom_left": .bottomLeft, "top_right": .topRight,
    "bottom_right": .bottomRight,
  ]

  public static var allCases: [XDGEdge] { named.map(\.value) }

  /// The edge that the protocol calls `name`, such as `bottom_right`.
  public init?(name: String) {
    guard let found = XDGEdge.named.first(where: { $0.key == name }) else { return nil }
    self = found.value
  }

  public var name: String { XDGEdge.named.first { $0.value == self }?.key ?? "none" }
}
