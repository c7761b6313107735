import AnnotatedYAML
import Foundation

/// Standard output without a buffer behind it: what was written has left the program.
enum StandardOutput {
  /// - Throws: ``CommandFailure`` when nobody reads, or the disk is full.
  static func write(_ bytes: some ContiguousBytes) throws {
    guard STDOUT_FILENO.write(all: bytes) else {
      throw CommandFailure(
        "cannot write to standard output: \(String(cString: strerror(errno)))",
        status: .inputOutput)
    }
  }

  static func write(_ text: String) throws { try write(Array(text.utf8)) }

  /// Lets a closed pipe be an error that can be told, instead of the end of the program.
  static func reportClosedPipes() { signal(SIGPIPE, SIG_IGN) }
}

enum StandardError {
  /// What came with a name or a value and could disturb a terminal is shown as a code.
  static func write(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let bytes = Array(lines.map { String($0).shownSafely }.joined(separator: "\n").utf8)
    _ = Foundation.write(STDERR_FILENO, bytes, bytes.count)
  }
}

/// Standard input in blocks, as they come.
enum StandardInput {
  private static let blockSize = 1 << 16

  /// The next block; `nil` at the end.
  static func nextBlock() throws -> [UInt8]? {
    var block = [UInt8](repeating: 0, count: blockSize)
    while true {
      let count = block.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress, $0.count) }
      if count > 0 { return Array(block.prefix(count)) }
      if count == 0 { return nil }
      guard errno == EINTR else {
        throw CommandFailure(
          "cannot read standard input: \(String(cString: strerror(errno)))", status: .inputOutput)
      }
    }
  }

  /// The most bytes that are taken at once: more than any reader of texts takes.
  private static let longest = 1 << 20

  /// All that comes, as far as it is ever read.
  static func wholeText() throws -> [UInt8] {
    var text: [UInt8] = []
    while text.count < longest, let block = try nextBlock() { text += block }
    return text
  }
}
