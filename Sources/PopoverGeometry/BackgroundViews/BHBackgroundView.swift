/// BHPopoverBackgroundView, 2019: an arrow, and no background of its own.
///
/// Source: <https://github.com/XB-Paul/BHPopoverBackground>, its `layoutSubviews`.
///
/// Quirks: the arrow lies inside the band of the content's insets, against the content, and for up and
/// left it is kept from leaving the view there; along the edge it is never held.
public struct BHBackgroundView: BackgroundView {
  /// What the controller leaves for a background; the view draws none.
  public var background: Rect
  public var arrow: Rect

  public init(_ question: BackgroundViewQuestion) {
    guard let direction = question.direction else {
      (background, arrow) = (Rect(size: question.bounds), .zero)
      return
    }
    let strip = ArrowStrip(question, direction)
    let insets = question.metrics.contentViewInsets[direction.axis]
    let start = strip.isFirst ? larger(0, insets.near - strip.height) : strip.length - insets.far
    background = question.background(direction)
    arrow = question.arrow(
      direction, at: ArrowEdge(question, direction).start,
      along: Span(start: start, length: strip.height))
  }
}
