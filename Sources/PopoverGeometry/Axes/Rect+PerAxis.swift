// Figures for both axes, as the weighing of the four sides takes them.

extension Rect {
  @inlinable @inline(__always)
  init(starts: PerAxis, lengths: PerAxis) {
    self.init(x: starts.x, y: starts.y, width: lengths.x, height: lengths.y)
  }

  @inlinable @inline(__always)
  var starts: PerAxis { PerAxis(x, y) }

  @inlinable @inline(__always)
  var lengths: PerAxis { PerAxis(width, height) }

  @inlinable @inline(__always)
  var ends: PerAxis { starts + lengths }

  /// Whether no edge lies outside of `bounds`; flush is inside.
  @inline(always)
  func isInside(_ bounds: Rect) -> Bool {
    smaller(starts - bounds.starts, bounds.ends - ends).smallest >= 0
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

/// The larger of two numbers, in one instruction; the standard library's `max` takes four, as it also
/// has an order for what is not a number.
@inlinable @inline(__always)
func larger(_ one: Double, _ other: Double) -> Double { one > other ? one : other }

/// The smaller of two numbers, likewise.
@inlinable @inline(__always)
func smaller(_ one: Double, _ other: Double) -> Double { one < other ? one : other }
