import Foundation
import PlacementRequests
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
