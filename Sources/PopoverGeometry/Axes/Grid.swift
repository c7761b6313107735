/// What coordinates may be: any number, or whole cells only.
public enum Grid: Sendable {
  /// Any finite number, as UIKit's points.
  case points
  /// Whole character cells: whatever is centered is rounded, and nothing else ever needs it.
  case cells

  /// The one rule of rounding: in cells, halves go to the higher cell; points stay as they are.
  public func rounded(_ place: Double) -> Double {
    self == .cells ? (place + 0.5).rounded(.down) : place
  }

  /// The stretch with its start rounded; it keeps its length.
  public func rounded(_ span: Span) -> Span {
    Span(start: rounded(span.start), length: span.length)
  }
}
