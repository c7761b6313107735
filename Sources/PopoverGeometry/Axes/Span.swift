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
  public init(from start: Double, to end: Double) {
    self.init(start: start, length: max(0, end - start))
  }

  public var end: Double { start + length }
  public var mid: Double { start + length / 2 }
}

extension Span {
  /// Moved no farther than needed to lie inside `bounds`; too long, it keeps its start in view.
  public func shifted(into bounds: Span) -> Span {
    Span(start: max(bounds.start, min(start, bounds.end - length)), length: length)
  }

  /// Both ends held into `bounds`; a span wholly outside becomes empty at the nearer end.
  public func clamped(to bounds: Span) -> Span {
    Span(from: bounds.clamp(start), to: bounds.clamp(end))
  }

  /// The place inside this span nearest to `place`.
  public func clamp(_ place: Double) -> Double { max(start, min(place, end)) }

  /// A span of `length` around the middle of this one.
  public func centered(length: Double) -> Span { Span(start: mid - length / 2, length: length) }

  /// Cut by `insets` at both ends; never shorter than empty and never outside of what it was.
  public func inset(by insets: EdgePair) -> Span {
    let start = clamp(self.start + insets.near)
    return Span(from: start, to: clamp(end - insets.far))
  }

  /// How far the ends lie outside `bounds`: positive is out, zero is flush, negative is room left.
  public func overflow(of bounds: Span) -> EdgePair {
    EdgePair(near: bounds.start - start, far: end - bounds.end)
  }

  /// Whether the two share more than an end; an empty span inside the other counts.
  public func overlaps(_ other: Span) -> Bool { start < other.end && other.start < end }

  /// Whether the two share at least a place; touching counts, so a caret on an edge is seen.
  public func meets(_ other: Span) -> Bool { start <= other.end && other.start <= end }
}
