import PopoverGeometry

/// The input of a background view's layout: everything that an original uses for it.
public struct BackgroundViewQuestion: Equatable, Sendable {
  /// The size of the whole view in points, the arrow's strip included.
  public var bounds: Size
  /// Where the arrow points; `nil` is no arrow.
  public var direction: ArrowDirection?
  /// From the middle of the edge to the middle of the arrow; negative is left or up.
  public var arrowOffset: Double
  /// The sizes of arrow, insets and corners; an original's are its ``BackgroundViewMode/metrics``.
  public var metrics: PopoverMetrics
  /// In cells, fractions that an original would leave are rounded by the rule of `Grid`.
  public var grid: Grid

  /// A question about a view of size `bounds`.
  public init(
    bounds: Size, direction: ArrowDirection?, arrowOffset: Double, metrics: PopoverMetrics,
    grid: Grid = .points
  ) {
    self.bounds = bounds
    self.direction = direction
    self.arrowOffset = arrowOffset
    self.metrics = metrics
    self.grid = grid
  }
}

/// The parts as an original lays them out, its mistakes included.
///
/// Rectangles are in the view's own coordinates, its top left corner at zero.
public struct BackgroundViewAnswer: Equatable, Sendable {
  /// The background without the arrow; it may be too short or too long.
  public var background: Rect
  /// The arrow that is shown: it may lie outside, be cut off, or be there without a request.
  public var arrow: Rect
  /// From the middle of the edge to the middle of the arrow that is shown, or to its tip where only the
  /// base was cut; zero where no arrow is shown on an edge.
  public var arrowOffset: Double
  /// Every figure of the layout under its name in recorded answers.
  public var facts: [ChromeFact]
}

extension BackgroundViewAnswer {
  /// An answer with an arrow on the edge for `direction`, or without an arrow.
  init(
    _ question: BackgroundViewQuestion, _ direction: ArrowDirection?, background: Rect, arrow: Rect,
    tip: Double? = nil, facts: [ChromeFact]
  ) {
    (self.background, self.arrow, self.facts) = (background, arrow, facts)
    arrowOffset =
      direction.map { direction in
        let axis = direction.axis.crossed
        return (tip ?? arrow[axis].mid) - question.bounds[axis] / 2
      } ?? 0
  }
}

/// The question on its two axes: the edge that carries the arrow, and the axis along which it points.
/// A formula written for these serves all four directions.
struct ArrowAxes: Equatable, Sendable {
  let direction: ArrowDirection
  /// The edge, which is as long as the view.
  let edge: Span
  /// The size of the arrow along the edge.
  let base: Double
  /// The requested middle of the arrow, from the start of the edge.
  let center: Double
  /// The corners at both ends; if the original has a corner radius, that radius.
  let caps: EdgePair
  let insets: EdgePair
  /// The view along the arrow's direction.
  let whole: Span
  /// From the arrow's base to its tip.
  let height: Double
  let grid: Grid

  init(_ question: BackgroundViewQuestion, _ direction: ArrowDirection) {
    let (across, arrow) = (direction.axis.crossed, question.metrics.arrow(direction))
    self.direction = direction
    edge = Span(start: 0, length: question.bounds[across])
    base = arrow.base
    center = edge.mid + question.arrowOffset
    caps = question.metrics.capInsets[across]
    insets = question.metrics.contentViewInsets[across]
    whole = Span(start: 0, length: question.bounds[direction.axis])
    height = arrow.height
    grid = question.grid
  }

  /// Whether the arrow comes before the background, on the top or the left edge.
  var isArrowFirst: Bool { direction.popoverFollowsAnchor }

  /// Where the arrow starts if nothing limits it.
  var start: Double { grid.rounded(center - base / 2) }

  /// The background by Apple's contract: the view without the arrow's strip.
  var body: Span { whole.withoutArrowStrip(height, isFirst: isArrowFirst) }

  /// The arrow's strip by Apple's contract: flush with the edge that faces the anchor.
  var strip: Span { whole.arrowStrip(height, isFirst: isArrowFirst) }

  /// A background over the whole edge; along the arrow by Apple's contract or as given.
  func background(along span: Span? = nil) -> Rect {
    Rect(direction.axis, along: span ?? body, across: edge)
  }

  /// An arrow from `start` of the edge on; along its direction by Apple's contract or as given.
  func arrow(at start: Double, along span: Span? = nil) -> Rect {
    Rect(direction.axis, along: span ?? strip, across: Span(start: start, length: base))
  }
}
