/// The half of a dial that is touched; a finger that moves down turns the right one clockwise, the left
/// one the other way.
public enum DialHalf: String, CaseIterable, Sendable {
  case left
  case right

  /// The half at a column, in the same coordinates as the middle of the dial, which is of the left one.
  public init(touch x: Double, center: Double) { self = x > center ? .right : .left }
}
