/// How far a motion has come at each part of its time. The raw value is the name in commands.
public enum MotionCurve: String, CaseIterable, Sendable {
  /// As fast from start to end.
  case linear
  /// Slow at the start.
  case easeIn = "ease-in"
  /// Slow at the end.
  case easeOut = "ease-out"
  /// Slow at the start and at the end.
  case easeInOut = "ease-in-out"
  /// Goes a little too far and comes back.
  case spring

  /// The share of the way at a share of the time: 0 up to 0, 1 from 1 on. Between them that of a spring
  /// exceeds 1 for a while; that of the others only grows.
  public func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    switch self {
    case .linear: return time
    case .easeIn: return CubicBezier(0.42, 0, 1, 1).height(at: time)
    case .easeOut: return CubicBezier(0, 0, 0.58, 1).height(at: time)
    case .easeInOut: return CubicBezier(0.42, 0, 0.58, 1).height(at: time)
    case .spring: return DampedSpring.place(at: time) / DampedSpring.rest
    }
  }
}

/// A curve from 0,0 to 1,1 by the two points between them, as CSS and Core Animation define their curves.
private struct CubicBezier {
  private let across: Polynomial
  private let up: Polynomial

  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    (across, up) = (Polynomial(x1, x2), Polynomial(y1, y2))
  }

  /// Bernstein's polynomial of the third degree from 0 to 1.
  private struct Polynomial {
    private let first: Double
    private let second: Double

    init(_ first: Double, _ second: Double) { (self.first, self.second) = (first, second) }

    func value(_ step: Double) -> Double {
      let left = 1 - step
      return step * (3 * left * (left * first + step * second) + step * step)
    }
  }

  /// The height above a place; found by halving, as the way across only grows.
  func height(at place: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if across.value(middle) < place { low = middle } else { high = middle }
    }
    return up.value((low + high) / 2)
  }
}

/// A weight on a spring that is let go at 0 and comes to rest around 1.
private enum DampedSpring {
  /// The part of the critical damping, and how fast it fades: at the end a thousandth is left.
  private static let damping = 0.65
  private static let decay = 7.0
  private static let undamped = decay / damping
  private static let swing = undamped * (1 - damping * damping).squareRoot()

  /// What counts as rest, so that the end is exact.
  static let rest = place(at: 1)

  static func place(at time: Double) -> Double {
    let angle = swing * time
    return 1 - (-decay * time).exponential * (angle.cosine + decay / swing * angle.sine)
  }
}

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
