import Foundation

/// Cuts blocks of bytes into numbered lines, and keeps the beginning of a line that has not ended.
struct LineSplitter {
  struct Line: Sendable {
    /// Counted from 1; blank lines count too, but are not handed on.
    var number: Int
    /// Without the line feed; `nil` if the line was longer than any that is read.
    var text: Data?
  }

  /// The longest line that is read, in bytes.
  static let longestLine = 1 << 20

  private var number = 0
  private var beginning: [UInt8] = []
  private var isTooLong = false

  /// The lines that end in `block`.
  mutating func lines(endedBy block: [UInt8]) -> [Line] {
    var lines: [Line] = []
    var rest = block[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      keep(rest[..<end])
      lines += takeLine()
      rest = rest[(end + 1)...]
    }
    keep(rest)
    return lines
  }

  /// What is left at the end of the input.
  mutating func lastLine() -> [Line] { takeLine() }

  private mutating func keep(_ bytes: ArraySlice<UInt8>) {
    if beginning.count + bytes.count > Self.longestLine { isTooLong = true }
    if isTooLong { beginning = [] } else { beginning += bytes }
  }

  private mutating func takeLine() -> [Line] {
    defer {
      beginning.removeAll(keepingCapacity: true)
      isTooLong = false
    }
    number += 1
    let isBlank = beginning.allSatisfy { $0 == UInt8(ascii: " ") || $0 == 0x0D || $0 == 0x09 }
    return isBlank && !isTooLong
      ? [] : [Line(number: number, text: isTooLong ? nil : Data(beginning))]
  }
}
