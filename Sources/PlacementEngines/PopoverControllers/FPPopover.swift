import PopoverGeometry

/// FPPopover's popover: on the axis and the side with more room, cut where the container ends.
///
/// After <https://github.com/50pixels/FPPopover>.
public struct FPPopover: Equatable, Sendable {
  /// The directions that the arrow may have.
  public enum Mode: String, CaseIterable, Sendable {
    /// On the axis with more room.
    case any
    /// Above or below.
    case vertical
    /// Below, unless there is more room above.
    case up
    /// Above.
    case down
    /// Left or right.
    case horizontal
    /// On the right.
    case left
    /// On the left.
    case right
    /// As with `vertical`, without the arrow.
    case none
  }

  /// The view that the popover lies in, from 0, 0 on, without a keyboard.
  public var container: Size
  /// What the popover points at.
  public var anchor: Rect
  /// The popover with its arrow.
  public var popoverSize: Size
  /// The directions that the arrow may have.
  public var mode: Mode
  /// Whether there is no status bar; else a popover at the top is moved down by its height, after it was cut.
  public var isStatusBarHidden: Bool
  /// The arrow's size along the edge.
  public var arrowBase: Double = 20
  /// How far the arrow stays away from the start of the edge.
  public var arrowMargin: Double = 12
  /// The height of the status bar.
  public var statusBarHeight: Double = 20

  /// A popover of a size beside an anchor.
  public init(
    container: Size, anchor: Rect, popoverSize: Size, mode: Mode = .any,
    isStatusBarHidden: Bool = true
  ) {
    (self.container, self.anchor, self.popoverSize) = (container, anchor, popoverSize)
    (self.mode, self.isStatusBarHidden) = (mode, isStatusBarHidden)
  }

  /// A popover, and where its arrow begins.
  public struct Placement: ControllerAnswer {
    /// The popover with its arrow.
    public var frame: Rect
    /// Where the arrow points; `nil` is no arrow.
    public var arrowDirection: ArrowDirection?
    /// The arrow's start, from the start of its edge; `nil` without an arrow.
    public var arrowStart: Double?
    /// The distance from the middle of the edge to that of the arrow, below zero to the left or up; `nil` without an arrow.
    public var arrowOffset: Double?
  }

  /// The popover where there is most room.
  public func placement() -> Placement {
    let direction = direction
    let frame = cut(anchor.neighbor(popoverSize, direction))
    if mode == .none { return Placement(frame: frame) }
    let edge = direction.axis.crossed
    let start = arrowStart(on: frame[edge], pointingAt: anchor[edge].mid)
    return Placement(
      frame: frame, arrowDirection: direction, arrowStart: start,
      arrowOffset: start + arrowBase / 2 - frame[edge].length / 2)
  }

  private func room(_ direction: ArrowDirection) -> Double {
    anchor.room(for: direction, in: Rect(size: container))
  }

  private var direction: ArrowDirection {
    let height = max(room(.up), room(.down))
    let isVertical =
      [.vertical, .up, .down, .none].contains(mode)
      || mode == .any && height >= max(room(.left), room(.right))
    // More room above outweighs the wish for an arrow that points up, but not the one for left.
    if isVertical { return mode == .down || room(.down) >= room(.up) ? .down : .up }
    if mode == .left { return .left }
    return mode == .right || room(.right) >= room(.left) ? .right : .left
  }

  /// Moved to the right or the left edge, cut at the others, and moved below the status bar. Where nothing is left, the
  /// original has a length below zero; here it is zero.
  private func cut(_ frame: Rect) -> Rect {
    let across = frame[.horizontal]
    let far = container.width - across.length
    let start = across.end > container.width ? far : max(0, across.start)
    let down = Span(from: max(0, frame.y), to: min(frame.maxY, container.height))
    let isUnderBar = !isStatusBarHidden && down.start <= statusBarHeight
    return Rect(
      x: start, y: down.start + (isUnderBar ? statusBarHeight : 0),
      width: max(0, min(across.length, container.width - start)), height: down.length)
  }

  /// From the end of the edge the arrow stays away only by what is left of two margins beside it.
  private func arrowStart(on edge: Span, pointingAt place: Double) -> Double {
    let start = place - edge.start - arrowBase / 2
    if start < arrowMargin { return arrowMargin }
    let limit = edge.length - 2 * arrowMargin
    return start > limit ? limit : start
  }

  /// The content of a popover of some bounds, below its title if it has one.
  public static func content(
    in bounds: Size, _ direction: ArrowDirection?, hasTitle: Bool
  ) -> Rect {
    var insets = Insets(top: 10, left: 10, bottom: 10, right: 10)
    if hasTitle { insets.top += 30 }
    switch direction {
    case .up, nil: insets.top += 20
    case .down: insets.bottom += 20
    case .left: insets.left += 20
    case .right: insets.right += 20
    }
    // Without an arrow a title leaves no strip for one.
    if direction == nil, hasTitle { insets.top -= 20 }
    return Rect { Span(start: 0, length: bounds[$0]).shortened(by: insets[$0]) }
  }
}
