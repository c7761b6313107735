import PopoverGeometry

/// AMPopTip's bubble: on the side of its anchor with the largest room.
///
/// After <https://github.com/andreamazz/AMPopTip>.
public struct AMPopTip: Equatable, Sendable {
  /// The side of the anchor on which the bubble lies, or how it is chosen.
  public enum Mode: Equatable, Sendable {
    /// The one of all four with the largest room.
    case auto
    /// Left or right, whichever has more room.
    case autoHorizontal
    /// Above or below, whichever has more room.
    case autoVertical
    /// On this side; over the anchor, without an arrow, if it is `nil`.
    case side(Side?)
  }

  /// The view that the bubble lies in, from 0, 0 on.
  public var container: Size
  /// What the bubble points at.
  public var anchor: Rect
  /// The text.
  public var contentSize: Size
  /// The side, or how it is chosen.
  public var mode: Mode
  /// How far the tip stays away from the anchor.
  public var offset: Double = 0
  /// How far inside the container a bubble goes that would have left it.
  public var edgeMargin: Double = 0
  /// How far the arrow goes from the middle of the anchor: positive is left or up.
  public var arrowOffset: Double = 0
  /// The distance of the text from the bubble.
  public var padding: Double = 6
  /// The distance from the arrow's base to its tip.
  public var arrowHeight: Double = 8
  /// The radius of the bubble's corners.
  public var cornerRadius: Double = 4

  /// A bubble around a text beside an anchor.
  public init(container: Size, anchor: Rect, contentSize: Size, mode: Mode = .auto) {
    (self.container, self.anchor, self.contentSize) = (container, anchor, contentSize)
    self.mode = mode
  }

  /// The side that is chosen; of equal ones left, right, above, below, while the original takes any of them.
  public var side: Side? {
    let sides: [Side] =
      switch mode {
      case .auto: [.left, .right, .above, .below]
      case .autoHorizontal: [.left, .right]
      case .autoVertical: [.above, .below]
      case .side(let side): side.map { [$0] } ?? []
      }
    return sides.max { room($0) < room($1) }
  }

  private func room(_ side: Side) -> Double {
    anchor.room(for: ArrowDirection(side), in: Rect(size: container))
  }

  /// The bubble on its side.
  public func placement() -> ControllerPlacement {
    guard let side else { return ControllerPlacement(frame: centered, arrowDirection: nil) }
    let direction = ArrowDirection(side)
    let edge = direction.axis.crossed
    var frame = anchor.neighbor(
      bubbleSize.adding(arrowHeight, along: direction), direction, distance: offset)
    frame[edge] = shiftedInside(frame[edge], edge)
    let middle = anchor.facingMiddle(direction, distance: offset)
    let across = middle[edge] - limitedOffset(on: frame[edge])
    return ControllerPlacement(
      frame: frame, arrowDirection: direction,
      arrowTip: Point(direction.axis, along: middle[direction.axis], across: across))
  }

  /// The bubble without an arrow, around a text whose end is rounded up to a whole point.
  private var bubbleSize: Size { Size { (padding + contentSize[$0]).rounded(.up) + padding } }

  /// Over the middle of the anchor; both ends are looked at before anything is moved.
  private var centered: Rect {
    Rect { axis in
      let span = anchor[axis].centered(length: bubbleSize[axis])
      if span.end > container[axis] { return shiftedToEnd(span, axis) }
      return span.start < 0 ? shiftedToStart(span) : span
    }
  }

  private func shiftedInside(_ span: Span, _ axis: Axis) -> Span {
    let shifted = span.start < 0 ? shiftedToStart(span) : span
    return shifted.end > container[axis] ? shiftedToEnd(shifted, axis) : shifted
  }

  private func shiftedToStart(_ span: Span) -> Span { Span(start: edgeMargin, length: span.length) }

  private func shiftedToEnd(_ span: Span, _ axis: Axis) -> Span {
    Span(start: container[axis] - span.length - edgeMargin, length: span.length)
  }

  /// An offset beyond half of the edge loses its sign.
  private func limitedOffset(on edge: Span) -> Double {
    let half = edge.length / 2
    return abs(arrowOffset) > half ? half - 2 * cornerRadius : arrowOffset
  }
}
