/// The time of a film. It is counted in steps, so that a film is the same on every machine.
public struct FilmClock: Equatable, Sendable {
  /// Steps in a second.
  private let rate: Int
  /// Steps since the beginning.
  private var steps = 0

  /// Nothing is waited for longer than this, in seconds.
  public static let longestWait = 60.0
  /// The most steps in a second.
  public static let greatestRate = 240

  /// - Parameter rate: steps in a second, held between 1 and ``greatestRate``.
  init(rate: Int) { self.rate = min(max(1, rate), FilmClock.greatestRate) }

  /// Seconds since the beginning.
  var time: Double { Double(steps) / Double(rate) }
  var elapsed: Duration { .seconds(1) * steps / rate }
  /// Seconds from one step to the next.
  var step: Double { 1 / Double(rate) }

  mutating func advance() { steps += 1 }

  /// The time after a wait from now; `nil` is the longest.
  func end(of wait: Double?) -> FilmClock {
    var end = self
    end.steps += Int((wait ?? FilmClock.longestWait) * Double(rate))
    return end
  }
}

extension FilmClock: Comparable {
  public static func < (left: FilmClock, right: FilmClock) -> Bool { left.time < right.time }
}
