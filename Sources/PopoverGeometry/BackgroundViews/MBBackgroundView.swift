/// MBPopoverBackgroundView, 2012: one arrow picture that points up, one resizable background.
///
/// Source: <https://github.com/mgrebenets/mbpopoverbackgroundview>, its `layoutSubviews`. The arrow is
/// centred on the offset without rounding.
///
/// Quirks: an arrow that points up or down is not held at all and may leave the view; on the sides it
/// is held by the caps of the background picture, and where they cross the top one wins.
public struct MBBackgroundView: BackgroundView {
  public var background: Rect
  public var arrow: Rect
  /// How the picture is turned; `nil` without an arrow.
  public var arrowTransform: ArrowTransform?

  public init(_ question: BackgroundViewQuestion) {
    let parts = TurnedArrow(question, sidesHeldBy: \.caps)
    (background, arrow) = (parts.background, parts.arrow)
    arrowTransform = question.direction.map { direction in
      switch direction {
      case .up: .identity
      case .down: .flippedVertically
      case .left: .turnedLeft
      case .right: .turnedRight
      }
    }
  }
}
