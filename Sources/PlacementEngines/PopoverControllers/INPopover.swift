import PopoverGeometry

/// INPopoverController: on the preferred side, the opposite one, or below or above where there is more room, if it is
/// wholly on the screen there; else on the preferred side, though off the screen. It never slides.
///
/// After <https://github.com/indragiek/INPopoverController>.
public struct INPopover: Equatable, Sendable {
  /// The screen, from 0, 0 on.
  public var container: Size
  /// What the popover points at.
  public var anchor: Rect
  /// The content.
  public var contentSize: Size
  /// Where the arrow is to point.
  public var preferred: ArrowDirection
  /// The distance from the arrow's base to its tip, which the popover has on all four sides.
  public var arrowHeight: Double = 12

  /// A popover around a content beside an anchor.
  public init(container: Size, anchor: Rect, contentSize: Size, preferred: ArrowDirection) {
    (self.container, self.anchor, self.contentSize) = (container, anchor, contentSize)
    self.preferred = preferred
  }

  /// The first place that is on the screen.
  public func placement() -> ControllerPlacement {
    let screen = Rect(size: container)
    let roomier: ArrowDirection =
      anchor.room(for: .up, in: screen) > anchor.room(for: .down, in: screen) ? .up : .down
    let direction =
      [preferred, preferred.opposite, roomier].first { frame($0).isInside(screen) } ?? preferred
    return ControllerPlacement(
      frame: frame(direction), arrowDirection: direction, arrowTip: anchor.facingMiddle(direction))
  }

  private func frame(_ direction: ArrowDirection) -> Rect {
    let size = Size { contentSize[$0] + 2 * arrowHeight }
    var frame = anchor.neighbor(size, direction)
    // The lower left corner is where the whole of a half ends, and y grows upwards.
    if direction.axis == .vertical {
      frame.x = anchor.midX - (size.width / 2).rounded(.down)
    } else {
      frame.y = anchor.midY + (size.height / 2).rounded(.down) - size.height
    }
    return frame
  }
}
