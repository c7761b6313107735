import PopoverGeometry

/// TexturedPopoverBackgroundView: one path around background and arrow, filled with a texture. Near
/// a corner, the corner shrinks first, down to nothing, and then the arrow loses a part of its
/// base. The tip is clamped into the view for down, left and right, but not for up. Without a
/// direction the original traps; here the background is whole.
enum TexturedPath {
  /// The arrow is its base, which may be cut off, by its height; the tip may lie outside of it.
  static func answer(_ question: BackgroundViewQuestion) -> BackgroundViewAnswer {
    guard let direction = question.direction else {
      let radii = CornerRadii(question.metrics.capInsets[.horizontal], along: .horizontal)
      return answer(question, background: Rect(size: question.bounds), arrow: .zero, radii)
    }
    let axes = ArrowAxes(question, direction)
    let (from, to) = (axes.edge.clamp(axes.start), axes.edge.clamp(axes.start + axes.base))
    var radii = CornerRadii(axes.caps, along: direction.axis.crossed)
    radii.set(beside: direction, to: axes.roomBesideArrow)
    return answer(
      question, background: axes.background(),
      arrow: Rect(direction.axis, along: axes.strip, across: Span(from: from, to: to)), radii,
      base: (from, to), tip: direction == .up ? axes.center : axes.edge.clamp(axes.center))
  }

  private static func answer(
    _ question: BackgroundViewQuestion, background: Rect, arrow: Rect, _ radii: CornerRadii,
    base: (from: Double, to: Double)? = nil, tip: Double? = nil
  ) -> BackgroundViewAnswer {
    BackgroundViewAnswer(
      question, question.direction, background: background, arrow: arrow, tip: tip,
      facts: [
        ChromeFact("radii", .radii(radii)),
        ChromeFact("arrowBaseFrom", ChromeFigure(base?.from)),
        ChromeFact("arrowBaseTo", ChromeFigure(base?.to)),
        ChromeFact("arrowTip", ChromeFigure(tip)), ChromeFact("background", .rect(background)),
      ])
  }
}

extension ArrowAxes {
  /// The room for a corner on each side of the arrow, at most the size of the corner.
  fileprivate var roomBesideArrow: EdgePair {
    EdgePair(
      near: max(0, min(caps.near, start)),
      far: max(0, min(caps.far, edge.length - (start + base))))
  }
}

/// The radii of four corners in points.
public struct CornerRadii: Encodable, Hashable, Sendable {
  /// That of the upper left corner.
  public var topLeft: Double
  /// That of the upper right corner.
  public var topRight: Double
  /// That of the lower right corner.
  public var bottomRight: Double
  /// That of the lower left corner.
  public var bottomLeft: Double

  /// Creates the radii of the corners, clockwise from the upper left one.
  public init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    (self.topLeft, self.topRight) = (topLeft, topRight)
    (self.bottomRight, self.bottomLeft) = (bottomRight, bottomLeft)
  }
}

extension CornerRadii {
  /// Corners as large as the caps at the ends of the edges along `axis`.
  init(_ caps: EdgePair, along axis: Axis) {
    let (topRight, bottomLeft) =
      axis == .horizontal ? (caps.far, caps.near) : (caps.near, caps.far)
    self.init(topLeft: caps.near, topRight: topRight, bottomRight: caps.far, bottomLeft: bottomLeft)
  }

  /// Changes the corners at both ends of the edge that has the arrow.
  mutating func set(beside direction: ArrowDirection, to ends: EdgePair) {
    switch direction {
    case .up: (topLeft, topRight) = (ends.near, ends.far)
    case .down: (bottomLeft, bottomRight) = (ends.near, ends.far)
    case .left: (topLeft, bottomLeft) = (ends.near, ends.far)
    case .right: (topRight, bottomRight) = (ends.near, ends.far)
    }
  }
}
