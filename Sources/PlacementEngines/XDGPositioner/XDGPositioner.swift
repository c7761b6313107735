import PopoverGeometry

/// The question a Wayland client asks of its compositor: where to put a popup, and what may be
/// done to it if it does not lie inside the constraint there.
///
/// The protocol is `xdg_positioner` of xdg-shell; its coordinates are whole numbers of 32 bits. An
/// anchor of negative size and a popup without any are errors there and have no answer here.
public struct XDGPositioner: Hashable, Sendable {
  public var anchorRect: Rect
  /// The popup's own size.
  public var size: Size
  /// The point of the anchor rectangle that the popup hangs on.
  public var anchor: XDGEdge
  /// Where the popup lies from that point; it is centred on an axis without gravity.
  public var gravity: XDGEdge
  public var adjustment: XDGConstraintAdjustment
  /// Added to the position: positive is right and down.
  public var offset: Point

  public init(
    anchorRect: Rect, size: Size, anchor: XDGEdge = .none, gravity: XDGEdge = .none,
    adjustment: XDGConstraintAdjustment = [], offset: Point = Point(x: 0, y: 0)
  ) {
    self.anchorRect = anchorRect
    self.size = size
    self.anchor = anchor
    self.gravity = gravity
    self.adjustment = adjustment
    self.offset = offset
  }

  /// A popup centred on `side` of its anchor, `gap` away from it.
  public init(
    anchorRect: Rect, size: Size, side: Side, gap: Double = 0,
    adjustment: XDGConstraintAdjustment = .all
  ) {
    let edge = XDGEdge(side)
    self.init(
      anchorRect: anchorRect, size: size, anchor: edge, gravity: edge, adjustment: adjustment,
      offset: Point(x: gap * edge.horizontal.direction, y: gap * edge.vertical.direction))
  }
}

extension XDGEnd {
  /// The way from the middle to this end.
  fileprivate var direction: Double {
    switch self {
    case .near: -1
    case .middle: 0
    case .far: 1
    }
  }
}
