/// The parts of a popover inside its frame, by Apple's size contract and the safe arrow clamp.
///
/// It is a pure function of the frame, the direction and the offset, so laying out twice is laying
/// out once.
public struct PopoverChrome: Hashable, Sendable {
  /// The frame without the arrow's strip.
  public var background: Rect
  /// The background inside `contentViewInsets`.
  public var content: Rect
  /// The arrow, flush with the background; empty at the frame's origin when there is none.
  public var arrow: Rect
  /// The offset in force after the clamp; negative is left or up from the middle of the edge.
  public var arrowOffset: Double

  /// Parts that are laid out already.
  public init(background: Rect, content: Rect, arrow: Rect, arrowOffset: Double) {
    self.background = background
    self.content = content
    self.arrow = arrow
    self.arrowOffset = arrowOffset
  }

  /// Lays out the parts in `frame`.
  ///
  /// - Parameters:
  ///   - frame: the whole popover, its arrow included.
  ///   - direction: where the arrow points; `nil` is the form without one.
  ///   - arrowOffset: the wanted distance, in points, from the middle of the edge to the middle of
  ///     the arrow. It need not be whole in cells.
  ///   - metrics: the figures of the background.
  ///   - grid: the grid on which the parts lie.
  public init(
    frame: Rect, direction: ArrowDirection?, arrowOffset: Double, metrics: PopoverMetrics,
    grid: Grid = .points
  ) {
    guard let direction else {
      self.init(
        background: frame, content: frame.content(metrics.contentViewInsets),
        arrow: Rect(origin: frame.origin, size: .zero), arrowOffset: 0)
      return
    }
    let (axis, arrow) = (direction.axis, metrics.arrow(direction))
    let (whole, edge) = (frame[axis], frame[axis.crossed])
    let base = edge.arrowBase(
      arrow.base, startingIn: metrics.arrowStarts(on: edge.length, direction), offset: arrowOffset,
      grid: grid)
    let isFirst = direction.popoverFollowsAnchor
    let strip = whole.arrowStrip(arrow.height, isFirst: isFirst)
    let background = Rect(
      axis, along: whole.withoutArrowStrip(arrow.height, isFirst: isFirst), across: edge)
    self.init(
      background: background, content: background.content(metrics.contentViewInsets),
      arrow: Rect(axis, along: strip, across: base), arrowOffset: base.mid - edge.mid)
  }
}

extension PopoverMetrics {
  /// Where on an edge of some length the arrow's base may start, counted from the start of the edge: between the caps;
  /// `nil` where they leave no place for it.
  package func arrowStarts(on length: Double, _ direction: ArrowDirection) -> ClosedRange<Double>? {
    let caps = capInsets[direction.axis.crossed]
    let last = length - caps.far - arrow(direction).base
    return caps.near <= last ? caps.near...last : nil
  }

  /// Whether the caps leave a place for the arrow of a popover: where they do not, it is not drawn.
  package func hasArrowRoom(in layout: PopoverLayout) -> Bool {
    guard let direction = layout.arrowDirection else { return false }
    if arrow(direction).base == 0 { return true }
    return arrowStarts(on: layout.frame[direction.axis.crossed].length, direction) != nil
  }
}

extension Span {
  /// Where the arrow's base lies on this edge: where it may start, and in the middle where it may nowhere.
  fileprivate func arrowBase(
    _ base: Double, startingIn starts: ClosedRange<Double>?, offset: Double, grid: Grid
  ) -> Span {
    let middle = (length - base) / 2
    let wanted = grid.rounded(starts == nil ? middle : middle + offset)
    let start = starts.map { max($0.lowerBound, min(wanted, $0.upperBound)) } ?? wanted
    return Span(start: self.start + start, length: base)
  }
}

extension Rect {
  /// Inside the insets; negative insets let the content stick out, as the contract permits.
  fileprivate func content(_ insets: Insets) -> Rect {
    Rect { axis in
      Span(
        start: self[axis].start + insets[axis].near,
        length: self[axis].length - insets[axis].sum)
    }
  }
}

extension Rectangle {
  /// Longer by a length at the edge to which an arrow would point.
  package func extended(by length: Scalar, towards direction: ArrowDirection) -> Self {
    var longer = self
    longer[direction.axis].length += length
    if direction.popoverFollowsAnchor { longer[direction.axis].start -= length }
    return longer
  }
}

// Apple's contract along the arrow's axis.
extension Span {
  /// The strip of the arrow: at the end that faces the anchor.
  package func arrowStrip(_ height: Double, isFirst: Bool) -> Span {
    Span(start: isFirst ? start : end - height, length: height)
  }

  /// The background: all but that strip.
  package func withoutArrowStrip(_ height: Double, isFirst: Bool) -> Span {
    Span(start: isFirst ? start + height : start, length: length - height)
  }
}
