/// How much of an anchor can be seen in the area.
public enum AnchorVisibility: Sendable {
  case whole
  case partly
  /// It does not even touch the area.
  case hidden
}

/// The answer: where the popover is, and every part of it, in the container's coordinates.
public struct PopoverLayout: Equatable, Sendable {
  /// Where the arrow points; `nil` is the arrow-less form.
  public var arrowDirection: ArrowDirection?
  /// From the middle of the edge to the middle of the arrow; negative is left or up. In cells it
  /// may end in .5, since an even edge has no middle cell.
  public var arrowOffset: Double
  /// How far the middle of the arrow lies beside the anchor, along the edge: zero if it points at it,
  /// negative if it is left of it or above.
  public var arrowResidual: Double
  /// The whole popover, arrow included.
  public var frame: Rect
  public var background: Rect
  public var content: Rect
  /// The arrow; empty when there is none.
  public var arrow: Rect
  /// Whether the content is smaller than preferred.
  public var isShrunk: Bool
  /// The decorations that were left off so that the content need not shrink.
  public var dropped: Decorations
  /// Whether the frame covers a part of the anchor.
  public var overlapsAnchor: Bool
  public var anchorVisibility: AnchorVisibility
  /// The rule that settled it.
  public var rule: DecidingRule

  /// Whether the anchor meets the area at all; touching it is enough.
  public var isAnchorVisible: Bool { anchorVisibility != .hidden }

  /// Whether there is an arrow and it points at the anchor.
  public var pointsAtAnchor: Bool { arrowDirection != nil && arrowResidual == 0 }
}

extension PopoverPresentation {
  /// Decides, places, and lays out the parts.
  public func layout() -> PopoverLayout {
    guard let (weighing, decision) = plainlySolved(), let direction = decision.direction else {
      return thoroughLayout()
    }
    // With the axis known, each of the two has no other question to ask.
    return direction.axis == .vertical
      ? layout(weighing, decision, direction, on: .vertical, isPlain: true)
      : layout(weighing, decision, direction, on: .horizontal, isPlain: true)
  }

  /// The same for questions that are not plain.
  @inline(never)
  private func thoroughLayout() -> PopoverLayout {
    let (weighing, decision) = solved()
    guard let direction = decision.direction else { return centeredLayout(weighing, decision) }
    return layout(weighing, decision, direction, on: direction.axis)
  }

  @inline(always)
  private func layout(
    _ weighing: Weighing, _ decision: PlacementDecision, _ direction: ArrowDirection,
    on axis: Axis, isPlain: Bool = false
  ) -> PopoverLayout {
    let edge = axis.crossed
    let frame = weighing.frame(
      direction, on: axis, content: decision.contentSize, self, isPlain: isPlain)
    let isCentered = policy.alignment == .center && policy.skid == 0
    let offset = weighing.wantedArrowOffset(
      along: edge, frame: frame, isCentered: isCentered && grid == .cells)
    let chrome = PopoverChrome(
      frame: frame, direction: direction, on: axis, arrowOffset: offset,
      metrics: weighing.metrics, grid: grid)
    return layout(
      weighing, decision, frame: frame, chrome: chrome,
      residual: chrome.arrow[edge].residual(weighing.source[edge]))
  }

  /// Without an arrow, in the middle of the area.
  private func centeredLayout(
    _ weighing: Weighing, _ decision: PlacementDecision
  ) -> PopoverLayout {
    let frame = weighing.centeredFrame(content: decision.contentSize, self)
    let chrome = PopoverChrome(
      frame: frame, direction: nil, arrowOffset: 0, metrics: weighing.metrics, grid: grid)
    return layout(weighing, decision, frame: frame, chrome: chrome, residual: 0)
  }

  @inline(always)
  private func layout(
    _ weighing: Weighing, _ decision: PlacementDecision, frame: Rect, chrome: PopoverChrome,
    residual: Double
  ) -> PopoverLayout {
    PopoverLayout(
      arrowDirection: decision.direction, arrowOffset: chrome.arrowOffset,
      arrowResidual: residual, frame: frame, background: chrome.background,
      content: chrome.content, arrow: chrome.arrow,
      isShrunk: decision.contentSize != weighing.content, dropped: decision.dropped,
      overlapsAnchor: frame.overlaps(weighing.source),
      anchorVisibility: visibility(in: weighing.area), rule: decision.rule)
  }
}

extension Span {
  /// How far the middle of an arrow's base misses the anchor. An arrow that shares more than its end
  /// with the anchor points at it; a caret need only be touched.
  @inline(always)
  func residual(_ anchor: Span) -> Double {
    let isAimed = anchor.length == 0 ? meets(anchor) : overlaps(anchor)
    return isAimed ? 0 : mid - anchor.clamp(mid)
  }
}

extension PopoverLayout {
  /// The parts alone, as whoever draws them takes them.
  public var chrome: PopoverChrome {
    PopoverChrome(
      background: background, content: content, arrow: arrow, arrowOffset: arrowOffset)
  }
}
