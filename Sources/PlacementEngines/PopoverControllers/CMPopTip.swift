import PopoverGeometry

/// CMPopTipView's bubble: below its target where there is more room from the target's top on than above, or else above.
///
/// After <https://github.com/chrismiles/CMPopTipView>.
public struct CMPopTip: Equatable, Sendable {
  /// The view that the bubble lies in, from 0, 0 on.
  public var container: Size
  /// What the bubble points at.
  public var anchor: Rect
  /// The text.
  public var contentSize: Size
  /// Where the arrow is to point, `.up` or `.down`; `nil` chooses.
  public var preferred: ArrowDirection?
  /// The distance from the bubble to the tip.
  public var pointerHeight: Double = 12
  /// The radius of the bubble's corners, which is also the distance of the text from its edges.
  public var cornerRadius: Double = 10
  /// The least distance from the left and the right edge of the container.
  public var sidePadding: Double = 2
  /// The distance between a target and the view of a bubble below it.
  public var topMargin: Double = 2
  /// Added to the height of the view for the shadow.
  public var shadowHeight: Double = 10

  /// A bubble around a text beside a target.
  public init(
    container: Size, anchor: Rect, contentSize: Size, preferred: ArrowDirection? = nil
  ) {
    (self.container, self.anchor, self.contentSize) = (container, anchor, contentSize)
    self.preferred = preferred
  }

  /// The bubble and its parts; these are in the coordinates of the frame before that was made whole.
  public struct Placement: ControllerAnswer {
    /// The view, in whole points.
    public var frame: Rect
    /// Where the pointer points.
    public var arrowDirection: ArrowDirection?
    /// The tip of the pointer.
    public var targetPoint: Point
    /// The bubble without its pointer.
    public var bubble: Rect
    /// The text.
    public var content: Rect
  }

  /// The bubble above or below its target.
  public func placement() -> Placement {
    let (direction, pointerEnd) = direction
    let (frame, target) = (frame(direction, pointerEnd), target(direction))
    let bubble = bubble(direction, target)
    return Placement(
      frame: frame.wholeOutwards, arrowDirection: direction, targetPoint: target, bubble: bubble,
      content: bubble.insetBy(dx: cornerRadius, dy: cornerRadius))
  }

  private var bubbleSize: Size { Size { contentSize[$0] + 2 * cornerRadius } }

  private var height: Double { bubbleSize.height + pointerHeight + shadowHeight }

  private func frame(_ direction: ArrowDirection, _ pointerEnd: Double) -> Rect {
    Rect(
      x: bubbleStart - sidePadding,
      y: direction == .up ? topMargin + pointerEnd : pointerEnd - height,
      width: bubbleSize.width + 2 * sidePadding, height: height)
  }

  private func target(_ direction: ArrowDirection) -> Point {
    Point(x: pointer - bubbleStart, y: direction == .up ? 0 : height - 2)
  }

  private func bubble(_ direction: ArrowDirection, _ target: Point) -> Rect {
    let distance = direction == .up ? pointerHeight : -pointerHeight - bubbleSize.height
    return Rect(origin: Point(x: sidePadding, y: target.y + distance), size: bubbleSize)
  }

  /// Where the pointer points, and where it ends. A target that is out of sight has the bubble at its edge.
  private var direction: (ArrowDirection, end: Double) {
    if anchor.maxY < 0 { return (.up, 0) }
    if anchor.y > container.height { return (.down, container.height) }
    let isBelow = preferred.map { $0 != .down } ?? (container.height - anchor.y > anchor.y)
    return isBelow ? (.up, anchor.maxY) : (.down, anchor.y)
  }

  private var bubbleStart: Double {
    let width = bubbleSize.width
    return Span(start: anchor.midX - (width / 2).roundedInFloat, length: width).shiftedEndLast(
      into: Span(start: sidePadding, length: container.width - 2 * sidePadding)
    ).start
  }

  /// The pointer is kept off the corners, the right one last.
  private var pointer: Double {
    let distance = cornerRadius + pointerHeight
    let end = bubbleStart + bubbleSize.width
    return min(max(anchor.midX, bubbleStart + distance), end - distance)
  }
}
