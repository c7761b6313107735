/// C360PopoverBackgroundView, 2013: a grid of seventeen pieces, in which every edge is cut in three so
/// that an arrow can sit between its halves.
///
/// Source: <https://github.com/CRedit360/C360PopoverBackgroundView>, its `layoutSubviews` and its getter
/// of `arrowOffset`. The corner radius and the depth of the highlight are the question's caps: the
/// highlight is the top one.
///
/// Quirks: on the sides the offset stops sooner at the top than at the bottom, as the highlight is
/// deeper than the corner; the far limit is asked first, so on a short edge the arrow jumps from one
/// crossed limit to the other; pieces may then have a negative size.
public struct C360BackgroundView: BackgroundView {
  public var background: Rect
  public var arrow: Rect
  /// The offset in force.
  public var arrowOffset: Double
  private var columns: C360Cuts
  private var rows: C360Cuts

  public init(_ question: BackgroundViewQuestion) {
    arrowOffset = question.offsetBetweenCorners
    columns = C360Cuts(question, .horizontal, offset: arrowOffset)
    rows = C360Cuts(question, .vertical, offset: arrowOffset)
    let (columns, rows) = (columns, rows)
    background = Rect { ($0 == .horizontal ? columns : rows).body }
    arrow = .zero
    if let direction = question.direction {
      let base = (direction.axis == .horizontal ? rows : columns).arrow(on: direction)
      arrow = Rect(
        direction.axis, along: ArrowStrip(question, direction).arrow, across: base)
    }
  }

  /// Where a piece lies.
  public subscript(piece: C360Piece) -> Rect {
    Rect(
      x: columns[piece.column].start, y: rows[piece.row].start,
      width: columns[piece.column].length, height: rows[piece.row].length)
  }
}

extension BackgroundViewQuestion {
  /// The offset held between the corners; the far limit counts first.
  fileprivate var offsetBetweenCorners: Double {
    guard let direction else { return arrowOffset }
    let edge = ArrowEdge(self, direction)
    let highest = edge.length / 2 - (edge.base / 2 + edge.caps.far)
    let lowest = edge.base / 2 + edge.caps.near - edge.length / 2
    if arrowOffset > highest { return highest }
    return arrowOffset < lowest ? lowest : arrowOffset
  }
}
