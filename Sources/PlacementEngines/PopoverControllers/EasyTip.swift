import PopoverGeometry

/// EasyTipView's bubble: in the preferred position, or else below, above, left or right of its anchor, where it does not
/// cover the anchor after it was moved inside; else where it was preferred.
///
/// After <https://github.com/teodorpatras/EasyTipView>.
public struct EasyTip: Equatable, Sendable {
  /// The edge of the bubble that has the arrow.
  public enum Position: String, CaseIterable, Sendable {
    /// No wish: the same as `top`.
    case any
    /// The bubble lies below its anchor.
    case top
    /// The bubble lies above its anchor.
    case bottom
    /// The bubble lies on the left of its anchor.
    case right
    /// The bubble lies on the right of its anchor.
    case left

    /// The positions that are tried, in their order.
    static let tried: [Position] = [.top, .bottom, .right, .left]

    /// Where the arrow points.
    public var arrowDirection: ArrowDirection {
      switch self {
      case .any, .top: .up
      case .bottom: .down
      case .right: .right
      case .left: .left
      }
    }
  }

  /// The view that the bubble lies in, from 0, 0 on.
  public var container: Size
  /// What the bubble points at.
  public var anchor: Rect
  /// The text.
  public var contentSize: Size
  /// The position that is tried first.
  public var preferred: Position
  /// The distance from the arrow's base to its tip; the height of the frame has it on all sides, so that the original is
  /// too high on the left and the right.
  public var arrowHeight: Double = 5
  /// The distance from the edges of the frame to the bubble.
  public var bubbleInset: Double = 1
  /// The distance from the edges of the bubble to the text.
  public var contentInset: Double = 10

  /// A bubble around a text beside an anchor.
  public init(container: Size, anchor: Rect, contentSize: Size, preferred: Position = .any) {
    (self.container, self.anchor, self.contentSize) = (container, anchor, contentSize)
    self.preferred = preferred
  }

  /// A bubble in its position.
  public struct Placement: ControllerAnswer {
    /// The position that was chosen.
    public var position: Position
    /// The bubble with its arrow.
    public var frame: Rect
    /// The tip of the arrow, from the upper left corner of the frame.
    public var tip: Point

    /// Where the arrow points.
    public var arrowDirection: ArrowDirection? { position.arrowDirection }
  }

  /// The first position where the bubble does not cover its anchor.
  public func placement() -> Placement {
    let others = Position.tried.filter { $0 != preferred }
    let position = ([preferred] + others).first { !frame($0).overlaps(anchor) } ?? preferred
    let bubble = frame(position)
    return Placement(position: position, frame: bubble, tip: tip(of: bubble, position))
  }

  private var bubbleSize: Size {
    Size {
      contentSize[$0] + 2 * (contentInset + bubbleInset) + ($0 == .vertical ? arrowHeight : 0)
    }
  }

  private func frame(_ position: Position) -> Rect {
    let frame = anchor.neighbor(bubbleSize, position.arrowDirection)
    return Rect { axis in
      // What passes both edges is moved to the near one alone.
      frame[axis].start < 0
        ? Span(start: 0, length: frame[axis].length)
        : frame[axis].shiftedEndLast(into: Span(start: 0, length: container[axis]))
    }
  }

  private func tip(of frame: Rect, _ position: Position) -> Point {
    let direction = position.arrowDirection
    let (axis, edge) = (direction.axis, direction.axis.crossed)
    let (length, anchor) = (frame[edge].length, anchor[edge])
    let across =
      length < anchor.length
      ? length / 2 : abs(frame[edge].start - anchor.start) + anchor.length / 2
    let along =
      direction.popoverFollowsAnchor ? bubbleInset : frame[axis].length - bubbleInset
    return Point(axis, along: along, across: across)
  }
}
