import PopoverGeometry

/// C360PopoverBackgroundView: a grid of seventeen pieces, in which every edge is cut in three so that an
/// arrow can sit between its halves. The corner radius and the depth of the highlight are the question's
/// caps; the highlight is the top one. On the sides the offset stops sooner at the top than at the
/// bottom, as the highlight is deeper than the corner. The far limit is checked first, so that on a
/// short edge the arrow jumps from one crossed limit to the other; pieces may then have a negative size.
enum SeventeenPieces {
  static func answer(_ question: BackgroundViewQuestion) -> BackgroundViewAnswer {
    let axes = question.direction.map { ArrowAxes(question, $0) }
    let offset = axes?.offsetBetweenCorners(question.arrowOffset) ?? question.arrowOffset
    let columns = Cuts(question, axes, .horizontal, offset: offset)
    let rows = Cuts(question, axes, .vertical, offset: offset)
    let arrow = axes.map { axes in
      let edge = axes.direction.axis == .horizontal ? rows : columns
      return Rect(axes.direction.axis, along: axes.strip, across: edge.arrow(on: axes.direction))
    }
    let figures = pieces.map { name, column, row in
      ChromeFact(name, .rect(Rect(.horizontal, along: columns[column], across: rows[row])))
    }
    return BackgroundViewAnswer(
      question, question.direction,
      background: Rect(.horizontal, along: columns.body, across: rows.body), arrow: arrow ?? .zero,
      facts: [ChromeFact("arrowOffset", .number(offset))] + figures)
  }

  private static let pieces: [(name: String, column: Stretch, row: Stretch)] = [
    ("fill", .inside, .inside),
    ("topLeftCorner", .nearCorner, .nearCorner),
    ("topLeftEdge", .beforeArrow(.up), .nearCorner),
    ("topArrow", .arrow(.up), .nearStrip),
    ("topRightEdge", .afterArrow(.up), .nearCorner),
    ("topRightCorner", .farCorner, .nearCorner),
    ("upperRightEdge", .farCorner, .beforeArrow(.right)),
    ("rightArrow", .farStrip, .arrow(.right)),
    ("lowerRightEdge", .farCorner, .afterArrow(.right)),
    ("bottomRightCorner", .farCorner, .farCorner),
    ("bottomRightEdge", .afterArrow(.down), .farCorner),
    ("bottomArrow", .arrow(.down), .farStrip),
    ("bottomLeftEdge", .beforeArrow(.down), .farCorner),
    ("bottomLeftCorner", .nearCorner, .farCorner),
    ("lowerLeftEdge", .nearCorner, .afterArrow(.left)),
    ("leftArrow", .nearStrip, .arrow(.left)),
    ("upperLeftEdge", .nearCorner, .beforeArrow(.left)),
  ]
}

extension ArrowAxes {
  /// The offset clamped between the corners; the far limit counts first.
  fileprivate func offsetBetweenCorners(_ offset: Double) -> Double {
    let highest = edge.length / 2 - (base / 2 + caps.far)
    let lowest = base / 2 + caps.near - edge.length / 2
    if offset > highest { return highest }
    return offset < lowest ? lowest : offset
  }
}

extension SeventeenPieces {
  /// What lies between two cuts of an axis; an edge is named by the direction of its arrow.
  private enum Stretch {
    case inside, nearCorner, farCorner
    /// From the view's end, the arrow's strip included, to the end of the corner.
    case nearStrip, farStrip
    case beforeArrow(_ edge: ArrowDirection)
    case arrow(_ edge: ArrowDirection)
    case afterArrow(_ edge: ArrowDirection)
  }

  private struct Cuts: Equatable {
    private var view: Span
    /// The view without the arrow's strip.
    let body: Span
    /// The body without the corners.
    private var inside: Span
    /// The edge along this axis that has the arrow, if any, and the arrow's base there.
    private var edge: ArrowDirection?
    private var base: Span
    /// Where the two halves of an edge without an arrow meet.
    private var middle: Span

    init(_ question: BackgroundViewQuestion, _ axes: ArrowAxes?, _ axis: Axis, offset: Double) {
      let caps = question.metrics.capInsets[axis]
      let arrow = axes.flatMap { $0.direction.axis == axis ? nil : $0 }
      view = Span(start: 0, length: question.bounds[axis])
      body = arrow == nil ? axes?.body ?? view : view
      inside = Span(start: body.start + caps.near, length: body.length - caps.sum)
      middle = Span(start: question.grid.rounded(body.mid), length: 0)
      edge = arrow?.direction
      base = middle
      if let length = arrow?.base {
        let start = question.grid.rounded(view.mid + offset - length / 2)
        base = Span(start: start, length: length)
      }
    }

    /// The arrow of an edge; empty on an edge without one.
    func arrow(on direction: ArrowDirection) -> Span { direction == edge ? base : middle }

    subscript(stretch: Stretch) -> Span {
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
}

extension Span {
  /// The span between two cuts. As in the original, its length is negative where they have crossed.
  fileprivate init(between start: Double, _ end: Double) {
    self.init(start: start, length: end - start)
  }
}
