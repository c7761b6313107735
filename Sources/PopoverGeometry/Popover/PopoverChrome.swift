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

  /// Lays out the parts in `frame`.
  ///
  /// - Parameter arrowOffset: the wanted distance, in points, from the middle of the edge to the
  ///   middle of the arrow. It need not be whole in cells.
  public init(
    frame: Rect, direction: ArrowDirection?, arrowOffset: Double, metrics: PopoverMetrics,
    grid: Grid = .points
  ) {
    background = frame.background(direction, arrowHeight: metrics.arrow(direction).height)
    content = background.content(metrics.contentViewInsets)
    guard let direction else {
      arrow = Rect(origin: frame.origin, size: .zero)
      self.arrowOffset = 0
      return
    }
    let edge = frame[direction.axis.crossed]
    let span = metrics.arrowSpan(on: edge, direction: direction, offset: arrowOffset, grid: grid)
    arrow = frame.arrow(direction, across: span, height: metrics.arrow(direction).height)
    self.arrowOffset = span.mid - edge.mid
  }
}

extension PopoverMetrics {
  /// Where the arrow's base lies on `edge`: between the caps, in the middle where they cross.
  fileprivate func arrowSpan(
    on edge: Span, direction: ArrowDirection, offset: Double, grid: Grid
  ) -> Span {
    let base = arrow(direction).base
    let caps = capInsets[direction.axis.crossed]
    let lowest = caps.near
    let highest = edge.length - caps.far - base
    let wanted = grid.rounded((edge.length - base) / 2 + offset)
    let start =
      highest < lowest
      ? grid.rounded((edge.length - base) / 2) : max(lowest, min(wanted, highest))
    return Span(start: edge.start + start, length: base)
  }
}

extension Rect {
  fileprivate func background(_ direction: ArrowDirection?, arrowHeight: Double) -> Rect {
    guard let direction else { return self }
    var background = self
    let strip = self[direction.axis]
    background[direction.axis] = Span(
      start: direction.popoverFollowsAnchor ? strip.start + arrowHeight : strip.start,
      length: strip.length - arrowHeight)
    return background
  }

  /// Inside the insets; negative insets let the content stick out, as the contract permits.
  fileprivate func content(_ insets: Insets) -> Rect {
    Rect { axis in
      Span(
        start: self[axis].start + insets[axis].near, length: self[axis].length - insets[axis].sum)
    }
  }

  fileprivate func arrow(
    _ direction: ArrowDirection, across edge: Span, height: Double
  ) -> Rect {
    Rect { axis in
      guard axis == direction.axis else { return edge }
      let strip = self[axis]
      return Span(
        start: direction.popoverFollowsAnchor ? strip.start : strip.end - height, length: height)
    }
  }
}
