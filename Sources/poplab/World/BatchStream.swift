import Foundation
import PopoverReports
import PopoverScenes

/// Answers JSON Lines from standard input as they come, in memory that does not grow with them.
struct BatchStream {
  private var splitter = LineSplitter()
  private var hasFaults = false

  /// - Throws: ``CommandFailure`` when some line could not be answered, after all others were.
  mutating func run() throws {
    while let block = try StandardInput.nextBlock() { try answer(splitter.lines(endedBy: block)) }
    try answer(splitter.lastLine())
    if hasFaults {
      throw CommandFailure("some lines could not be answered", status: .badData)
    }
  }

  @Sendable private static func answer(_ line: LineSplitter.Line) -> BatchLine {
    line.text.map { BatchLine(answering: $0, number: line.number) }
      ?? BatchLine(tooLong: line.number, limit: LineSplitter.longestLine)
  }

  /// Writes the answers to all lines of a block at once, in the order of the lines.
  private mutating func answer(_ lines: [LineSplitter.Line]) throws {
    var output: [UInt8] = []
    for answered in lines.mappedConcurrently(Self.answer) {
      hasFaults = hasFaults || answered.isFault
      output += answered.answer
      output.append(UInt8(ascii: "\n"))
    }
    try StandardOutput.write(output)
  }
}

extension Array where Element: Sendable {
  /// The results of `transform` in the order of the elements, worked out on all processors.
  fileprivate func mappedConcurrently<Result: Sendable>(
    _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    let stripes = Swift.min(count, ProcessInfo.processInfo.activeProcessorCount)
    guard stripes > 1 else { return map(transform) }
    let results = UnsafeMutableBufferPointer<[Result]>.allocate(capacity: stripes)
    results.initialize(repeating: [])
    defer { results.deinitialize().deallocate() }
    // Every stripe writes one place of its own.
    nonisolated(unsafe) let places = results
    DispatchQueue.concurrentPerform(iterations: stripes) { stripe in
      let range = (count * stripe / stripes)..<(count * (stripe + 1) / stripes)
      places[stripe] = self[range].map(transform)
    }
    return results.flatMap { $0 }
  }
}
