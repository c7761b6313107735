/// What coordinates may be: any number, or whole cells only.
public enum Grid: Sendable {
  /// Any finite number, as UIKit's points.
  case points
  /// Whole character cells: whatever is centred is rounded, and nothing else ever needs it.
  case cells

  /// The one rule of rounding: in cells, halves go to the higher cell; points stay as they are.
  @inline(always)
  public func rounded(_ place: Double) -> Double {
    self == .cells ? (place + 0.5).wholeBelow : place
  }

  @inline(always)
  public func rounded(_ span: Span) -> Span {
    Span(start: rounded(span.start), length: span.length)
  }
}

extension Double {
  /// The largest whole number that is not above this one, for the numbers that a presentation may hold.
  ///
  /// Added to a number this large, a fraction is rounded off; the library call for it costs as much as
  /// weighing a side.
  @inlinable @inline(__always)
  var wholeBelow: Double {
    let large = 0x1.8p52
    let nearest = (self + large) - large
    return nearest - (nearest > self ? 1 : 0)
  }
}
