/// YLFPopoverBackgroundView, 2018: MB's layout with an arrow picture that points down.
///
/// Source: <https://github.com/leavesster/YLFPopoverBackgroundView>, its `layoutSubviews`.
///
/// Quirks: as ``MBBackgroundView``, but on the sides the arrow is held by the content's insets, which
/// have nothing to do with the corners.
public struct YLFBackgroundView: BackgroundView {
  public var background: Rect
  public var arrow: Rect
  /// How the picture is turned; `nil` without an arrow.
  public var arrowTransform: ArrowTransform?

  public init(_ question: BackgroundViewQuestion) {
    let parts = TurnedArrow(question, sidesHeldBy: \.insets)
    (background, arrow) = (parts.background, parts.arrow)
    arrowTransform = question.direction.map { direction in
      switch direction {
      case .up: .flippedVertically
      case .down: .identity
      case .left: .turnedRight
      case .right: .turnedLeft
      }
    }
  }
}
