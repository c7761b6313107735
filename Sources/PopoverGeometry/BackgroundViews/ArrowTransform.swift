/// How one arrow picture is made to point another way.
public enum ArrowTransform: String, CaseIterable, Sendable {
  case identity
  /// Top and bottom changed about.
  case flippedVertically = "flipY"
  /// A quarter against the clock.
  case turnedLeft = "rotate-90"
  /// A quarter with the clock.
  case turnedRight = "rotate+90"
}
