import PopoverGeometry

/// TexturedPopoverBackgroundView: one path around background and arrow, filled with a texture.
///
/// Near a corner, the corner shrinks first, down to nothing, and then the arrow loses a part of its
/// base. The tip is clamped into the view for down, left and right, but not for up. Without a
/// direction the original traps; here the background is whole.
struct TexturedPath: Equatable, Sendable {
  /// The arrow's place on its edge.
  struct Triangle: Equatable, Sendable {
    /// The ends of the base, both inside the edge.
    var from: Double
    var to: Double
    /// For up it may lie outside.
    var tip: Double
  }

  let background: Rect
  /// The base, which may be cut off, by the arrow's height; the tip may lie outside of it.
  let arrow: Rect
  let radii: CornerRadii
  /// `nil` without an arrow.
  let triangle: Triangle?

  init(_ question: BackgroundViewQuestion) {
    guard let direction = question.direction else {
      (background, arrow, triangle) = (Rect(size: question.bounds), .zero, nil)
      radii = CornerRadii(question.metrics.capInsets[.horizontal], along: .horizontal)
      return
    }
    let axes = ArrowAxes(question, direction)
    let triangle = Triangle(axes)
    var radii = CornerRadii(axes.caps, along: direction.axis.crossed)
    radii.set(beside: direction, to: axes.roomBesideArrow)
    background = axes.background()
    arrow = Rect(
      direction.axis, along: axes.strip, across: Span(from: triangle.from, to: triangle.to))
    (self.radii, self.triangle) = (radii, triangle)
  }

  func answer(_ question: BackgroundViewQuestion) -> BackgroundViewAnswer {
    BackgroundViewAnswer(
      question, question.direction, background: background, arrow: arrow, tip: triangle?.tip,
      facts: [
        ChromeFact("radii", .radii(radii)),
        ChromeFact("arrowBaseFrom", ChromeFigure(triangle?.from)),
        ChromeFact("arrowBaseTo", ChromeFigure(triangle?.to)),
        ChromeFact("arrowTip", ChromeFigure(triangle?.tip)),
        ChromeFact("background", .rect(background)),
      ])
  }
}

extension TexturedPath.Triangle {
  fileprivate init(_ axes: ArrowAxes) {
    from = axes.edge.clamp(axes.start)
    to = axes.edge.clamp(axes.start + axes.base)
    tip = axes.direction == .up ? axes.center : axes.edge.clamp(axes.center)
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
public struct CornerRadii: Equatable, Hashable, Sendable {
  /// That of the upper left corner.
  public var topLeft: Double
  /// That of the upper right corner.
  public var topRight: Double
  /// That of the lower right corner.
  public var bottomRight: Double
  /// That of the lower left corner.
  public var bottomLeft: Double

  /// A radius for each corner.
  public init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// Corners as large as the caps at the ends of the edges along `axis`.
  init(_ caps: EdgePair, along axis: Axis) {
    let (topRight, bottomLeft) =
      axis == .horizontal ? (caps.far, caps.near) : (caps.near, caps.far)
    self.init(
      topLeft: caps.near, topRight: topRight, bottomRight: caps.far, bottomLeft: bottomLeft)
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
