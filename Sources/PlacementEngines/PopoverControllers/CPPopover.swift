import PopoverGeometry

/// Cappuccino's popover: on the requested edge of its anchor, or else right, left, above or below, where it does
/// not cover the anchor after it was moved inside; else on the requested edge without an arrow.
///
/// After <https://github.com/cappuccino/cappuccino>.
public struct CPPopover: Equatable, Sendable {
  /// The area that the popover stays in.
  public var displayArea: Rect
  /// What the popover points at.
  public var anchor: Rect
  /// The popover with its arrow.
  public var popoverSize: Size
  /// The direction of the arrow on the requested edge.
  public var preferred: ArrowDirection

  /// A popover of a size beside an anchor, by default on its right.
  public init(
    displayArea: Rect, anchor: Rect, popoverSize: Size, preferred: ArrowDirection = .left
  ) {
    (self.displayArea, self.anchor, self.popoverSize) = (displayArea, anchor, popoverSize)
    self.preferred = preferred
  }

  /// A popover that was moved inside, and how far.
  public struct Placement: ControllerAnswer {
    /// The popover with its arrow.
    public var frame: Rect
    /// Where the arrow points; `nil` is no arrow.
    public var arrowDirection: ArrowDirection?
    /// How far the arrow goes from the middle of its edge; `nil` without an arrow.
    public var arrowOffset: Double?
  }

  /// The first place where the popover clears its anchor.
  public func placement() -> Placement {
    let directions = ArrowDirections([preferred, .left, .right, .down, .up])
    for direction in directions {
      let (frame, overflow) = moved(direction)
      guard clears(frame, direction) else { continue }
      return Placement(
        frame: frame, arrowDirection: direction, arrowOffset: overflow[direction.axis.crossed])
    }
    return Placement(frame: moved(preferred).frame, arrowDirection: nil, arrowOffset: nil)
  }

  private func clears(_ frame: Rect, _ direction: ArrowDirection) -> Bool {
    let (popover, anchor) = (frame[direction.axis], anchor[direction.axis])
    return direction.popoverFollowsAnchor
      ? popover.start >= anchor.end : popover.end <= anchor.start
  }

  private func moved(_ direction: ArrowDirection) -> (frame: Rect, overflow: Point) {
    let frame = anchor.neighbor(popoverSize, direction)
    return (
      Rect { frame[$0].shiftedEndLast(into: displayArea[$0]) },
      Point(x: overflow(of: frame, .horizontal), y: overflow(of: frame, .vertical))
    )
  }

  /// How far the popover leaves the area, below zero at the near end. At the left edge the original forgets where the area
  /// begins.
  private func overflow(of frame: Rect, _ axis: Axis) -> Double {
    let (popover, area) = (frame[axis], displayArea[axis])
    let start = max(popover.start, area.start)
    if start + popover.length > area.end { return start + popover.length - area.end }
    guard popover.start < area.start else { return 0 }
    return axis == .horizontal ? popover.start : popover.start - area.start
  }
}
