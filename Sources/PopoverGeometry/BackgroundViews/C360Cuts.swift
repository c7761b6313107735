/// The cuts of one axis of ``C360BackgroundView``.
struct C360Cuts: Equatable, Sendable {
  /// The whole view.
  private var view: Span
  /// The view without the arrow's strip.
  var body: Span
  /// The body without the corners.
  private var inside: Span
  /// The edge along this axis that has the arrow, if one has, and where it is.
  private var edge: ArrowDirection?
  private var base: Span
  /// Where the halves of an edge meet that has no arrow.
  private var middle: Span

  init(_ question: BackgroundViewQuestion, _ axis: Axis, offset: Double) {
    let caps = question.metrics.capInsets[axis]
    view = Span(start: 0, length: question.bounds[axis])
    body = view
    edge = question.direction.flatMap { $0.axis == axis ? nil : $0 }
    if let direction = question.direction, edge == nil {
      body = ArrowStrip(question, direction).background
    }
    inside = Span(start: body.start + caps.near, length: body.length - caps.sum)
    middle = Span(start: question.grid.rounded(body.mid), length: 0)
    base = middle
    if let edge {
      let length = question.metrics.arrow(edge).base
      let start = question.grid.rounded(view.mid + offset - length / 2)
      base = Span(start: start, length: length)
    }
  }

  /// The arrow of an edge, of no length where there is none.
  func arrow(on direction: ArrowDirection) -> Span { direction == edge ? base : middle }

  subscript(stretch: C360Piece.Stretch) -> Span {
    switch stretch {
    case .inside: inside
    case .nearCorner: Span(between: body.start, inside.start)
    case .farCorner: Span(between: inside.end, body.end)
    case .nearStrip: Span(between: view.start, inside.start)
    case .farStrip: Span(between: inside.end, view.end)
    case .beforeArrow(let edge): Span(between: inside.start, arrow(on: edge).start)
    case .arrow(let edge): arrow(on: edge)
    case .afterArrow(let edge): Span(between: arrow(on: edge).end, inside.end)
    }
  }
}

extension Span {
  /// As the original has it, negative where the cuts have crossed.
  fileprivate init(between start: Double, _ end: Double) {
    self.init(start: start, length: end - start)
  }
}
