import PopoverGeometry

/// An edge or a corner of a rectangle, or its middle: one ``XDGEnd`` for each axis.
///
/// As an anchor it names the point of the anchor rectangle that the popup hangs on; as a gravity
/// it names the direction in which the popup lies from that point.
public struct XDGEdge: Hashable, Sendable {
  public var horizontal: XDGEnd
  public var vertical: XDGEnd

  public init(horizontal: XDGEnd, vertical: XDGEnd) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public subscript(axis: Axis) -> XDGEnd {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }

  public static let none = XDGEdge(horizontal: .middle, vertical: .middle)
  public static let top = XDGEdge(horizontal: .middle, vertical: .near)
  public static let bottom = XDGEdge(horizontal: .middle, vertical: .far)
  public static let left = XDGEdge(horizontal: .near, vertical: .middle)
  public static let right = XDGEdge(horizontal: .far, vertical: .middle)
  public static let topLeft = XDGEdge(horizontal: .near, vertical: .near)
  public static let bottomLeft = XDGEdge(horizontal: .near, vertical: .far)
  public static let topRight = XDGEdge(horizontal: .far, vertical: .near)
  public static let bottomRight = XDGEdge(horizontal: .far, vertical: .far)
}

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

extension XDGEdge {
  /// The edge of the anchor that faces a popup on `side`, and its gravity too.
  public init(_ side: Side) {
    switch side {
    case .below: self = .bottom
    case .above: self = .top
    case .right: self = .right
    case .left: self = .left
    }
  }

  /// The side on which a popup of this gravity lies; `nil` for a corner and for the middle.
  public var side: Side? { Side.allCases.first { XDGEdge($0) == self } }
}

/// An end of one axis, or its middle: where an anchor point lies, or where gravity pulls to.
public enum XDGEnd: Sendable, CaseIterable {
  /// Left or top.
  case near
  case middle
  /// Right or bottom.
  case far

  public var mirrored: XDGEnd {
    switch self {
    case .near: .far
    case .middle: .middle
    case .far: .near
    }
  }
}
