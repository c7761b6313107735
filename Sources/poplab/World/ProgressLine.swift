import Foundation
import SystemPackage

/// A line on standard error that says how far long work has come: on a terminal only, and only after a second of work.
final class ProgressLine: Sendable {
  private let thing: String
  private let total: Int
  private let terminal: @Sendable (String) -> Void
  private let interval: Duration
  private let now: @Sendable () -> ContinuousClock.Instant
  // Read and written while the lock is held.
  private static let lock = NSLock()
  nonisolated(unsafe) private var count = 0
  nonisolated(unsafe) private var due: ContinuousClock.Instant
  /// Writes onto the terminal that shows one now, if one does.
  nonisolated(unsafe) private static var shown: (@Sendable (String) -> Void)?

  /// - Parameters:
  ///   - thing: what is counted, in the plural.
  ///   - delay: how long work is too short for a line.
  ///   - now: the clock.
  ///   - terminal: takes what is written.
  init(
    _ thing: String, of total: Int, delay: Duration = .seconds(1),
    interval: Duration = .milliseconds(200),
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
    terminal: @escaping @Sendable (String) -> Void
  ) {
    (self.thing, self.total, self.terminal) = (thing, total, terminal)
    (self.interval, self.now) = (interval, now)
    due = now() + delay
  }

  /// What `work` returns. It calls ``step()`` for each thing that is done, on any thread; without a terminal nothing is
  /// counted.
  static func during<Result>(
    _ thing: String, of total: Int, on file: FileDescriptor = .standardError,
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
    _ work: (ProgressLine?) throws -> Result
  ) rethrows -> Result {
    guard isatty(file.rawValue) == 1 else { return try work(nil) }
    defer { clear() }
    return try work(
      ProgressLine(thing, of: total, now: now) { _ = try? file.writeAll($0.utf8) })
  }

  /// One more thing is done, which is said a few times in a second at most.
  func step() {
    Self.lock.withLock {
      count += 1
      let now = now()
      if now < due { return }
      due = now + interval
      Self.shown = terminal
      terminal("\r\(count) of \(total) \(thing)\u{1B}[K")
    }
  }

  /// Takes the line away, so that something else can be written there.
  static func clear() {
    lock.withLock {
      shown?("\r\u{1B}[K")
      shown = nil
    }
  }
}

extension Array {
  /// The results of `transform`, one after the other, with a ``ProgressLine``.
  func mapWithProgress<Result>(
    _ things: String, _ transform: (Element) throws -> Result
  ) rethrows -> [Result] {
    try ProgressLine.during(things, of: count) { line in
      try map { element in
        defer { line?.step() }
        return try transform(element)
      }
    }
  }
}
