import CPseudoTerminal
import Foundation
import Synchronization
import SystemPackage
import TerminalDriver
import TestSupport
import Testing

@testable import poplab

/// There is one standard error, and one line on it.
@Suite("Progress of long work", .serialized)
struct ProgressLineTests {
  private let folder = TemporaryFolder()

  private final class Written: Sendable {
    let text = Mutex("")
  }

  private func written(delay: Duration, interval: Duration = .zero) -> String {
    let written = Written()
    let line = ProgressLine("scenes", of: 3, delay: delay, interval: interval) { text in
      written.text.withLock { $0 += text }
    }
    for _ in 0..<3 { line.step() }
    return written.text.withLock { $0 }
  }

  @Test func everyStepIsCounted() {
    #expect(
      written(delay: .zero)
        == "\r1 of 3 scenes\u{1B}[K\r2 of 3 scenes\u{1B}[K\r3 of 3 scenes\u{1B}[K")
  }

  @Test func shortWorkHasNoLine() { #expect(written(delay: .seconds(3600)).isEmpty) }

  @Test func aLineIsWrittenNowAndThen() {
    #expect(written(delay: .zero, interval: .seconds(3600)) == "\r1 of 3 scenes\u{1B}[K")
  }

  @Test func withoutATerminalThereIsNoLine() throws {
    let sizes = (20..<60).map { "\($0)x10" }.joined(separator: ",")
    let outcome = try BuiltProgram.run("poplab", ["render", "--size", sizes, "--format", "svg"])
    #expect(outcome.errors.isEmpty)
  }

  private final class Clock: Sendable {
    let time = Mutex(ContinuousClock.now)

    @Sendable func now() -> ContinuousClock.Instant { time.withLock { $0 } }
  }

  /// What is left on a file by work of which each step takes as long as `step` says, on a clock that is counted.
  private func left(on file: FileDescriptor, by step: Duration) {
    let clock = Clock()
    ProgressLine.during("steps", of: 4, on: file, now: clock.now) { line in
      for _ in 0..<4 {
        clock.time.withLock { $0 += step }
        line?.step()
      }
    }
  }

  @Test(arguments: [
    (Duration.milliseconds(249), ""),
    (.milliseconds(250), "\r4 of 4 steps\u{1B}[K\r\u{1B}[K"),
    (.milliseconds(400), "\r3 of 4 steps\u{1B}[K\r4 of 4 steps\u{1B}[K\r\u{1B}[K"),
  ])
  func aTerminalShowsItAfterASecond(step: Duration, text: String) throws {
    var (master, side): (Int32, Int32) = (0, 0)
    #expect(pseudo_terminal_open(&master, &side))
    let (terminal, program) = (FileDescriptor(rawValue: master), FileDescriptor(rawValue: side))
    left(on: program, by: step)
    // An end that is always there, so that nothing is waited for.
    try program.writeAll("end".utf8)
    var seen = ""
    while !seen.hasSuffix("end"), let block = try terminal.nextBlock() {
      seen += String(decoding: block, as: UTF8.self)
    }
    #expect(seen == text + "end")
    try program.close()
    try terminal.close()
  }

  @Test func aPipeNeverDoes() throws {
    let (output, input) = try FileDescriptor.pipe()
    left(on: input, by: .seconds(10))
    try input.close()
    #expect(try output.nextBlock() == nil)
    try output.close()
  }

  /// The program itself, with more work than anybody waits for.
  @Test func theProgramShowsIt() throws {
    let sizes = (200..<1200).map { "\($0)x100" }.joined(separator: ",")
    let terminal = try EmulatedTerminal(
      "poplab", ["render", "nested", "--size", sizes, "--output", folder.path + "/"])
    try terminal.wait(forText: " of 1000 frames")
    try terminal.signal(.interrupt)
    try terminal.waitForEnd()
  }

  @Test func resultsAreInTheirOrder() throws {
    let numbers = Array(0..<100)
    #expect(numbers.mapWithProgress("numbers") { $0 * 2 } == numbers.map { $0 * 2 })
    #expect(numbers.concurrentMapWithProgress("numbers") { $0 * 2 } == numbers.map { $0 * 2 })
  }
}
