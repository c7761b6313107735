/// GIKPopoverBackgroundView, 2013: seven pictures of whole popovers, so that no seam can show.
///
/// Source: <https://github.com/GiK/GIKPopoverBackgroundView>, its `layoutSubviews` and the methods that
/// this calls. The corner radius is the question's caps.
///
/// Quirks: the tip is a point off towards the start, and jumps by up to three where the picture of an
/// end takes over; a picture may be squeezed though the arrow counts as between the ends; where both
/// ends are reached the start wins; without a direction the arrow points right; for left the whole view
/// is moved once more by each layout. The original asks its own class for the base and for that move,
/// whatever a subclass says; here all follow the question's metrics.
public struct GIKBackgroundView: BackgroundView {
  /// Also the rectangle that the shadow is drawn of, its corners square.
  public var background: Rect
  /// The arrow in the stretched picture.
  public var arrow: Rect
  public var picture: GIKPicture
  public var isMirrored: Bool
  /// The wanted middle of the arrow, from the start of its edge.
  public var arrowCenter: Double
  public var isAtStart: Bool
  public var isAtEnd: Bool
  public var stretching: GIKStretching
  /// How far one layout moves the view to the right.
  public var centerShift: Double

  /// How often the picture is stretched.
  public var stretches: Int { stretching.secondPass == nil ? 1 : 2 }

  public init(_ question: BackgroundViewQuestion) {
    let direction = Self.shownDirection(question.direction)
    let edge = ArrowEdge(question, direction)
    let ends = GIKEnds(edge)
    let isMirrored =
      direction.axis == .vertical ? !ends.isBetween && ends.isAtStart : direction == .left
    picture = GIKPicture(direction, ends)
    stretching = GIKStretching(
      picture, insets: isMirrored ? picture.capInsets.mirrored : picture.capInsets, ends: ends,
      along: direction.axis.crossed)
    self.isMirrored = isMirrored
    arrowCenter = ends.center
    (isAtStart, isAtEnd) = (ends.isAtStart, ends.isAtEnd)
    centerShift = direction == .left ? question.metrics.arrow(.left).height : 0
    background = question.background(direction)
    arrow = question.arrow(direction, at: ends.arrowStart(edge))
  }

  /// Where the arrow points that is shown.
  static func shownDirection(_ direction: ArrowDirection?) -> ArrowDirection { direction ?? .right }
}

extension GIKPicture {
  fileprivate init(_ direction: ArrowDirection, _ ends: GIKEnds) {
    switch direction {
    case .up: self = ends.isBetween ? .up : .upRight
    case .down: self = ends.isBetween ? .down : .downRight
    case .left, .right:
      self = ends.isBetween ? .side : ends.isAtStart ? .sideTop : .sideBottom
    }
  }
}

extension Insets {
  fileprivate var mirrored: Insets { Insets(top: top, left: right, bottom: bottom, right: left) }
}
