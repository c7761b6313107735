import Foundation
import PlacementRequests
import PopoverReports

/// Answers JSON Lines from standard input as they come, in memory that does not grow with them.
struct BatchStream {
  private var splitter = LineSplitter(longestLine: 1 << 20)
  /// How many lines could not be answered, and the number of the first; `nil` if all could.
  private var faults: (count: Int, first: Int)?

  /// - Throws: ``CommandFailure`` when some line could not be answered, after all others were.
  mutating func run() throws {
    while let block = try StandardInput.nextBlock() {
      try answer(splitter.lines(endedBy: block))
    }
    if let line = splitter.lastLine() { try answer([line]) }
    if let faults {
      let first = "line \(faults.first)"
      let lines = faults.count == 1 ? first : "\(faults.count) lines, the first of them \(first),"
      throw CommandFailure(
        "\(lines) could not be answered; the answers say why", status: .badData)
    }
  }

  /// Writes the answers to all lines of a block in one write, in the order of the lines.
  private mutating func answer(_ lines: [LineSplitter.Line]) throws {
    let limit = splitter.longestLine
    let lines = lines.filter { !$0.isBlank }
    let answers = lines.concurrentMap { line in
      line.isCut
        ? BatchLine(tooLong: line.number, limit: limit)
        : BatchLine(answering: line.bytes, number: line.number)
    }
    for (line, answer) in zip(lines, answers) where answer.isFault { note(faultIn: line.number) }
    var output: [UInt8] = []
    for answered in answers {
      output += answered.answer
      output.append(UInt8(ascii: "\n"))
    }
    try StandardOutput.write(output)
  }

  private mutating func note(faultIn number: Int) {
    faults = ((faults?.count ?? 0) + 1, faults?.first ?? number)
  }
}

extension LineSplitter.Line {
  fileprivate var isBlank: Bool {
    bytes.allSatisfy { $0 == UInt8(ascii: " ") || $0 == 0x0D || $0 == 0x09 } && !isCut
  }
}
