import PopoverGeometry

/// KxMenu's popup: below, above, right or left of its anchor where it is shorter than the room there, or else in
/// the middle of the container without an arrow.
///
/// After <https://github.com/kolyvan/kxmenu>.
public struct KxMenu: Equatable, Sendable {
  /// The view that the popup lies in, from 0, 0 on.
  public var container: Size
  /// What the popup points at.
  public var anchor: Rect
  /// The popup without its arrow.
  public var contentSize: Size
  /// The distance from the arrow's base to its tip.
  public var arrowHeight: Double = 12
  /// The least distance from the edges of the container, along the edge with the arrow.
  public var margin: Double = 5

  /// A popup of a size beside an anchor.
  public init(container: Size, anchor: Rect, contentSize: Size) {
    (self.container, self.anchor, self.contentSize) = (container, anchor, contentSize)
  }

  /// The first place with room.
  public func placement() -> ControllerPlacement {
    for direction in ArrowDirections.any where hasRoom(direction) { return placement(direction) }
    return ControllerPlacement(
      frame: Rect { Span(start: 0, length: container[$0]).centered(length: contentSize[$0]) },
      arrowDirection: nil)
  }

  /// A popup that would just fit is refused.
  private func hasRoom(_ direction: ArrowDirection) -> Bool {
    contentSize[direction.axis] + arrowHeight
      < anchor.room(for: direction, in: Rect(size: container))
  }

  private func placement(_ direction: ArrowDirection) -> ControllerPlacement {
    let edge = direction.axis.crossed
    var frame = anchor.neighbor(
      contentSize.adding(arrowHeight, along: direction), direction)
    frame[edge] = frame[edge].shiftedEndLast(
      into: Span(start: margin, length: container[edge] - 2 * margin))
    return ControllerPlacement(
      frame: frame, arrowDirection: direction, arrowTip: anchor.facingMiddle(direction))
  }
}
