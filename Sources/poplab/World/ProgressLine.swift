import Foundation

/// A line on standard error that says how far long work has come: on a terminal only, and only after a second of work.
struct ProgressLine {
  private let thing: String
  private let start = ContinuousClock.now
  private var shown: ContinuousClock.Instant?
  private let isTerminal = isatty(STDERR_FILENO) == 1

  /// - Parameter thing: what is counted, in the plural.
  init(thing: String) { self.thing = thing }

  /// Says the number of things that are done, a few times in a second at most.
  mutating func report(_ count: Int, of total: Int) {
    let now = ContinuousClock.now
    guard isTerminal, now - start > .seconds(1),
      shown.map({ now - $0 > .milliseconds(200) }) ?? true
    else { return }
    shown = now
    write("\r\(count) of \(total) \(thing)\u{1B}[K")
  }

  /// Takes the line away.
  func end() {
    if shown != nil { write("\r\u{1B}[K") }
  }

  private func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}
