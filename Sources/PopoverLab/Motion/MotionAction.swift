import PopoverGeometry

/// What a user can do with motion.
public enum MotionAction: Equatable, Sendable {
  /// Another way in which changes are shown.
  case nextStyle
  case nextCurve
  case use(MotionChange)
  /// Says how changes are shown.
  case tell
  /// Looks at the last motion, or leaves it.
  case look
  /// Looks at how all popovers come, or go.
  case lookAtComing
  case lookAtGoing
  /// By so many steps; less than zero is back.
  case step(Int)
  case toStart
  case toEnd
  /// Plays what is looked at, or pauses.
  case toggle
  /// At a quarter of the speed, or at the usual one.
  case changeSpeed
}

/// What is to be otherwise about how changes are shown; what is `nil` stays as it is.
public struct MotionChange: Equatable, Sendable {
  public var style: MotionStyle?
  public var curve: MotionCurve?
  /// In seconds.
  public var duration: Double?

  public init(
    style: MotionStyle? = nil, curve: MotionCurve? = nil, duration: Double? = nil
  ) {
    self.style = style
    self.curve = curve
    self.duration = duration
  }

  /// From a frame or so to what nobody waits for.
  public static let durations = 0.05...10.0
}

extension MotionChange {
  /// The words that can be completed.
  static let words = MotionStyle.allCases.map(\.rawValue) + MotionCurve.allCases.map(\.rawValue)

  /// What may stand there.
  public static let expected =
    "one of \(words.joined(separator: ", ")), or seconds from \(durations.lowerBound) to "
    + "\(Int(durations.upperBound))"

  /// Reads words such as `slide spring 0.4`, in any order.
  public init?(words: String) {
    self.init()
    for word in words.split(separator: " ").map(String.init) {
      if let style = MotionStyle(rawValue: word) {
        self.style = style
      } else if let curve = MotionCurve(rawValue: word) {
        self.curve = curve
      } else if let duration = Double(word), Self.durations.contains(duration) {
        self.duration = duration
      } else {
        return nil
      }
    }
  }

  /// The manner with what is to be otherwise. A curve or a time is asked for to see something move.
  public func applied(to manner: MotionManner) -> MotionManner {
    var changed = manner
    changed.curve = curve ?? manner.curve
    changed.duration = duration ?? manner.duration
    changed.style = style ?? (manner.style == .none ? .scale : manner.style)
    return changed
  }
}
