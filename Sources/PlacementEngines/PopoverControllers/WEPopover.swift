import PopoverGeometry

/// WEPopover's popover: on the permitted side that leaves the most room beyond it, shrunk to the area that it may take.
///
/// After <https://github.com/werner77/WEPopover>, with the measures of its usual pictures.
public struct WEPopover: Equatable, Sendable {
  /// The area that the popover may take.
  public var displayArea: Rect
  /// What the popover points at.
  public var anchor: Rect
  /// The content.
  public var contentSize: Size
  /// The directions that the arrow may have; their order does not count.
  public var permitted: ArrowDirections
  /// The distance of the visible background from the popover's edges.
  public var backgroundMargin: Double = 12
  /// The distance of the content from the visible background.
  public var contentMargins = Insets(top: 4, left: 4, bottom: 4, right: 3)
  /// How far the arrow stays away from the ends of the visible background.
  public var arrowMargin: Double = 4
  /// The arrow's size along the edge.
  public var arrowBase: Double = 18
  /// The distance from the arrow's base to its tip.
  public var arrowHeight: Double = 14

  /// A popover around a content beside an anchor.
  public init(
    displayArea: Rect, anchor: Rect, contentSize: Size, permitted: ArrowDirections = .any
  ) {
    (self.displayArea, self.anchor, self.contentSize) = (displayArea, anchor, contentSize)
    self.permitted = permitted
  }

  /// The area of a view without some margins, and without the status bar if it has no parent.
  public static func displayArea(
    of view: Rect, margins: Insets, statusBarHeight: Double, hasParentView: Bool
  ) -> Rect {
    let bar = Insets(top: hasParentView ? 0 : statusBarHeight, left: 0, bottom: 0, right: 0)
    let insets = margins + bar
    return Rect { view[$0].shortened(by: insets[$0]) }
  }

  /// A popover and its parts, which are in the coordinates of its frame.
  public struct Placement: ControllerAnswer {
    /// The popover, in whole points.
    public var frame: Rect
    /// Where the arrow points; `nil` if no direction is permitted: the frame is empty then.
    public var arrowDirection: ArrowDirection?
    /// The picture of the background, with its transparent margin.
    public var background: Rect
    /// The picture of the arrow.
    public var arrow: Rect
    /// The content; where the popover was shrunk to less than its margins, its lengths are below zero.
    public var content: Rect
  }

  /// The popover with the most room beyond it.
  public func placement() -> Placement {
    var best: WECandidate?
    for direction in ArrowDirections.any where permitted.contains(direction) {
      let candidate = WECandidate(self, direction)
      let (score, margin) =
        best.map { ($0.score, $0.leastMargin) } ?? (-.greatestFiniteMagnitude, 0)
      if candidate.score > score, candidate.leastMargin >= margin { best = candidate }
    }
    return placement(
      best?.direction, inArea: best?.background ?? .zero, arrow: best?.arrow ?? .zero)
  }

  /// - Parameter arrow: from the background's upper left corner.
  private func placement(
    _ direction: ArrowDirection?, inArea background: Rect, arrow: Rect
  ) -> Placement {
    let origin = direction == nil ? Point(x: 0, y: 0) : displayArea.origin
    let (body, arrow) = (Rect(size: background.size).rounded, arrow.rounded)
    let start = Rect(
      origin: Point(x: background.x + origin.x, y: background.y + origin.y), size: .zero
    ).rounded
    let shown = body.offset(x: max(0, -arrow.x), y: max(0, -arrow.y))
    let insets = Insets(all: backgroundMargin) + contentMargins
    return Placement(
      frame: body.union(arrow).offset(x: start.x, y: start.y), arrowDirection: direction,
      background: shown, arrow: arrow.offset(x: shown.x, y: shown.y),
      content: Rect { shown[$0].shortened(by: insets[$0]) })
  }
}

/// A popover of WEPopover on one side.
private struct WECandidate {
  let direction: ArrowDirection
  private let along: WESpans
  private let across: WESpans
  /// The room that is left beyond the popover.
  let score: Double

  init(_ popover: WEPopover, _ direction: ArrowDirection) {
    let (axis, edge, area) = (direction.axis, direction.axis.crossed, popover.displayArea)
    var along = popover.along(direction)
    var across = popover.across(direction)
    let background = along.background
    // Places count from the start of the area; before it, the original takes it off a second time.
    let free =
      direction.popoverFollowsAnchor
      ? area[axis].length - background.end : background.start - area[axis].start
    score = free * area[edge].length
    if along.shrink(into: area[axis].length), !direction.popoverFollowsAnchor {
      along.arrow.start = max(0, along.background.length) - popover.backgroundMargin
    }
    across.shrink(into: area[edge].length)
    (self.direction, self.along, self.across) = (direction, along, across)
  }

  /// The distance from the popover to the nearest edge of the area.
  var leastMargin: Double { min(along.leastMargin, across.leastMargin) }

  /// The background, in the area.
  var background: Rect {
    Rect(direction.axis, along: along.background, across: across.background)
  }

  /// The arrow, from the upper left corner of the background.
  var arrow: Rect { Rect(direction.axis, along: along.arrow, across: across.arrow) }
}

/// Background and arrow on one axis: the one from the start of the area, the other from that of the background.
private struct WESpans {
  var background: Span
  var arrow: Span
  private(set) var leastMargin: Double = 0

  init(background: Span, arrow: Span) { (self.background, self.arrow) = (background, arrow) }

  /// Moves the background to the start of an area, and cuts what passes its end; `true` if it was not inside.
  @discardableResult mutating func shrink(into length: Double) -> Bool {
    let isInside = background.isInside(Span(start: 0, length: length))
    background.start = max(0, background.start)
    background.length = min(background.length, length - background.start)
    leastMargin = min(background.start, length - background.end)
    return !isInside
  }
}

extension WEPopover {
  private func length(on axis: Axis) -> Double {
    min(
      displayArea[axis].length,
      contentSize[axis] + 2 * backgroundMargin + contentMargins[axis].sum)
  }

  /// What the arrow points at, from the start of the area.
  private func target(_ direction: ArrowDirection, on axis: Axis) -> Double {
    anchor.facingMiddle(direction)[axis] - displayArea[axis].start
  }

  fileprivate func along(_ direction: ArrowDirection) -> WESpans {
    let axis = direction.axis
    let (length, target) = (length(on: axis), target(direction, on: axis))
    let arrow = Span(
      start: direction.popoverFollowsAnchor
        ? backgroundMargin - arrowHeight : length - backgroundMargin,
      length: arrowHeight)
    let tip = direction.popoverFollowsAnchor ? arrow.start : arrow.end
    return WESpans(background: Span(start: target - tip, length: length), arrow: arrow)
  }

  fileprivate func across(_ direction: ArrowDirection) -> WESpans {
    let axis = direction.axis.crossed
    let length = length(on: axis)
    // For right the original takes the other length of the picture.
    let half = (direction == .right ? arrowHeight : arrowBase) / 2
    var arrow = Span(start: length / 2 - half, length: arrowBase)
    let free = Span(start: target(direction, on: axis) - arrow.mid, length: length)
    let area = Span(start: 0, length: displayArea[axis].length)
    let background =
      free.start < 0 ? Span(start: 0, length: length) : free.shiftedEndLast(into: area)
    let margin = backgroundMargin + arrowMargin
    arrow.start += free.start - background.start
    arrow = arrow.shiftedEndLast(into: Span(start: margin, length: length - 2 * margin))
    return WESpans(background: background, arrow: arrow)
  }
}

extension Rect {
  /// Place and lengths rounded as `roundf` does.
  fileprivate var rounded: Rect {
    Rect {
      Span(start: self[$0].start.roundedInFloat, length: self[$0].length.roundedInFloat)
    }
  }
}
