/// The answer: where the popover is, and every part of it, in the container's coordinates.
public struct PopoverLayout: Equatable, Sendable {
  /// Where the arrow points; `nil` is the arrow-less form.
  public var arrowDirection: ArrowDirection?
  /// From the middle of the edge to the middle of the arrow; negative is left or up. In cells it
  /// may end in .5, since an even edge has no middle cell.
  public var arrowOffset: Double
  /// The whole popover, arrow included.
  public var frame: Rect
  public var background: Rect
  public var content: Rect
  /// The arrow; empty when there is none.
  public var arrow: Rect
  /// Whether the content is smaller than preferred.
  public var isShrunk: Bool
  /// Whether the frame covers a part of the anchor.
  public var overlapsAnchor: Bool
  public var isAnchorVisible: Bool
  /// The rule that settled it.
  public var rule: DecidingRule
}

extension PopoverPresentation {
  /// Decides, places, and lays out the parts.
  public func layout() -> PopoverLayout {
    let decision = decision()
    let frame = frame(decision)
    let chrome = PopoverChrome(
      frame: frame, direction: decision.direction,
      arrowOffset: wantedArrowOffset(decision.direction, frame: frame),
      metrics: metrics, grid: grid)
    return PopoverLayout(
      arrowDirection: decision.direction, arrowOffset: chrome.arrowOffset, frame: frame,
      background: chrome.background, content: chrome.content, arrow: chrome.arrow,
      isShrunk: decision.contentSize != preferredContentSize,
      overlapsAnchor: frame.overlaps(visibleSourceRect), isAnchorVisible: isAnchorVisible,
      rule: decision.rule)
  }

  /// Beside the anchor along the arrow's axis, around its middle across, and held into the area.
  private func frame(_ decision: PlacementDecision) -> Rect {
    let size = metrics.frameSize(content: decision.contentSize, direction: decision.direction)
    let source = visibleSourceRect
    let area = area
    return Rect { axis in
      let wished: Span
      if let direction = decision.direction {
        wished =
          direction.axis == axis
          ? source[axis].beside(length: size[axis], follows: direction.popoverFollowsAnchor)
          : grid.rounded(source[axis].centered(length: size[axis]))
      } else {
        wished = grid.rounded(area[axis].centered(length: size[axis]))
      }
      return wished.shifted(into: area[axis])
    }
  }

  /// From the middle of the frame's edge to the middle of the anchor.
  private func wantedArrowOffset(_ direction: ArrowDirection?, frame: Rect) -> Double {
    guard let edge = direction?.axis.crossed else { return 0 }
    return visibleSourceRect[edge].mid - frame[edge].mid
  }
}

extension Span {
  /// A span of `length` that touches this one: after its end, or before its start.
  fileprivate func beside(length: Double, follows: Bool) -> Span {
    Span(start: follows ? end : start - length, length: length)
  }
}

extension PopoverLayout {
  /// A popover without an arrow or an anchor that fills `frame`: a panel.
  public init(panel frame: Rect, metrics: PopoverMetrics) {
    let chrome = PopoverChrome(
      frame: frame, direction: nil, arrowOffset: 0, metrics: metrics)
    self.init(
      arrowDirection: nil, arrowOffset: 0, frame: frame, background: chrome.background,
      content: chrome.content, arrow: chrome.arrow, isShrunk: false, overlapsAnchor: false,
      isAnchorVisible: false, rule: .noneOffered)
  }
}
