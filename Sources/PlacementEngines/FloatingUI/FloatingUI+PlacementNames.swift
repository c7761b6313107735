import PopoverGeometry

extension FloatingUI.Placement {
  public static let top = Self(.above)
  public static let topStart = Self(.above, .start)
  public static let topEnd = Self(.above, .end)
  public static let right = Self(.right)
  public static let rightStart = Self(.right, .start)
  public static let rightEnd = Self(.right, .end)
  public static let bottom = Self(.below)
  public static let bottomStart = Self(.below, .start)
  public static let bottomEnd = Self(.below, .end)
  public static let left = Self(.left)
  public static let leftStart = Self(.left, .start)
  public static let leftEnd = Self(.left, .end)

  /// All twelve, in floating-ui's order.
  public static let all: [Self] = [
    top, topStart, topEnd, right, rightStart, rightEnd,
    bottom, bottomStart, bottomEnd, left, leftStart, leftEnd,
  ]

  private static let named = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// The placement that floating-ui calls `name`, as `top` or `top-start`.
  public init?(name: String) {
    guard let placement = Self.named[name] else { return nil }
    self = placement
  }

  /// What floating-ui calls it.
  public var name: String {
    let sideName =
      switch side {
      case .above: "top"
      case .right: "right"
      case .below: "bottom"
      case .left: "left"
      }
    return alignment.map { "\(sideName)-\($0.rawValue)" } ?? sideName
  }
}
