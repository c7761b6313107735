/// A half-open stretch `[start, end)` of one axis, in points; positive runs right or down.
///
/// Every rule of placement is written once on a span and used for both axes.
public struct Span: Equatable, Hashable, Sendable {
  public var start: Double
  public var length: Double

  public init(start: Double, length: Double) {
    self.start = start
    self.length = length
  }

  /// The stretch between two places; an `end` before `start` gives an empty span at `start`.
  @inline(always)
  public init(from start: Double, to end: Double) {
    self.init(start: start, length: larger(0, end - start))
  }

  @inline(always)
  public var end: Double { start + length }
  @inline(always)
  public var mid: Double { start + length / 2 }
}

extension Span {
  /// Moved no farther than needed to lie inside `bounds`; too long, it keeps its start in view.
  @inline(always)
  public func shifted(into bounds: Span) -> Span {
    Span(start: larger(bounds.start, smaller(start, bounds.end - length)), length: length)
  }

  /// Both ends held into `bounds`; a span wholly outside becomes empty at the nearer end.
  @inline(always)
  public func clamped(to bounds: Span) -> Span {
    Span(from: bounds.clamp(start), to: bounds.clamp(end))
  }

  /// The place inside this span nearest to `place`.
  @inline(always)
  public func clamp(_ place: Double) -> Double { larger(start, smaller(place, end)) }

  /// A span of `length` around the middle of this one.
  @inline(always)
  public func centered(length: Double) -> Span { Span(start: mid - length / 2, length: length) }

  /// Cut by `insets` at both ends; never shorter than empty and never outside of what it was.
  @inline(always)
  public func inset(by insets: EdgePair) -> Span {
    let start = clamp(self.start + insets.near)
    return Span(from: start, to: clamp(end - insets.far))
  }

  /// How far the ends lie outside `bounds`: positive is out, zero is flush, negative is room left.
  public func overflow(of bounds: Span) -> EdgePair {
    EdgePair(near: bounds.start - start, far: end - bounds.end)
  }

  /// Whether the two share more than an end; an empty span inside the other counts.
  @inline(always)
  public func overlaps(_ other: Span) -> Bool { leastStep(from: other) > 0 }

  /// Whether the two share at least a place; touching counts, so a caret on an edge is seen.
  @inline(always)
  public func meets(_ other: Span) -> Bool { leastStep(from: other) >= 0 }

  /// The least way to move this span to where it only touches the other; negative if they are apart.
  @inlinable @inline(__always)
  func leastStep(from other: Span) -> Double { smaller(other.end - start, end - other.start) }
}

/// The larger of two numbers, in one instruction; the standard library's `max` takes four, as it also
/// has an order for what is not a number.
@inlinable @inline(__always)
func larger(_ one: Double, _ other: Double) -> Double { one > other ? one : other }

/// The smaller of two numbers, likewise.
@inlinable @inline(__always)
func smaller(_ one: Double, _ other: Double) -> Double { one < other ? one : other }
