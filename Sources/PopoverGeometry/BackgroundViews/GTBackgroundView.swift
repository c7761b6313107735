/// The popover background of the GT tutorial, 2012, published as KSCustomPopoverBackgroundView: four
/// arrow pictures over one background.
///
/// Source: <https://github.com/Scianski/KSCustomUIPopover>, its `layoutSubviews`, and the tutorial's
/// text. The arrow's start is rounded by C's `roundf`; the corner radius is the question's caps.
///
/// Quirks: the background reaches two points under the arrow, but for up and left it keeps its length,
/// so that two points of the far edge stay bare. Without an arrow the background is cut all the same,
/// and the arrow's view stays in the corner with the picture it had.
public struct GTBackgroundView: BackgroundView {
  /// How the arrow is kept off the corners.
  public enum Clamp: Sendable {
    /// As in 2012: moved by one radius where it reaches into a corner, however far it reaches.
    case shift
    /// As from August 2013: held between the corners, the near one last.
    case minmax
  }

  /// Which text is followed.
  public enum Reading: Sendable {
    /// What was evidently meant, and what the published class does.
    case intended
    /// The tutorial's text at its word: the cut height is assigned to a variable that is not there,
    /// and the background keeps the whole size of the view, moved aside by the arrow.
    case literal
  }

  public var background: Rect
  public var arrow: Rect

  /// The class as it has been since 2013.
  public init(_ question: BackgroundViewQuestion) { self.init(question, clamp: .minmax) }

  public init(_ question: BackgroundViewQuestion, clamp: Clamp, reading: Reading = .intended) {
    guard let direction = question.direction else {
      background = Rect(size: question.bounds)
      background.height -=
        reading == .literal ? 0 : question.cut(of: question.metrics.verticalArrow)
      arrow = question.arrowInCorner
      return
    }
    let edge = ArrowEdge(question, direction)
    let start = edge.startInFloat
    let held = clamp == .shift ? edge.nudged(start) : edge.held(start, by: edge.caps)
    background = question.background(direction, along: question.overlapped(direction, reading))
    arrow = question.arrow(direction, at: held)
  }
}

extension BackgroundViewQuestion {
  /// How far the background reaches under an arrow: two points, or in cells one.
  private func overlap(of arrow: ArrowMetrics) -> Double {
    grid == .points ? 2 : smaller(1, arrow.height)
  }

  fileprivate func cut(of arrow: ArrowMetrics) -> Double { arrow.height - overlap(of: arrow) }

  /// The background along the arrow's direction.
  fileprivate func overlapped(
    _ direction: ArrowDirection, _ reading: GTBackgroundView.Reading
  ) -> Span {
    let strip = ArrowStrip(self, direction)
    let cut = cut(of: metrics.arrow(direction))
    let meant = strip.length - (strip.isFirst ? strip.height : cut)
    return Span(start: strip.isFirst ? cut : 0, length: reading == .literal ? strip.length : meant)
  }
}
