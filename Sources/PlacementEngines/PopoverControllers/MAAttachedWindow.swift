import PopoverGeometry

/// MAAttachedWindow: a window beside a point, below, right, left or above where the screen holds it, or else below. Where
/// half of it would leave its parent window, it extends to one side alone, with the arrow near a corner.
///
/// After <https://github.com/lowell/MAAttachedWindow>. It counts y upwards from the lower edge of the screen.
public struct MAAttachedWindow: Equatable, Sendable {
  /// A side of the point, and the direction in which the window extends along it.
  public struct WindowPosition: Hashable, Sendable {
    /// Where the arrow points.
    public var arrowDirection: ArrowDirection
    /// The edge of the point's side to which the window extends: above or below, or left or right; `nil` is both.
    public var extent: Side?

    /// A side of the point.
    public init(_ arrowDirection: ArrowDirection, extent: Side? = nil) {
      (self.arrowDirection, self.extent) = (arrowDirection, extent)
    }
  }

  /// The screen, from 0, 0 on.
  public var container: Size
  /// The parent window; `nil` is the whole screen.
  public var parent: Rect?
  /// What the arrow points at.
  public var point: Point
  /// The content.
  public var contentSize: Size
  /// The position; `nil` chooses it.
  public var position: WindowPosition?
  /// How far the tip stays away from the point.
  public var distance: Double = 0
  /// The distance of the content from the window's edge.
  public var margin: Double = 2
  /// The arrow's size along the edge.
  public var arrowBase: Double = 20
  /// The distance from the arrow's base to its tip.
  public var arrowHeight: Double = 16
  /// The radius of the window's corners.
  public var cornerRadius: Double = 8

  /// A window around a content beside a point.
  public init(
    container: Size, point: Point, contentSize: Size, parent: Rect? = nil,
    position: WindowPosition? = nil
  ) {
    (self.container, self.point, self.contentSize) = (container, point, contentSize)
    (self.parent, self.position) = (parent, position)
  }

  /// The position, by the window without its arrow.
  public var chosenPosition: WindowPosition {
    if let position { return position }
    let direction = [ArrowDirection.up, .left, .right, .down].first(where: isOnScreen) ?? .up
    return WindowPosition(direction, extent: extent(beside: direction))
  }

  /// The window in its position. The tip stays away from the point by the distance.
  public func placement() -> ControllerPlacement {
    ControllerPlacement(
      frame: frame(at: chosenPosition), arrowDirection: chosenPosition.arrowDirection,
      arrowTip: point)
  }

  private func frame(at position: WindowPosition) -> Rect {
    let (axis, size) = (
      position.arrowDirection.axis, body.adding(arrowHeight, along: position.arrowDirection)
    )
    let along =
      isAfter(position.arrowDirection)
      ? flipped(point)[axis] + distance : flipped(point)[axis] - size[axis] - distance
    return Rect(
      axis, along: Span(start: along, length: size[axis]),
      across: across(position, length: size[axis.crossed])
    ).flippedVertically(in: container)
  }

  private var body: Size { Size { contentSize[$0] + 2 * margin } }

  /// The distance of the tip from the corner that it is near.
  private var inset: Double { cornerRadius + arrowBase / 2 }

  private func flipped(_ point: Point) -> Point {
    Point(x: point.x, y: container.height - point.y)
  }

  /// Whether the window lies right of the point or above it, where numbers grow.
  private func isAfter(_ direction: ArrowDirection) -> Bool {
    direction == .left || direction == .down
  }

  /// Flush with the right or the upper edge is out.
  private func isOnScreen(_ direction: ArrowDirection) -> Bool {
    let (axis, reach) = (direction.axis, body[direction.axis] + arrowHeight + distance)
    let place = flipped(point)[axis]
    return isAfter(direction) ? place + reach < container[axis] : place - reach >= 0
  }

  /// Where the window extends to if half of it leaves the parent; the screen has to hold it there.
  private func extent(beside direction: ArrowDirection) -> Side? {
    let edge = direction.axis.crossed
    let (place, length) = (flipped(point)[edge], body[edge])
    let bounds = (parent ?? Rect(size: container)).flippedVertically(in: container)[edge]
    if place - length / 2 < bounds.start {
      return place + length - inset < container[edge] ? Self.end(of: edge, isLater: true) : nil
    }
    guard place + length / 2 >= bounds.end, place - length + inset >= 0 else { return nil }
    return Self.end(of: edge, isLater: false)
  }

  private static func end(of axis: Axis, isLater: Bool) -> Side {
    Side(axis, isNear: isLater == (axis == .vertical))
  }

  private func across(_ position: WindowPosition, length: Double) -> Span {
    let edge = position.arrowDirection.axis.crossed
    let place = flipped(point)[edge]
    guard let extent = position.extent else {
      return Span(start: place - length / 2, length: length)
    }
    let isLater = extent == Self.end(of: edge, isLater: true)
    return Span(start: place - (isLater ? inset : length - inset), length: length)
  }
}
