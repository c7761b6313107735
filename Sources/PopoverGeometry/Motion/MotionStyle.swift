/// What a popover does when it comes, goes or changes its side. The raw value is the name in commands.
public enum MotionStyle: String, CaseIterable, Sendable {
  /// It grows from the tip of its arrow, and shrinks into it.
  case scale
  /// It unrolls along its arrow, as wide as it is.
  case slide
  /// It stays where it is, and colours change: nothing moves.
  case fade
  /// Immediately.
  case none
}

/// How changes are shown.
public struct MotionSettings: Equatable, Sendable {
  /// What is seen of a change.
  public var style: MotionStyle
  /// How the progress follows the time.
  public var curve: MotionCurve
  /// How long a change takes, in seconds.
  public var duration: Double

  /// A style with its curve and its duration in seconds.
  public init(
    _ style: MotionStyle = .scale, _ curve: MotionCurve = .easeOut, duration: Double = 0.2
  ) {
    self.style = style
    self.curve = curve
    self.duration = duration
  }

  /// Every change is over as soon as it begins.
  public static let still = MotionSettings(.none)

  /// Whether nothing is ever on its way.
  public var isStill: Bool { style == .none || !(duration > 0) }

  /// How far a change is after so many seconds.
  public func progress(at time: Double) -> Double {
    isStill ? 1 : curve.progress(at: time / duration)
  }
}
