/// The time of a film, counted in steps, so that a film is the same on every machine.
package struct FilmClock: Equatable, Sendable {
  /// Steps in a second.
  private let rate: Int
  /// Steps since the beginning.
  private(set) var steps = 0

  /// The longest wait, in seconds.
  package static let longestWait = 60.0
  /// The most steps in a second.
  package static let greatestRate = 240

  /// - Parameter rate: steps in a second, clamped between 1 and ``greatestRate``.
  init(rate: Int) { self.rate = min(max(1, rate), FilmClock.greatestRate) }

  /// Seconds since the beginning.
  var time: Double { Double(steps) / Double(rate) }
  var elapsed: Duration { .seconds(1) * steps / rate }
  /// Seconds from one step to the next.
  var step: Double { 1 / Double(rate) }

  mutating func advance() { steps += 1 }

  /// The last step of a wait from now, clamped between zero and ``longestWait``; `nil` is the longest wait.
  func lastStep(of wait: Double?) -> Int {
    let longest = FilmClock.longestWait
    // For a wait that is not a number this is zero.
    let wait = max(0, min(wait ?? longest, longest))
    return steps + Int(wait * Double(rate))
  }
}
