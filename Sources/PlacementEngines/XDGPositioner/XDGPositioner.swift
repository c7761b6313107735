import PopoverGeometry

/// A request of a Wayland client to its compositor: where to put a popup, and how it may be
/// adjusted if it is not inside the constraint there.
///
/// The protocol is `xdg_positioner` of xdg-shell, with whole coordinates of 32 bits. An anchor of
/// negative size and an empty popup are errors there and have no answer here.
public struct XDGPositioner: Hashable, Sendable {
  /// The anchor.
  public var anchorRect: Rect
  /// The size of the popup.
  public var size: Size
  /// The point of the anchor rectangle that the popup is attached to.
  public var anchor: XDGEdge
  /// The direction of the popup from that point; without gravity on an axis it is centred there.
  public var gravity: XDGEdge
  /// The permitted adjustments of the popup.
  public var adjustment: XDGConstraintAdjustment
  /// Added to the position: positive is right and down.
  public var offset: Point

  /// A popup by the terms of the protocol.
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

  /// A popup centred on a side of its anchor, at a distance from it.
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
  /// The direction from the middle to this end.
  fileprivate var direction: Double {
    switch self {
    case .near: -1
    case .middle: 0
    case .far: 1
    }
  }
}

extension XDGPositioner {
  /// The place that an implementation gives the popup inside `constraint`. It is `nil` where there
  /// is no defined answer, because the popup shrinks to nothing or the request is an error.
  public func placement(
    in constraint: Rect, as implementation: XDGImplementation = .wlroots
  ) -> XDGPlacement? {
    placement(in: constraint, rules: implementation.rules)
  }

  /// The place of the popup inside `constraint` by other rules.
  func placement(in constraint: Rect, rules: XDGRules) -> XDGPlacement? {
    guard isLegal else { return nil }
    var axes = XDGAxes(
      horizontal: XDGAxis(.horizontal, of: self, in: constraint, rules: rules),
      vertical: XDGAxis(.vertical, of: self, in: constraint, rules: rules))
    axes.flip()
    axes.slide()
    guard axes.isResizeDefined else { return nil }
    axes.resize()
    return axes.placement
  }

  private var isLegal: Bool {
    size.width > 0 && size.height > 0 && anchorRect.width >= 0 && anchorRect.height >= 0
  }
}

/// The answer to an ``XDGPositioner``, of which a Wayland client gets only the rectangle.
public struct XDGPlacement: Hashable, Sendable {
  /// The popup.
  public var rect: Rect
  /// The anchor after any flip.
  public var anchor: XDGEdge
  /// The gravity after any flip; its ``XDGEdge/side`` is that of the popup.
  public var gravity: XDGEdge
  /// The adjustments that were made; a flip counts even if it moved nothing.
  public var applied: XDGConstraintAdjustment
}

/// The adjustments permitted for, or made to, a popup that is not inside its constraint.
public struct XDGConstraintAdjustment: OptionSet, Hashable, Sendable {
  /// The bits of the protocol.
  public var rawValue: Int

  /// The adjustments of some bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The popup may be moved horizontally.
  public static let slideX = XDGConstraintAdjustment(rawValue: 1)
  /// The popup may be moved vertically.
  public static let slideY = XDGConstraintAdjustment(rawValue: 2)
  /// The popup may go to the other side of its anchor, left or right.
  public static let flipX = XDGConstraintAdjustment(rawValue: 4)
  /// The popup may go to the other side of its anchor, above or below.
  public static let flipY = XDGConstraintAdjustment(rawValue: 8)
  /// The popup may become narrower.
  public static let resizeX = XDGConstraintAdjustment(rawValue: 16)
  /// The popup may become lower.
  public static let resizeY = XDGConstraintAdjustment(rawValue: 32)

  /// Each adjustment with its name in the protocol, in the order of the bits.
  package static let named: KeyValuePairs<String, XDGConstraintAdjustment> = [
    "slide_x": .slideX, "slide_y": .slideY, "flip_x": .flipX, "flip_y": .flipY,
    "resize_x": .resizeX, "resize_y": .resizeY,
  ]

  /// Every adjustment on both axes.
  public static let all = named.reduce(into: XDGConstraintAdjustment()) {
    $0.formUnion($1.value)
  }

  /// Sliding along an axis.
  public static func slide(_ axis: Axis) -> Self { axis == .horizontal ? .slideX : .slideY }
  /// Flipping along an axis.
  public static func flip(_ axis: Axis) -> Self { axis == .horizontal ? .flipX : .flipY }
  /// Resizing along an axis.
  public static func resize(_ axis: Axis) -> Self { axis == .horizontal ? .resizeX : .resizeY }
}
