/// The answer: where the popover is, and every part of it, in the container's coordinates.
public struct PopoverLayout: Hashable, Sendable {
  /// Where the arrow points; `nil` is the arrow-less form.
  public var arrowDirection: ArrowDirection?
  /// From the middle of the edge to the middle of the arrow; negative is left or up. In cells it
  /// may end in .5, since an even edge has no middle cell.
  public var arrowOffset: Double
  /// How far the arrow's middle misses the anchor, along the edge; negative is left or above. Of an anchor out of sight it is
  /// the place in the area that is nearest to it.
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
  /// Whether the frame covers a part of the anchor, inside or outside of the area; where the place was given, whether the
  /// background does.
  public var overlapsAnchor: Bool
  /// Whether the frame covers a part of a keep-out rectangle, as no place was clear of them.
  public var coversKeepOut: Bool
  /// How much of the anchor can be seen.
  public var anchorVisibility: AnchorVisibility
  /// The rule that settled it.
  public var rule: DecidingRule

  /// An answer: what is not said is whole and seen, without an arrow, and a background that is not given takes all of
  /// the frame.
  public init(
    arrowDirection: ArrowDirection?, arrowOffset: Double = 0, arrowResidual: Double = 0,
    frame: Rect, background: Rect? = nil, content: Rect, arrow: Rect = .zero,
    isShrunk: Bool = false, dropped: Decorations = [], overlapsAnchor: Bool = false,
    coversKeepOut: Bool = false, anchorVisibility: AnchorVisibility = .whole,
    rule: DecidingRule = .given
  ) {
    self.arrowDirection = arrowDirection
    self.arrowOffset = arrowOffset
    self.arrowResidual = arrowResidual
    self.frame = frame
    self.background = background ?? frame
    self.content = content
    self.arrow = arrow
    self.isShrunk = isShrunk
    self.dropped = dropped
    self.overlapsAnchor = overlapsAnchor
    self.coversKeepOut = coversKeepOut
    self.anchorVisibility = anchorVisibility
    self.rule = rule
  }

  /// The side of its anchor on which the popover lies; `nil` without an arrow, and where it may cover its anchor as there is
  /// room on no side.
  public var side: Side? {
    rule == .overlap || overlapsAnchor ? nil : arrowDirection.map(Side.init)
  }

  /// Where its arrow points, if the popover lies on a side.
  package var directionBeside: ArrowDirection? { side == nil ? nil : arrowDirection }

  /// The name of the side in answers: `below`, or `none`.
  public var sideName: String { side?.name ?? "none" }

  /// Whether anything of the anchor is in the area; a point or a caret on its edge is.
  public var isAnchorVisible: Bool { anchorVisibility != .hidden }

  /// Whether there is an arrow and it points at the anchor.
  public var pointsAtAnchor: Bool { arrowDirection != nil && arrowResidual == 0 }

  /// The arrow in the coordinates of the frame; empty when there is none.
  package var arrowInFrame: Rect {
    arrowDirection == nil ? .zero : Grid.points.exact(arrow.offset(x: -frame.x, y: -frame.y))
  }

  /// The parts alone, as they are drawn.
  public var chrome: PopoverChrome {
    PopoverChrome(
      background: background, content: content, arrow: arrow, arrowOffset: arrowOffset)
  }
}

/// How much of an anchor can be seen in the area. The raw value is the name in answers.
public enum AnchorVisibility: String, Sendable {
  /// All of it lies in the free area.
  case whole
  /// A part of it lies in the free area.
  case partly
  /// Nothing of it is in the area; one of some length may touch it.
  case hidden

  /// The name in answers.
  package var name: String { rawValue }
}

/// The rule that settled a placement; the raw value is the name in answers.
public enum DecidingRule: String, Sendable, CaseIterable {
  /// The direction shown until now still fits.
  case currentFits
  /// The direction shown until now falls short by less than the dead band.
  case currentWithinDeadBand
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
  /// The best side does not leave the minimum; the popover goes to the middle, without an arrow, or to the
  /// nearest place that is clear of keep-out rectangles.
  case noRoom
  /// No direction is permitted.
  case noneOffered
  /// Nothing was decided here: the place was given.
  case given

  /// The name in answers.
  public var name: String { rawValue }
}

extension PopoverLayout: CustomStringConvertible {
  /// What is seen of the answer: `PopoverLayout(side: below, frame: Rect(...), content: Rect(...), ...)`.
  public var description: String {
    let parts = [
      "side: \(sideName)", "frame: \(frame)", "content: \(content)",
      arrowDirection == nil ? nil : "arrow: \(arrow)", isShrunk ? "shrunk" : nil,
      dropped.isEmpty ? nil : "without its " + dropped.names.joined(separator: ", "),
      overlapsAnchor ? "overlaps its anchor" : nil, coversKeepOut ? "covers a keep-out" : nil,
      anchorVisibility == .whole ? nil : "anchor: \(anchorVisibility.name)", "rule: \(rule.name)",
    ]
    return "PopoverLayout(" + parts.compactMap { $0 }.joined(separator: ", ") + ")"
  }
}
