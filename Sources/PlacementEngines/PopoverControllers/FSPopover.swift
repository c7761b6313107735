import PopoverGeometry

/// FSPopoverView: below, above, right or left of its anchor where the room holds it, or else below.
///
/// After <https://github.com/lifution/FSPopoverView>.
public struct FSPopover: Equatable, Sendable {
  /// The view that the popover lies in, from 0, 0 on.
  public var container: Size
  /// What of the container's edges is taken by other things.
  public var safeInsets: Insets
  /// What the popover points at.
  public var anchor: Rect
  /// The popover without its arrow.
  public var contentSize: Size
  /// The arrow's size along the edge.
  public var arrowBase: Double = 22
  /// The distance from the arrow's base to its tip.
  public var arrowHeight: Double = 10
  /// The radius of the popover's corners.
  public var cornerRadius: Double = 8
  /// How far the arrow stays away from a corner.
  public var cornerDistance: Double = 3

  /// A popover of a size beside an anchor.
  public init(container: Size, anchor: Rect, contentSize: Size, safeInsets: Insets = .zero) {
    (self.container, self.anchor, self.contentSize) = (container, anchor, contentSize)
    self.safeInsets = safeInsets
  }

  /// The first place with room; `nil` if the safe area does not hold an arrow between two corners.
  public func placement() -> ControllerPlacement? {
    let safeArea = Rect(size: container).inset(by: safeInsets)
    guard min(safeArea.width, safeArea.height) >= 2 * tipDistance else { return nil }
    let direction = ArrowDirections.any.first { isEnough(safeArea, for: $0) } ?? .up
    return placement(direction, in: safeArea)
  }

  /// The least distance of the tip from the ends of the safe area.
  private var tipDistance: Double { cornerRadius + cornerDistance + arrowBase / 2 }

  private func isEnough(_ safeArea: Rect, for direction: ArrowDirection) -> Bool {
    let (axis, size) = (direction.axis, size(direction))
    let room = max(0, anchor.room(for: direction, in: safeArea) - arrowHeight)
    return safeArea[axis.crossed].length >= size[axis.crossed] && room >= size[axis]
  }

  /// The popover without its arrow, at least so large that corners and arrow find room. On the sides it is the arrow's
  /// height that counts for its base.
  private func size(_ direction: ArrowDirection) -> Size {
    let corners = 2 * cornerRadius
    return direction.axis == .vertical
      ? Size(
        width: max(corners + arrowBase, contentSize.width), height: max(corners, contentSize.height)
      )
      : Size(
        width: max(corners, contentSize.width),
        height: max(corners + arrowHeight, contentSize.height))
  }

  private func placement(_ direction: ArrowDirection, in safeArea: Rect) -> ControllerPlacement {
    let edge = direction.axis.crossed
    let target = anchor.facingMiddle(direction)
    let bounds = safeArea[edge]
    let tip = min(max(target[edge], bounds.start + tipDistance), bounds.end - tipDistance)
    var frame = anchor.neighbor(
      size(direction).adding(arrowHeight, along: direction), direction)
    frame[edge] = Self.span(length: frame[edge].length, around: tip, in: bounds)
    return ControllerPlacement(
      frame: frame, arrowDirection: direction,
      arrowTip: Point(direction.axis, along: target[direction.axis], across: tip))
  }

  /// Only the end in whose half of the area the tip lies is kept inside.
  private static func span(length: Double, around tip: Double, in bounds: Span) -> Span {
    let start = tip - length / 2
    return Span(
      start: tip <= bounds.mid ? max(start, bounds.start) : min(start, bounds.end - length),
      length: length)
  }
}
