extension PopoverPresentation {
  /// The parts of a popover whose place was given, as by another engine: its arrow stands outside of
  /// `background` on the side of the anchor, and points at it as far as the corners permit.
  ///
  /// - Parameter direction: where the arrow points; `nil` is the arrow-less form.
  public func layout(background: Rect, direction: ArrowDirection?) -> PopoverLayout {
    let weighing = weighing(metrics)
    var frame = background
    if let direction {
      let (axis, height) = (direction.axis, metrics.arrow(direction).height)
      frame[axis].length += height
      frame[axis].start -= direction.pick(following: height, preceding: 0)
    }
    let edge = direction?.axis.crossed
    let offset = edge.map {
      weighing.wantedArrowOffset(along: $0, frame: frame, isCentered: grid == .cells)
    }
    let chrome = PopoverChrome(
      frame: frame, direction: direction, arrowOffset: offset ?? 0, metrics: metrics, grid: grid)
    let content = chrome.content.withoutNegativeLength
    let isShrunk = Axis.allCases.contains { content.size[$0] < weighing.content[$0] }
    return PopoverLayout(
      arrowDirection: direction, arrowOffset: chrome.arrowOffset,
      arrowResidual: edge.map { chrome.arrow[$0].residual(weighing.source[$0]) } ?? 0,
      frame: frame, background: chrome.background, content: content, arrow: chrome.arrow,
      isShrunk: isShrunk, dropped: [], overlapsAnchor: frame.overlaps(weighing.source),
      anchorVisibility: anchorVisibility, rule: .given)
  }
}

extension Rect {
  /// A place may be smaller than what belongs around the content.
  fileprivate var withoutNegativeLength: Rect {
    Rect { Span(start: self[$0].start, length: max(0, self[$0].length)) }
  }
}
