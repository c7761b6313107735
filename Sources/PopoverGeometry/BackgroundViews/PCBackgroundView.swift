/// The background view of PCPopoverController: one arrow picture, turned about its own middle.
///
/// Source: <https://github.com/pcperini/PCPopoverController>, its `layoutSubviews`.
///
/// Quirks: the arrow is never held. On the sides the box of the upright arrow is laid out and then
/// turned, so the background is cut by the arrow's base, ends short of the view on the far side, and
/// the tip falls short of the near side by half of what the base is longer than the height.
public struct PCBackgroundView: BackgroundView {
  public var background: Rect
  public var arrow: Rect

  public init(_ question: BackgroundViewQuestion) {
    guard let direction = question.direction else {
      (background, arrow) = (Rect(size: question.bounds), .zero)
      return
    }
    let edge = ArrowEdge(question, direction)
    let sides = direction.axis == .horizontal ? Sides(question, direction) : nil
    background = question.background(direction, along: sides?.background)
    arrow = question.arrow(direction, at: edge.start, along: sides?.arrow)
  }

  /// Along the arrow that points left or right.
  private struct Sides {
    var background: Span
    var arrow: Span

    init(_ question: BackgroundViewQuestion, _ direction: ArrowDirection) {
      let strip = ArrowStrip(question, direction)
      let base = question.metrics.arrow(direction).base
      let excess = (base - strip.height) / 2
      let gap = excess.rounded(.up)
      let length = strip.length - base
      background = Span(start: strip.isFirst ? base - gap : gap, length: length)
      arrow = Span(
        start: question.grid.rounded(excess + (strip.isFirst ? 0 : length)), length: strip.height)
    }
  }
}
