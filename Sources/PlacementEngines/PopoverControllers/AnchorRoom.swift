import PopoverGeometry

// What controllers ask about an anchor. The direction is that of the arrow.
extension Rect {
  /// The length that is left beside this anchor in a container.
  func room(for direction: ArrowDirection, in container: Rect) -> Double {
    -overflow(of: container)[direction.axis].farther(direction)
  }

  /// A popover of a size against this anchor, centred on it.
  func neighbor(_ size: Size, _ direction: ArrowDirection) -> Rect {
    let (axis, anchor) = (direction.axis, self[direction.axis])
    let start = direction.popoverFollowsAnchor ? anchor.end : anchor.start - size[axis]
    return Rect(
      axis, along: Span(start: start, length: size[axis]),
      across: self[axis.crossed].centered(length: size[axis.crossed]))
  }

  /// The middle of the edge of this anchor that faces the popover.
  func facingMiddle(_ direction: ArrowDirection) -> Point {
    let anchor = self[direction.axis]
    return Point(
      direction.axis, along: direction.popoverFollowsAnchor ? anchor.end : anchor.start,
      across: self[direction.axis.crossed].mid)
  }
}

extension EdgePair {
  /// The figure at the end where a popover lies, seen from its anchor.
  func farther(_ direction: ArrowDirection) -> Double {
    direction.popoverFollowsAnchor ? far : near
  }
}

extension Size {
  /// The size of a popover with an arrow of a height.
  func adding(_ arrowHeight: Double, along direction: ArrowDirection) -> Size {
    Size { self[$0] + ($0 == direction.axis ? arrowHeight : 0) }
  }
}

extension Span {
  /// Moved inside at its start and then at its end: too long, it keeps its end in view.
  func shiftedEndLast(into bounds: Span) -> Span {
    Span(start: min(max(start, bounds.start), bounds.end - length), length: length)
  }

  /// Cut at both ends, even to a length below zero.
  func shortened(by ends: EdgePair) -> Span {
    Span(start: start + ends.near, length: length - ends.sum)
  }

  /// Longer at both ends.
  func extended(by ends: EdgePair) -> Span {
    Span(start: start - ends.near, length: length + ends.sum)
  }

  /// The shortest stretch around this one with whole ends.
  var wholeOutwards: Span { Span(from: start.rounded(.down), to: end.rounded(.up)) }
}

extension Rect {
  /// The smallest rectangle around this one with whole edges.
  var wholeOutwards: Rect { Rect { self[$0].wholeOutwards } }

  /// The same place counted upwards from the lower edge of a container, as AppKit counts, or back from there.
  func flippedVertically(in container: Size) -> Rect {
    Rect(x: x, y: container.height - maxY, width: width, height: height)
  }
}
