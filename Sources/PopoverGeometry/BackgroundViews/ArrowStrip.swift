/// The axis along which the arrow points: the arrow takes a strip of it, the background the rest.
struct ArrowStrip: Equatable, Sendable {
  /// The length of the view.
  var length: Double
  /// From the arrow's base to its tip.
  var height: Double
  /// Whether the arrow comes first, on the top or the left edge.
  var isFirst: Bool

  init(_ question: BackgroundViewQuestion, _ direction: ArrowDirection) {
    length = question.bounds[direction.axis]
    height = question.metrics.arrow(direction).height
    isFirst = direction.popoverFollowsAnchor
  }

  /// The background by Apple's contract: the view without the strip.
  var background: Span {
    Span(start: isFirst ? height : 0, length: length - height)
  }

  /// The strip by Apple's contract: flush with the edge that faces the anchor.
  var arrow: Span { Span(start: isFirst ? 0 : length - height, length: height) }
}

extension BackgroundViewQuestion {
  /// The background over the whole edge, and `along` the arrow by Apple's contract or as it is given.
  func background(_ direction: ArrowDirection, along: Span? = nil) -> Rect {
    let axis = direction.axis
    return Rect(
      axis, along: along ?? ArrowStrip(self, direction).background,
      across: Span(start: 0, length: bounds[axis.crossed]))
  }

  /// The arrow from `start` of its edge on, and `along` its direction by Apple's contract or as given.
  func arrow(_ direction: ArrowDirection, at start: Double, along: Span? = nil) -> Rect {
    Rect(
      direction.axis, along: along ?? ArrowStrip(self, direction).arrow,
      across: ArrowEdge(self, direction).arrow(at: start))
  }

  /// An arrow that points up, left in the corner where it was made.
  var arrowInCorner: Rect {
    let arrow = metrics.verticalArrow
    return Rect(x: 0, y: 0, width: arrow.base, height: arrow.height)
  }
}
