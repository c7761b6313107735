/// DDPopoverBackgroundView, 2012: the tutorial's layout with drawn pictures.
///
/// Source: <https://github.com/smartapps-fr/DDPopoverBackgroundView>, its `layoutSubviews`. The corner
/// radius is the question's caps.
///
/// Quirks: the arrow is moved by one radius where it reaches into a corner, as in
/// ``GTBackgroundView/Clamp/shift``; without an arrow its view stays in the corner.
public struct DDBackgroundView: BackgroundView {
  public var background: Rect
  public var arrow: Rect

  public init(_ question: BackgroundViewQuestion) {
    guard let direction = question.direction else {
      (background, arrow) = (Rect(size: question.bounds), question.arrowInCorner)
      return
    }
    let edge = ArrowEdge(question, direction)
    background = question.background(direction)
    arrow = question.arrow(direction, at: edge.nudged(edge.startInFloat))
  }
}
