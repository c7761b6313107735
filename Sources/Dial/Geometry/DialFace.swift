import PopoverGeometry

/// Where the labels of a dial stand.
public struct DialFace: Equatable, Sendable {
  /// From the middle to the rim, in points.
  public var radius: Double
  /// From the rim to the middles of the labels.
  public var labelOffset: Double
  public var mode: DialMode

  public init(radius: Double, labelOffset: Double = 10, as mode: DialMode = .safe) {
    self.radius = radius
    self.labelOffset = labelOffset
    self.mode = mode
  }

  /// From the middle to the middles of the labels.
  ///
  /// Where the radius is less than the offset it is 0; in the original it is negative, and the labels
  /// stand on the other side.
  public var labelRadius: Double {
    mode == .safe ? max(0, radius - labelOffset) : radius - labelOffset
  }

  /// The middle of a label, seen from the top left corner of the square around the dial. The original
  /// turns the label itself by its position, so that its foot points to the middle.
  ///
  /// - Parameter position: clockwise from the top, in radians.
  public func labelCenter(at position: Double) -> Point {
    Point(
      x: radius + position.sine * labelRadius, y: radius - position.cosine * labelRadius)
  }
}
