import PopoverGeometry

// What controllers ask about an anchor. The direction is that of the arrow.
extension Rect {
  /// The length that is left beside this anchor in a container.
  func room(for direction: ArrowDirection, in container: Rect) -> Double {
    -overflow(of: container)[direction.axis].farther(direction)
  }

  /// A popover of a size at a distance from this anchor, below zero on it, centred on it.
  func neighbor(_ size: Size, _ direction: ArrowDirection, distance: Double = 0) -> Rect {
    let (axis, edge) = (direction.axis, direction.axis.crossed)
    let tip = facingMiddle(direction, distance: distance)
    let start = direction.popoverFollowsAnchor ? tip[axis] : tip[axis] - size[axis]
    return Rect(
      axis, along: Span(start: start, length: size[axis]),
      across: self[edge].centered(length: size[edge]))
  }

  /// The middle of the edge of this anchor that faces the popover, moved towards that by a distance.
  func facingMiddle(_ direction: ArrowDirection, distance: Double = 0) -> Point {
    let (anchor, edge) = (self[direction.axis], direction.axis.crossed)
    return Point(
      direction.axis,
      along: direction.popoverFollowsAnchor ? anchor.end + distance : anchor.start - distance,
      across: self[edge].mid)
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
