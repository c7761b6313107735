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

extension XDGPositioner {
  /// The popup's place inside `constraint` as `implementation` answers; `nil` where it has no
  /// defined answer, because it shrinks to nothing or the protocol refuses the question.
  public func placement(
    in constraint: Rect, as implementation: XDGImplementation = .wlroots
  ) -> XDGPlacement? {
    placement(in: constraint, rules: implementation.rules)
  }

  /// The popup's place inside `constraint` under `rules`; `nil` as for a known implementation.
  public func placement(in constraint: Rect, rules: XDGRules) -> XDGPlacement? {
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

/// The answer to an ``XDGPositioner``. A Wayland client is told only the rectangle.
public struct XDGPlacement: Hashable, Sendable {
  public var rect: Rect
  /// The anchor in force after any flip.
  public var anchor: XDGEdge
  /// The gravity in force after any flip; its ``XDGEdge/side`` is where the popup ended.
  public var gravity: XDGEdge
  /// The adjustments that were made. A flip counts even where it moved nothing.
  public var applied: XDGConstraintAdjustment
}

/// What may be done, or was done, to a popup that is not inside its constraint; the bits are the
/// protocol's.
public struct XDGConstraintAdjustment: OptionSet, Hashable, Sendable {
  public var rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let slideX = XDGConstraintAdjustment(rawValue: 1)
  public static let slideY = XDGConstraintAdjustment(rawValue: 2)
  public static let flipX = XDGConstraintAdjustment(rawValue: 4)
  public static let flipY = XDGConstraintAdjustment(rawValue: 8)
  public static let resizeX = XDGConstraintAdjustment(rawValue: 16)
  public static let resizeY = XDGConstraintAdjustment(rawValue: 32)

  /// Every adjustment on both axes.
  public static let all: XDGConstraintAdjustment = [
    .slideX, .slideY, .flipX, .flipY, .resizeX, .resizeY,
  ]

  public static func slide(_ axis: Axis) -> Self { axis == .horizontal ? .slideX : .slideY }
  public static func flip(_ axis: Axis) -> Self { axis == .horizontal ? .flipX : .flipY }
  public static func resize(_ axis: Axis) -> Self { axis == .horizontal ? .resizeX : .resizeY }
}
