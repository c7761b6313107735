/// TexturedPopoverBackgroundView, 2019: one path around background and arrow, filled with a texture.
///
/// Source: <https://github.com/ladeiko/TexturedPopoverBackgroundView>, its `layoutSubviews`. The corner
/// radius is the question's caps.
///
/// Quirks: near a corner it is the corner that gives way, down to none, and then the arrow loses a part
/// of its base; the tip is held inside the view for down, left and right, but not for up. Without a
/// direction the original traps; here it is a whole background.
public struct TexturedBackgroundView: BackgroundView {
  /// The arrow's place on its edge.
  public struct Triangle: Equatable, Hashable, Sendable {
    /// The ends of the base, both held inside the edge.
    public var from: Double
    public var to: Double
    /// For up it may lie outside.
    public var tip: Double
  }

  public var background: Rect
  /// The base, which may be cut off, by the arrow's height; the tip may lie outside of it.
  public var arrow: Rect
  public var radii: CornerRadii
  /// `nil` without an arrow.
  public var triangle: Triangle?

  public init(_ question: BackgroundViewQuestion) {
    guard let direction = question.direction else {
      (background, arrow) = (Rect(size: question.bounds), .zero)
      radii = CornerRadii(question.metrics.capInsets[.horizontal], along: .horizontal)
      return
    }
    let edge = ArrowEdge(question, direction)
    let triangle = Triangle(edge, isTipHeld: direction != .up)
    radii = CornerRadii(edge.caps, along: direction.axis.crossed)
    radii.set(beside: direction, to: edge.roomBeside)
    background = question.background(direction)
    arrow = Rect(
      direction.axis, along: ArrowStrip(question, direction).arrow,
      across: Span(from: triangle.from, to: triangle.to))
    self.triangle = triangle
  }
}

extension TexturedBackgroundView.Triangle {
  fileprivate init(_ edge: ArrowEdge, isTipHeld: Bool) {
    let whole = Span(start: 0, length: edge.length)
    from = whole.clamp(edge.start)
    to = whole.clamp(edge.start + edge.base)
    tip = isTipHeld ? whole.clamp(edge.center) : edge.center
  }
}

extension ArrowEdge {
  /// The room on both sides of the arrow, as far as a corner uses it.
  fileprivate var roomBeside: EdgePair {
    EdgePair(
      near: larger(0, smaller(caps.near, start)),
      far: larger(0, smaller(caps.far, length - (start + base))))
  }
}
