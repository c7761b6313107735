import PopoverGeometry

/// An edge, a corner or the middle of a rectangle: one ``XDGEnd`` for each axis. An anchor is where the
/// popup is attached to the anchor rectangle, a gravity its direction from that point.
public struct XDGEdge: Hashable, Sendable {
  /// Left, middle or right.
  public var horizontal: XDGEnd
  /// Top, middle or bottom.
  public var vertical: XDGEnd

  /// An edge by its ends.
  public init(horizontal: XDGEnd, vertical: XDGEnd) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The end on an axis.
  public subscript(axis: Axis) -> XDGEnd {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }

  /// The middle.
  public static let none = XDGEdge(horizontal: .middle, vertical: .middle)
  /// The middle of the top edge.
  public static let top = XDGEdge(horizontal: .middle, vertical: .near)
  /// The middle of the bottom edge.
  public static let bottom = XDGEdge(horizontal: .middle, vertical: .far)
  /// The middle of the left edge.
  public static let left = XDGEdge(horizontal: .near, vertical: .middle)
  /// The middle of the right edge.
  public static let right = XDGEdge(horizontal: .far, vertical: .middle)
  /// The top left corner.
  public static let topLeft = XDGEdge(horizontal: .near, vertical: .near)
  /// The bottom left corner.
  public static let bottomLeft = XDGEdge(horizontal: .near, vertical: .far)
  /// The top right corner.
  public static let topRight = XDGEdge(horizontal: .far, vertical: .near)
  /// The bottom right corner.
  public static let bottomRight = XDGEdge(horizontal: .far, vertical: .far)
}

extension XDGEdge: CaseIterable {
  /// The protocol's names in the order of its numbers.
  private static let named: KeyValuePairs<String, XDGEdge> = [
    "none": .none, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
    "top_left": .topLeft, "bottom_left": .bottomLeft, "top_right": .topRight,
    "bottom_right": .bottomRight,
  ]

  /// In the order of the protocol's numbers.
  public static var allCases: [XDGEdge] { named.map(\.value) }

  /// The edge of a name in the protocol, such as `bottom_right`.
  public init?(name: String) {
    guard let found = XDGEdge.named.first(where: { $0.key == name }) else { return nil }
    self = found.value
  }

  /// Its name in the protocol.
  public var name: String { XDGEdge.named.first { $0.value == self }?.key ?? "none" }
}

extension XDGEdge {
  /// The edge of the anchor that faces a popup on a side, which is also the gravity of the popup.
  public init(_ side: Side) {
    switch side {
    case .below: self = .bottom
    case .above: self = .top
    case .right: self = .right
    case .left: self = .left
    }
  }

  /// The side of a popup with this gravity; `nil` for a corner and for the middle.
  public var side: Side? { Side.allCases.first { XDGEdge($0) == self } }
}

/// An end or the middle of an axis.
public enum XDGEnd: Sendable, CaseIterable {
  /// Left or top.
  case near
  /// Neither.
  case middle
  /// Right or bottom.
  case far

  /// The opposite end.
  public var mirrored: XDGEnd {
    switch self {
    case .near: .far
    case .middle: .middle
    case .far: .near
    }
  }
}
