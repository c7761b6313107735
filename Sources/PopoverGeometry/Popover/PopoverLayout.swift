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
    let (weighing, decision) = solved()
    let frame = weighing.frame(decision.direction, content: decision.contentSize)
    let chrome = PopoverChrome(
      frame: frame, direction: decision.direction,
      arrowOffset: weighing.wantedArrowOffset(decision.direction, frame: frame),
      metrics: weighing.metrics, grid: grid)
    return PopoverLayout(
      arrowDirection: decision.direction, arrowOffset: chrome.arrowOffset,
      arrowResidual: chrome.residual(decision.direction, anchor: weighing.source), frame: frame,
      background: chrome.background, content: chrome.content, arrow: chrome.arrow,
      isShrunk: decision.contentSize != weighing.content, dropped: decision.dropped,
      overlapsAnchor: frame.overlaps(weighing.source), anchorVisibility: anchorVisibility,
      rule: decision.rule)
  }
}

extension PopoverChrome {
  /// How far the middle of the arrow misses the anchor, along the edge that carries it. An arrow that
  /// shares more than its end with the anchor points at it; a caret need only be touched.
  fileprivate func residual(_ direction: ArrowDirection?, anchor: Rect) -> Double {
    guard let edge = direction?.axis.crossed else { return 0 }
    let (arrow, anchor) = (arrow[edge], anchor[edge])
    let isAimed = anchor.length == 0 ? arrow.meets(anchor) : arrow.overlaps(anchor)
    return isAimed ? 0 : arrow.mid - anchor.clamp(arrow.mid)
  }
}

extension PopoverLayout {
  /// A popover without an arrow or an anchor that fills `frame`: a panel.
  public init(panel frame: Rect, metrics: PopoverMetrics) {
    let chrome = PopoverChrome(frame: frame, direction: nil, arrowOffset: 0, metrics: metrics)
    self.init(
      arrowDirection: nil, arrowOffset: 0, arrowResidual: 0, frame: frame,
      background: chrome.background, content: chrome.content, arrow: chrome.arrow,
      isShrunk: false, dropped: [], overlapsAnchor: false, anchorVisibility: .hidden,
      rule: .noneOffered)
  }
}
