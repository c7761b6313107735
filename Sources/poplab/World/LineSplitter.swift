import AnnotatedYAML
import PopoverLab

/// Cuts blocks of bytes into numbered lines, and keeps the beginning of a line that has not ended.
struct LineSplitter {
  struct Line: Sendable {
    /// Counted from 1.
    var number: Int
    /// Without the line feed, and no more than the longest line that is read.
    var bytes: [UInt8] = []
    /// Whether the line was longer.
    var isCut = false
  }

  /// The longest line that is read, in bytes.
  let longestLine: Int
  private var line = Line(number: 1)

  init(longestLine: Int) { self.longestLine = longestLine }

  /// The lines that end in `block`.
  mutating func lines(endedBy block: [UInt8]) -> [Line] {
    var parts = block.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let rest = parts.removeLast()
    let lines = parts.map { part in
      append(part)
      return takeLine()
    }
    append(rest)
    return lines
  }

  /// What is left at the end of the input; `nil` if that is nothing.
  mutating func lastLine() -> Line? { line.bytes.isEmpty ? nil : takeLine() }

  private mutating func append(_ bytes: ArraySlice<UInt8>) {
    let room = longestLine - line.bytes.count
    line.isCut = line.isCut || bytes.count > room
    line.bytes += bytes.prefix(room)
  }

  private mutating func takeLine() -> Line {
    defer { line = Line(number: line.number + 1) }
    return line
  }
}

/// Lines from standard input, and sentences to standard output, each as soon as it is there.
struct StandardLines: LineTerminal {
  /// A longer line has no meaning and is cut.
  private var splitter = LineSplitter(longestLine: 1 << 16)
  private var waiting: ArraySlice<LineSplitter.Line> = []
  private var isAtEnd = false
  /// Why standard input or standard output is of no use any more.
  private(set) var failure: (any Error)?

  mutating func nextLine() -> String? {
    while waiting.isEmpty, !isAtEnd, failure == nil { readBlock() }
    return failure == nil ? waiting.popFirst().map(text) : nil
  }

  private mutating func readBlock() {
    do {
      if let block = try StandardInput.nextBlock() {
        waiting = splitter.lines(endedBy: block)[...]
      } else {
        isAtEnd = true
        waiting = [splitter.lastLine()].compactMap(\.self)[...]
      }
    } catch {
      failure = error
    }
  }

  private func text(_ line: LineSplitter.Line) -> String {
    let text = String(decoding: line.bytes, as: UTF8.self)
    return text.hasSuffix("\r") ? String(text.dropLast()) : text
  }

  mutating func say(_ line: String) {
    do {
      try StandardOutput.write(line.shownSafely + "\n")
    } catch {
      failure = failure ?? error
    }
  }
}
