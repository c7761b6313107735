import AnnotatedYAML
import Foundation
import PopoverLab

/// Lines from standard input, and sentences to standard output, each as soon as it is there.
struct StandardLines: LineTerminal {
  /// A line that is longer has no meaning and is cut.
  private static let longestLine = 1 << 16

  private var waiting: [UInt8] = []
  private var isAtEnd = false
  /// Why standard input or standard output is of no use any more.
  private(set) var failure: (any Error)?

  mutating func nextLine() -> String? {
    while failure == nil {
      if let end = waiting.firstIndex(of: UInt8(ascii: "\n")) {
        defer { waiting.removeFirst(end + 1) }
        return text(waiting[..<end])
      }
      if isAtEnd {
        defer { waiting = [] }
        return waiting.isEmpty ? nil : text(waiting[...])
      }
      readBlock()
    }
    return nil
  }

  private mutating func readBlock() {
    do {
      guard let block = try StandardInput.nextBlock() else {
        isAtEnd = true
        return
      }
      waiting += block
      if waiting.count > Self.longestLine, !waiting.contains(UInt8(ascii: "\n")) {
        waiting.removeSubrange(Self.longestLine...)
      }
    } catch {
      failure = error
    }
  }

  private func text(_ bytes: ArraySlice<UInt8>) -> String {
    let line = String(decoding: bytes.prefix(Self.longestLine), as: UTF8.self)
    return line.hasSuffix("\r") ? String(line.dropLast()) : line
  }

  mutating func say(_ line: String) {
    do {
      try StandardOutput.write(line.shownSafely + "\n")
    } catch {
      failure = failure ?? error
    }
  }
}
