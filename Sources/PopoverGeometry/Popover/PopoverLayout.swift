/// The answer: where the popover is, and every part of it, in the container's coordinates.
public struct PopoverLayout: Equatable, Sendable {
  /// Where the arrow points; `nil` is the arrow-less form.
  public var arrowDirection: ArrowDirection?
  /// From the middle of the edge to the middle of the arrow; negative is left or up. In cells it
  /// may end in .5, since an even edge has no middle cell.
  public var arrowOffset: Double
  /// How far the arrow's middle misses the anchor, along the edge; negative is left or above.
  public var arrowResidual: Double
  /// The whole popover, arrow included.
  public var frame: Rect
  /// The frame without the arrow's strip.
  public var background: Rect
  /// Where the content is shown.
  public var content: Rect
  /// The arrow; empty when there is none.
  public var arrow: Rect
  /// Whether the content is smaller than preferred.
  public var isShrunk: Bool
  /// The decorations that were left off so that the content need not shrink.
  public var dropped: Decorations
  /// Whether the frame covers a part of the anchor.
  public var overlapsAnchor: Bool
  /// How much of the anchor can be seen.
  public var anchorVisibility: AnchorVisibility
  /// The rule that settled it.
  public var rule: DecidingRule

  /// Whether the anchor meets the area at all; touching it is enough.
  public var isAnchorVisible: Bool { anchorVisibility != .hidden }

  /// Whether there is an arrow and it points at the anchor.
  public var pointsAtAnchor: Bool { arrowDirection != nil && arrowResidual == 0 }

  /// The parts alone, as they are drawn.
  public var chrome: PopoverChrome {
    PopoverChrome(
      background: background, content: content, arrow: arrow, arrowOffset: arrowOffset)
  }
}

/// How much of an anchor can be seen in the area.
public enum AnchorVisibility: Sendable {
  case whole
  case partly
  /// It does not even touch the area.
  case hidden

  /// The name in answers.
  package var name: String { "\(self)" }
}

/// The rule that settled a placement; the raw value is the name in answers.
public enum DecidingRule: String, Sendable, CaseIterable {
  /// The direction shown until now still fits.
  case currentFits
  /// The direction shown until now falls short by less than the dead band.
  case currentWithinDeadBand = "currentHeld"
  /// It is the first permitted direction in which the whole popover fits.
  case firstFit
  /// Of the directions in which it fits, this one has the most room.
  case mostRoom
  /// Of the directions in which it fits, this one moves the popover least.
  case leastMovement
  /// It is preferred to the direction shown until now, by the dead band or more.
  case takesOver
  /// Nothing fits at full width; wrapped into less, all of the content is shown here.
  case wrapped
  /// Nothing fits whole; here the largest content remains after shrinking.
  case largestAfterShrinking
  /// Nothing fits whole; the largest content remains here, on the shorter axis without far jumps.
  case largestOnShortAxis
  /// Nothing fits whole; the direction shown until now would show the most with the dead band added.
  case currentShrunk
  /// It is the first direction in which the content keeps its minimum, though it shrinks.
  case keepsMinimum
  /// By the order in which the policy compares the sides, and by none of the rules above.
  case bestScore
  /// The best side does not leave the minimum; the popover may cover its anchor.
  case overlap
  /// The best side does not leave the minimum; the popover goes to the middle, without an arrow.
  case noRoom
  /// No direction is permitted.
  case noneOffered
  /// Nothing was decided here: the place was given.
  case given

  /// The name in answers.
  public var name: String { rawValue }
}

/// The parts of a popover inside its frame, by Apple's size contract and the safe arrow clamp.
///
/// It is a pure function of the frame, the direction and the offset, so laying out twice is laying
/// out once.
public struct PopoverChrome: Equatable, Sendable {
  /// The frame without the arrow's strip.
  public var background: Rect
  /// The background inside `contentViewInsets`.
  public var content: Rect
  /// The arrow, flush with the background; empty at the frame's origin when there is none.
  public var arrow: Rect
  /// The offset in force after the clamp; negative is left or up from the middle of the edge.
  public var arrowOffset: Double

  /// Parts that are laid out already.
  public init(background: Rect, content: Rect, arrow: Rect, arrowOffset: Double) {
    self.background = background
    self.content = content
    self.arrow = arrow
    self.arrowOffset = arrowOffset
  }

  /// Lays out the parts in `frame`.
  ///
  /// - Parameter arrowOffset: the wanted distance, in points, from the middle of the edge to the
  ///   middle of the arrow. It need not be whole in cells.
  public init(
    frame: Rect, direction: ArrowDirection?, arrowOffset: Double, metrics: PopoverMetrics,
    grid: Grid = .points
  ) {
    guard let direction else {
      self.init(
        background: frame, content: frame.content(metrics.contentViewInsets),
        arrow: Rect(origin: frame.origin, size: .zero), arrowOffset: 0)
      return
    }
    let (axis, arrow) = (direction.axis, metrics.arrow(direction))
    let (whole, edge) = (frame[axis], frame[axis.crossed])
    let base = edge.arrowBase(
      arrow.base, caps: metrics.capInsets[axis.crossed], offset: arrowOffset, grid: grid)
    let isFirst = direction.popoverFollowsAnchor
    let strip = Span(start: isFirst ? whole.start : whole.end - arrow.height, length: arrow.height)
    let body = Span(
      start: isFirst ? whole.start + arrow.height : whole.start,
      length: whole.length - arrow.height)
    let background = Rect(axis, along: body, across: edge)
    self.init(
      background: background, content: background.content(metrics.contentViewInsets),
      arrow: Rect(axis, along: strip, across: base), arrowOffset: base.mid - edge.mid)
  }
}

extension Span {
  /// Where the arrow's base lies on this edge: between the caps, in the middle where they cross.
  fileprivate func arrowBase(
    _ base: Double, caps: EdgePair, offset: Double, grid: Grid
  ) -> Span {
    let highest = length - caps.far - base
    let middle = (length - base) / 2
    let start =
      highest < caps.near
      ? grid.rounded(middle) : max(caps.near, min(grid.rounded(middle + offset), highest))
    return Span(start: self.start + start, length: base)
  }
}

extension Rect {
  /// Inside the insets; negative insets let the content stick out, as the contract permits.
  fileprivate func content(_ insets: Insets) -> Rect {
    Rect { axis in
      Span(
        start: self[axis].start + insets[axis].near,
        length: self[axis].length - insets[axis].sum)
    }
  }
}
