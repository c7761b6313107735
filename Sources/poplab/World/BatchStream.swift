import Foundation
import PopoverReports

/// Answers JSON Lines from standard input as they come, in memory that does not grow with them.
struct BatchStream {
  private var splitter = LineSplitter(longestLine: 1 << 20)
  private var hasFaults = false

  /// - Throws: ``CommandFailure`` when some line could not be answered, after all others were.
  mutating func run() throws {
    while let block = try StandardInput.nextBlock() {
      try answer(splitter.lines(endedBy: block))
    }
    if let line = splitter.lastLine() { try answer([line]) }
    if hasFaults {
      throw CommandFailure("some lines could not be answered", status: .badData)
    }
  }

  /// Writes the answers to all lines of a block in one write, in the order of the lines.
  private mutating func answer(_ lines: [LineSplitter.Line]) throws {
    let limit = splitter.longestLine
    let answers = lines.filter { !$0.isBlank }.concurrentMap { line in
      line.isCut
        ? BatchLine(tooLong: line.number, limit: limit)
        : BatchLine(answering: line.bytes, number: line.number)
    }
    hasFaults = hasFaults || answers.contains(where: \.isFault)
    var output: [UInt8] = []
    for answered in answers {
      output += answered.answer
      output.append(UInt8(ascii: "\n"))
    }
    try StandardOutput.write(output)
  }
}

extension LineSplitter.Line {
  fileprivate var isBlank: Bool {
    bytes.allSatisfy { $0 == UInt8(ascii: " ") || $0 == 0x0D || $0 == 0x09 } && !isCut
  }
}

extension Array where Element: Sendable {
  /// The results of `transform` in the order of the elements, worked out on all processors.
  func concurrentMap<Result: Sendable>(
    _ transform: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    let stripes = Swift.min(count, ProcessInfo.processInfo.activeProcessorCount)
    guard stripes > 1 else { return map(transform) }
    return blocking {
      await withTaskGroup(of: (Int, [Result]).self, returning: [Result].self) { group in
        for stripe in 0..<stripes {
          let part = self[(count * stripe / stripes)..<(count * (stripe + 1) / stripes)]
          group.addTask { (stripe, part.map(transform)) }
        }
        return await group.reduce(into: [[Result]](repeating: [], count: stripes)) {
          $0[$1.0] = $1.1
        }.flatMap(\.self)
      }
    }
  }
}

/// Waits for tasks on the first thread, which is not one of theirs: commands are not asynchronous (``Poplab/main()``).
private func blocking<Result: Sendable>(
  _ work: @escaping @Sendable () async -> Result
) -> Result {
  // Written before the signal, read after it.
  nonisolated(unsafe) var result: Result?
  let done = DispatchSemaphore(value: 0)
  Task.detached {
    result = await work()
    done.signal()
  }
  done.wait()
  return result!
}
