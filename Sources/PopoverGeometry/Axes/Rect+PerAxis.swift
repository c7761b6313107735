// The rules of `Span` on both axes at once, as every placement asks for them several times.

extension Rect {
  @inlinable @inline(__always)
  init(starts: PerAxis, lengths: PerAxis) {
    self.init(x: starts.x, y: starts.y, width: lengths.x, height: lengths.y)
  }

  /// The rectangle between two corners; an end before its start gives an empty one there.
  @inlinable @inline(__always)
  init(from starts: PerAxis, to ends: PerAxis) {
    self.init(starts: starts, lengths: larger(.zero, ends - starts))
  }

  @inlinable @inline(__always)
  var starts: PerAxis { PerAxis(x, y) }

  @inlinable @inline(__always)
  var lengths: PerAxis { PerAxis(width, height) }

  @inlinable @inline(__always)
  var ends: PerAxis { starts + lengths }

  /// The corner inside this rectangle nearest to `corner`.
  @inlinable @inline(__always)
  func clamp(_ corner: PerAxis) -> PerAxis { larger(starts, smaller(corner, ends)) }
}

extension Rect {
  /// Cut at every edge; never smaller than empty and never outside of what it was.
  @inline(always)
  public func inset(by insets: Insets) -> Rect {
    let start = clamp(starts + insets.near)
    return Rect(from: start, to: clamp(ends - insets.far))
  }

  /// Every edge held into `bounds`; a rectangle wholly outside becomes empty at the nearest edge.
  @inline(always)
  public func clamped(to bounds: Rect) -> Rect {
    Rect(from: bounds.clamp(starts), to: bounds.clamp(ends))
  }

  /// Moved no farther than needed to lie inside `bounds`; too long, it keeps its start in view.
  @inline(always)
  func shifted(into bounds: Rect) -> Rect {
    Rect(
      starts: larger(bounds.starts, smaller(starts, bounds.ends - lengths)), lengths: lengths)
  }

  @inline(always)
  public func overlaps(_ other: Rect) -> Bool { leastStep(from: other) > 0 }

  @inline(always)
  public func meets(_ other: Rect) -> Bool { leastStep(from: other) >= 0 }

  /// Whether no edge lies outside of `bounds`; flush is inside.
  @inline(always)
  func isInside(_ bounds: Rect) -> Bool {
    smaller(starts - bounds.starts, bounds.ends - ends).smallest >= 0
  }

  @inlinable @inline(__always)
  func leastStep(from other: Rect) -> Double {
    smaller(other.ends - starts, ends - other.starts).smallest
  }
}

extension Size {
  @inline(always)
  var lengths: PerAxis { PerAxis(width, height) }
}

extension Insets {
  /// At the left and at the top.
  @inlinable @inline(__always)
  var near: PerAxis { PerAxis(left, top) }

  /// At the right and at the bottom.
  @inlinable @inline(__always)
  var far: PerAxis { PerAxis(right, bottom) }
}
