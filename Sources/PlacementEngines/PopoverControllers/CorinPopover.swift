import PopoverGeometry

/// corin8823's Popover: below its anchor where it fits, or else above; on the sides only where that is asked for.
///
/// After <https://github.com/corin8823/Popover>.
public struct CorinPopover: Equatable, Sendable {
  /// The view that the popover lies in, from 0, 0 on.
  public var container: Size
  /// What the popover points at.
  public var anchor: Rect
  /// The popover without its arrow.
  public var contentSize: Size
  /// Where the popover lies; `nil` chooses between below and above.
  public var side: Side?
  /// The distance from the arrow's base to its tip.
  public var arrowHeight: Double = 10
  /// How far inside the container a popover goes that would have left it, where it is narrower than that.
  public var edgeDistance: Double = 20
  /// How far the tip of a popover on the left or the right stays away from the anchor.
  public var distance: Double = 6

  /// A popover of a size beside an anchor.
  public init(container: Size, anchor: Rect, contentSize: Size, side: Side? = nil) {
    (self.container, self.anchor, self.contentSize) = (container, anchor, contentSize)
    self.side = side
  }

  /// Below, above or on the side that was asked for.
  public func placement() -> ControllerPlacement {
    let direction = ArrowDirection(side ?? chosenSide)
    let tip = anchor.facingMiddle(
      direction, distance: direction.axis == .horizontal ? distance : 0)
    let size = contentSize.adding(arrowHeight, along: direction)
    var frame = Rect(origin: tip, size: .zero).neighbor(size, direction)
    if direction.axis == .vertical { frame.x = shiftedInside(frame.x) }
    return ControllerPlacement(frame: frame, arrowDirection: direction, arrowTip: tip)
  }

  private var chosenSide: Side {
    anchor.maxY + arrowHeight + contentSize.height > container.height ? .above : .below
  }

  private func shiftedInside(_ x: Double) -> Double {
    let distance = contentSize.width < container.width ? edgeDistance : 0
    if x + contentSize.width > container.width {
      return container.width - contentSize.width - distance
    }
    return x < 0 ? distance : x
  }
}
