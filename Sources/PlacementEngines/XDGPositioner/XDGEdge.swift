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
