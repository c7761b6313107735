import Foundation
import Synchronization
import Testing

@testable import poplab

@Suite("Progress of long work")
struct ProgressLineTests {
  private final class Written: Sendable {
    let text = Mutex("")
  }

  private func written(patience: Duration, interval: Duration = .zero) -> String {
    let written = Written()
    let line = ProgressLine("scenes", of: 3, patience: patience, interval: interval) { text in
      written.text.withLock { $0 += text }
    }
    for _ in 0..<3 { line.step() }
    return written.text.withLock { $0 }
  }

  @Test func everyStepIsCounted() {
    #expect(
      written(patience: .zero)
        == "\r1 of 3 scenes\u{1B}[K\r2 of 3 scenes\u{1B}[K\r3 of 3 scenes\u{1B}[K")
  }

  @Test func shortWorkHasNoLine() { #expect(written(patience: .seconds(3600)).isEmpty) }

  @Test func aLineIsWrittenNowAndThen() {
    #expect(written(patience: .zero, interval: .seconds(3600)) == "\r1 of 3 scenes\u{1B}[K")
  }

  @Test func withoutATerminalThereIsNoLine() throws {
    let sizes = (20..<60).map { "\($0)x10" }.joined(separator: ",")
    let outcome = try BuiltProgram.run("poplab", ["render", "--size", sizes, "--format", "svg"])
    #expect(outcome.errors.isEmpty)
  }

  @Test func resultsAreInTheirOrder() throws {
    let numbers = Array(0..<100)
    #expect(numbers.mapWithProgress("numbers") { $0 * 2 } == numbers.map { $0 * 2 })
    #expect(numbers.concurrentMapWithProgress("numbers") { $0 * 2 } == numbers.map { $0 * 2 })
  }
}
