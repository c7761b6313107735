import PopoverGeometry

/// What every popover controller says of a popover that it has placed: in points, in the coordinates of the container.
public protocol ControllerAnswer: Equatable, Sendable {
  /// The popover with its arrow.
  var frame: Rect { get }
  /// Where the arrow points; `nil` is no arrow.
  var arrowDirection: ArrowDirection? { get }
}

/// A popover of a controller that says no more than where it and its arrow are.
public struct ControllerPlacement: ControllerAnswer {
  /// The popover with its arrow.
  public var frame: Rect
  /// Where the arrow points; `nil` is no arrow.
  public var arrowDirection: ArrowDirection?
  /// The place that the arrow points at; `nil` without an arrow.
  public var arrowTip: Point?

  /// A popover with an arrow, or without one.
  public init(frame: Rect, arrowDirection: ArrowDirection?, arrowTip: Point? = nil) {
    (self.frame, self.arrowDirection, self.arrowTip) = (frame, arrowDirection, arrowTip)
  }

  /// The distance of the tip from the start of the edge with the arrow, and from its middle; `nil` without an arrow.
  public var arrowPosition: (fromStart: Double, fromMiddle: Double)? {
    guard let axis = arrowDirection?.axis.crossed, let tip = arrowTip?[axis] else { return nil }
    return (tip - frame[axis].start, tip - frame[axis].mid)
  }
}
