/// The layout of the views with one arrow picture that is flipped and turned, MB's and YLF's.
///
/// Up and down the arrow goes where the offset puts it, even out of the view. On the sides it is held
/// by insets of the whole view, the top one last.
struct TurnedArrow: Equatable, Sendable {
  var background: Rect
  /// Without an arrow the view shrinks to nothing, and its size is lost for the next layout.
  var arrow: Rect

  init(_ question: BackgroundViewQuestion, sidesHeldBy ends: KeyPath<ArrowEdge, EdgePair>) {
    guard let direction = question.direction else {
      (background, arrow) = (Rect(size: question.bounds), .zero)
      return
    }
    let edge = ArrowEdge(question, direction)
    let isHeld = direction.axis == .horizontal
    let start = isHeld ? edge.held(edge.start, by: edge[keyPath: ends]) : edge.start
    background = question.background(direction)
    arrow = question.arrow(direction, at: start)
  }
}
