import PopoverGeometry

/// WYPopoverController's popover: on the permitted side with the largest area that is wide enough, shrunk to the room
/// there, but not below a least size.
///
/// After <https://github.com/nicolaschengdev/WYPopoverController> 0.2.2. What the original leaves to a sort without an
/// order, here goes down, up, left, right, none. It counts in 32 bits; whole and half points are the same there.
public struct WYPopover: Equatable, Sendable {
  /// The view that the popover lies in, from 0, 0 on.
  public var container: Size
  /// What the popover points at.
  public var anchor: Rect
  /// The content.
  public var contentSize: Size
  /// The directions that the arrow may have; their order does not count.
  public var permitted: ArrowDirections
  /// Whether it may have none, in the middle of the container.
  public var permitsNone = false
  /// The sizes of the chrome.
  public var theme: WYPopoverTheme
  /// What is to stay free at the edges of the container.
  public var margins = Insets(all: 10)
  /// The height of the status bar at the top.
  public var statusBarHeight: Double = 20
  /// The height of the keyboard at the bottom; 0 is none.
  public var keyboardHeight: Double = 0
  /// The side of the squares in which areas are counted.
  public var areaUnit: Double = 10
  /// The least size of a popover that is shrunk, with its arrow.
  public var minimumSize = Size(width: 240, height: 160)

  /// A popover around a content beside an anchor.
  public init(
    container: Size, anchor: Rect, contentSize: Size, theme: WYPopoverTheme = .iOS7,
    permitted: ArrowDirections = .any
  ) {
    (self.container, self.anchor, self.contentSize) = (container, anchor, contentSize)
    (self.theme, self.permitted) = (theme, permitted)
  }

  /// A popover and its parts, which are in the coordinates of its frame.
  public struct Placement: ControllerAnswer {
    /// The popover with its arrow and its shadow.
    public var frame: Rect
    /// Where the arrow points; `nil` is no arrow.
    public var arrowDirection: ArrowDirection?
    /// The distance from the middle of the edge to that of the arrow, below zero to the left or up.
    public var arrowOffset: Double
    /// The popover without arrow and shadow.
    public var outer: Rect
    /// What is inside of its border.
    public var inner: Rect
    /// The arrow; without one, a rectangle of its size at 0, 0.
    public var arrow: Rect
    /// How far a keyboard has moved the popover up, which the arrow does not follow.
    public var keyboardShift: Double
  }

  /// The popover on the side that it chooses.
  public func placement() -> Placement {
    let direction = chosenDirection
    let layout = WYPopoverLayout(self, direction, in: limits)
    var frame = layout.frame
    let shift = keyboardShift(of: frame, from: layout.limits.y)
    frame.y -= shift
    let (outer, offset) = (theme.outer(frame.size, direction), layout.arrowOffset)
    return Placement(
      frame: frame, arrowDirection: direction, arrowOffset: offset, outer: outer,
      inner: theme.inner(of: outer), arrow: theme.arrow(direction, offset: offset, on: outer),
      keyboardShift: shift)
  }

  private func keyboardShift(of frame: Rect, from top: Double) -> Double {
    let overflow = frame.maxY - (container.height - keyboardHeight)
    guard keyboardHeight > 0, overflow > 0 else { return 0 }
    return min(overflow, frame.y - top)
  }
}

// The side.
extension WYPopover {
  /// The room for popovers.
  private var limits: Rect {
    let taken = Insets(top: statusBarHeight, left: 0, bottom: keyboardHeight, right: 0) + margins
    return Rect { Span(start: 0, length: container[$0]).shortened(by: taken[$0]) }
  }

  private static let directions: [ArrowDirection?] = [.down, .up, .left, .right, nil]

  private var chosenDirection: ArrowDirection? {
    var areas = Self.directions.filter { $0.map(permitted.contains) ?? permitsNone }
      .map { (direction: $0, size: area($0)) }
    if areas.count > 1 { areas.removeAll { min($0.size.width, $0.size.height) <= 0 } }
    // The sort keeps the order of equal ones.
    areas.sort { score($0.size) > score($1.size) }
    let chosen = areas.first { $0.size.width >= contentSize.width } ?? areas.first
    guard let chosen else {
      return Self.directions.first { $0.map(permitted.contains) ?? false } ?? .right
    }
    return chosen.direction
  }

  private func area(_ direction: ArrowDirection?) -> Size {
    Size { axis in
      guard let direction, direction.axis == axis else { return limits[axis].length }
      return anchor.room(for: direction, in: limits) - theme.arrowHeight
    }
  }

  /// The squares that an area begins.
  private func score(_ area: Size) -> Double {
    guard area.width > 0, area.height > 0 else { return 0 }
    return Size { (area[$0] / areaUnit).rounded(.up) }.area
  }
}
