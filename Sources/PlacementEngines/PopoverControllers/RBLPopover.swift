import PopoverGeometry

/// Rebel's RBLPopover: on the preferred edge, the opposite one, or those of the other axis, if it is wholly on the screen
/// there; else on the preferred edge or the opposite one, moved onto the screen.
///
/// After <https://github.com/github/Rebel>.
public struct RBLPopover: Equatable, Sendable {
  /// The screen, from 0, 0 on.
  public var container: Size
  /// What the popover points at.
  public var anchor: Rect
  /// The content.
  public var contentSize: Size
  /// Where the arrow is to point.
  public var preferred: ArrowDirection
  /// Where along the edge the content lies, from 0 to 1: 0 is flush with the anchor's left or lower edge, 1 with the right
  /// or the upper one, and 0.5 in the middle.
  public var anchorPoint: Point
  /// The distance from the arrow's base to its tip.
  public var arrowHeight: Double = 17
  /// The distance of the content from the popover's edge.
  public var border: Double = 1

  /// A popover around a content beside an anchor.
  public init(
    container: Size, anchor: Rect, contentSize: Size, preferred: ArrowDirection,
    anchorPoint: Point = Point(x: 0.5, y: 0.5)
  ) {
    (self.container, self.anchor, self.contentSize) = (container, anchor, contentSize)
    (self.preferred, self.anchorPoint) = (preferred, anchorPoint)
  }

  /// A popover, and whether it had to be moved.
  public struct Placement: ControllerAnswer {
    /// The popover with its arrow.
    public var frame: Rect
    /// Where the arrow points; there always is one.
    public var arrowDirection: ArrowDirection?
    /// Whether it was on the screen at no edge, and was moved there.
    public var wasMovedOntoScreen: Bool
  }

  /// The first edge where the popover is on the screen.
  public func placement() -> Placement {
    let (screen, edges) = (Rect(size: container), edges)
    if let direction = edges.first(where: { frame($0).isInside(screen) }) {
      return Placement(
        frame: frame(direction), arrowDirection: direction, wasMovedOntoScreen: false)
    }
    let direction = passesScreen(preferred) ? preferred.opposite : preferred
    return Placement(
      frame: onScreen(frame(direction)), arrowDirection: direction, wasMovedOntoScreen: true)
  }

  private var edges: [ArrowDirection] {
    [preferred, preferred.opposite]
      + (preferred.axis == .vertical ? [.left, .right] : [.down, .up])
  }

  /// Whether the popover leaves the screen on its own side.
  private func passesScreen(_ direction: ArrowDirection) -> Bool {
    frame(direction).overflow(of: Rect(size: container))[direction.axis].farther(direction) > 0
  }

  private func frame(_ direction: ArrowDirection) -> Rect {
    let body = Size { contentSize[$0] + 2 * border }
    var frame = anchor.neighbor(body.adding(arrowHeight, along: direction), direction)
    // The content slides along the edge, from the lower left corner on, and the border is forgotten.
    let slide = Size { ((anchor[$0].length - contentSize[$0]) * anchorPoint[$0]).rounded(.down) }
    if direction.axis == .vertical {
      frame.x = anchor.x + slide.width
    } else {
      frame.y = anchor.maxY - slide.height - frame.height
    }
    return frame
  }

  /// Moved onto the screen, the right and the upper edge last.
  private func onScreen(_ frame: Rect) -> Rect {
    let screen = Rect(size: container)
    return Rect(
      .horizontal, along: frame[.horizontal].shiftedEndLast(into: screen[.horizontal]),
      across: frame[.vertical].shifted(into: screen[.vertical]))
  }
}
