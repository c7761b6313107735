/// The parts of a popover inside its frame, by Apple's size contract and the safe arrow clamp.
///
/// It is a pure function of the frame, the direction and the offset, so laying out twice is laying
/// out once.
public struct PopoverChrome: Equatable, Sendable {
  /// The frame without the arrow's strip.
  public var background: Rect
  /// The background inside `contentViewInsets`.
  public var content: Rect
  /// The arrow, flush with the background; empty at the frame's origin when there is none.
  public var arrow: Rect
  /// The offset in force after the clamp; negative is left or up from the middle of the edge.
  public var arrowOffset: Double

  /// Parts that are laid out already.
  @inline(always)
  public init(background: Rect, content: Rect, arrow: Rect, arrowOffset: Double) {
    self.background = background
    self.content = content
    self.arrow = arrow
    self.arrowOffset = arrowOffset
  }

  /// Lays out the parts in `frame`.
  ///
  /// - Parameter arrowOffset: the wanted distance, in points, from the middle of the edge to the
  ///   middle of the arrow. It need not be whole in cells.
  public init(
    frame: Rect, direction: ArrowDirection?, arrowOffset: Double, metrics: PopoverMetrics,
    grid: Grid = .points
  ) {
    if let direction {
      self.init(
        frame: frame, direction: direction, on: direction.axis, arrowOffset: arrowOffset,
        metrics: metrics, grid: grid)
    } else {
      self.init(arrowless: frame, metrics: metrics)
    }
  }

  private init(arrowless frame: Rect, metrics: PopoverMetrics) {
    background = frame
    content = frame.content(metrics.contentViewInsets)
    arrow = Rect(origin: frame.origin, size: .zero)
    arrowOffset = 0
  }

  /// The same with an arrow; an `axis` that is known at compile time leaves no question open.
  @inline(always)
  init(
    frame: Rect, direction: ArrowDirection, on axis: Axis, arrowOffset: Double,
    metrics: PopoverMetrics, grid: Grid
  ) {
    let (whole, edge) = (frame[axis], frame[axis.crossed])
    let height = metrics.arrow(axis).height
    let base = metrics.arrowSpan(on: edge, axis.crossed, offset: arrowOffset, grid: grid)
    let inside = direction.pick(following: whole.start + height, preceding: whole.start)
    let strip = direction.pick(following: whole.start, preceding: whole.end - height)
    background = Rect(
      axis, along: Span(start: inside, length: whole.length - height), across: edge)
    content = background.content(metrics.contentViewInsets)
    arrow = Rect(axis, along: Span(start: strip, length: height), across: base)
    self.arrowOffset = base.mid - edge.mid
  }
}

extension PopoverMetrics {
  /// Where the arrow's base lies on an edge along `axis`: between the caps, in the middle where they
  /// cross.
  @inline(always)
  fileprivate func arrowSpan(
    on edge: Span, _ axis: Axis, offset: Double, grid: Grid
  ) -> Span {
    let base = arrow(axis.crossed).base
    let caps = capInsets[axis]
    let lowest = caps.near
    let highest = edge.length - caps.far - base
    let middle = (edge.length - base) / 2
    let start =
      highest < lowest
      ? grid.rounded(middle) : larger(lowest, smaller(grid.rounded(middle + offset), highest))
    return Span(start: edge.start + start, length: base)
  }
}

extension Rect {
  /// Inside the insets; negative insets let the content stick out, as the contract permits.
  @inline(always)
  fileprivate func content(_ insets: Insets) -> Rect {
    Rect(starts: starts + insets.near, lengths: lengths - (insets.near + insets.far))
  }
}
