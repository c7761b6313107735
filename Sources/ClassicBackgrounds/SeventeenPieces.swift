import PopoverGeometry

/// C360PopoverBackgroundView: a grid of seventeen pieces, in which every edge is cut in three so that an
/// arrow can sit between its halves.
///
/// The corner radius and the depth of the highlight are the question's caps; the highlight is the
/// top one. On the sides the offset stops sooner at the top than at the bottom, as the highlight is
/// deeper than the corner. The far limit is checked first, so that on a short edge the arrow jumps
/// from one crossed limit to the other; pieces may then have a negative size.
struct SeventeenPieces: Equatable, Sendable {
  let background: Rect
  let arrow: Rect
  /// The offset between the limits.
  let arrowOffset: Double
  private let columns: Cuts
  private let rows: Cuts

  init(_ question: BackgroundViewQuestion) {
    let axes = question.direction.map { ArrowAxes(question, $0) }
    arrowOffset = axes?.offsetBetweenCorners(question.arrowOffset) ?? question.arrowOffset
    columns = Cuts(question, axes, .horizontal, offset: arrowOffset)
    rows = Cuts(question, axes, .vertical, offset: arrowOffset)
    background = Rect(.horizontal, along: columns.body, across: rows.body)
    if let axes {
      let edge = axes.direction.axis == .horizontal ? rows : columns
      arrow = Rect(axes.direction.axis, along: axes.strip, across: edge.arrow(on: axes.direction))
    } else {
      arrow = .zero
    }
  }

  /// Where a piece lies.
  subscript(piece: Piece) -> Rect {
    let (column, row) = piece.place
    return Rect(.horizontal, along: columns[column], across: rows[row])
  }

  func answer(_ question: BackgroundViewQuestion) -> BackgroundViewAnswer {
    BackgroundViewAnswer(
      question, question.direction, background: background, arrow: arrow,
      facts: [ChromeFact("arrowOffset", .number(arrowOffset))]
        + Piece.allCases.map { ChromeFact($0.rawValue, .rect(self[$0])) })
  }
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
  /// A piece, named as in the original.
  enum Piece: String, CaseIterable, Sendable {
    case fill
    case topLeftCorner, topLeftEdge, topArrow, topRightEdge, topRightCorner
    case upperRightEdge, rightArrow, lowerRightEdge
    case bottomRightCorner, bottomRightEdge, bottomArrow, bottomLeftEdge, bottomLeftCorner
    case lowerLeftEdge, leftArrow, upperLeftEdge

    fileprivate var place: (column: Stretch, row: Stretch) {
      switch self {
      case .fill: (.inside, .inside)
      case .topLeftCorner: (.nearCorner, .nearCorner)
      case .topLeftEdge: (.beforeArrow(.up), .nearCorner)
      case .topArrow: (.arrow(.up), .nearStrip)
      case .topRightEdge: (.afterArrow(.up), .nearCorner)
      case .topRightCorner: (.farCorner, .nearCorner)
      case .upperRightEdge: (.farCorner, .beforeArrow(.right))
      case .rightArrow: (.farStrip, .arrow(.right))
      case .lowerRightEdge: (.farCorner, .afterArrow(.right))
      case .bottomRightCorner: (.farCorner, .farCorner)
      case .bottomRightEdge: (.afterArrow(.down), .farCorner)
      case .bottomArrow: (.arrow(.down), .farStrip)
      case .bottomLeftEdge: (.beforeArrow(.down), .farCorner)
      case .bottomLeftCorner: (.nearCorner, .farCorner)
      case .lowerLeftEdge: (.nearCorner, .afterArrow(.left))
      case .leftArrow: (.nearStrip, .arrow(.left))
      case .upperLeftEdge: (.nearCorner, .beforeArrow(.left))
      }
    }
  }

  /// What lies between two cuts of an axis; an edge is named by the direction of its arrow.
  fileprivate enum Stretch {
    case inside, nearCorner, farCorner
    /// From the view's end, the arrow's strip included, to the end of the corner.
    case nearStrip, farStrip
    case beforeArrow(_ edge: ArrowDirection)
    case arrow(_ edge: ArrowDirection)
    case afterArrow(_ edge: ArrowDirection)
  }

  /// The cuts of one axis.
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

    init(
      _ question: BackgroundViewQuestion, _ axes: ArrowAxes?, _ axis: Axis, offset: Double
    ) {
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
