import AnnotatedYAML
import Foundation
import SystemPackage

/// The ways in which the program ends, after the conventions of sysexits.
enum ExitStatus: Int32 {
  case usage = 64
  case badData = 65
  case noInput = 66
  case inputOutput = 74
  case interrupted = 130
}

/// A failure that is reported in words and by the exit status.
struct CommandFailure: Error {
  /// What is written to standard error, without a line feed at its end.
  var text: String
  var status: ExitStatus

  init(_ message: String, status: ExitStatus) {
    text = "poplab: \(message)"
    self.status = status
  }

  /// Faults in a file of the user's, each a line that begins with its place.
  init(located faults: String) {
    text = faults
    status = .badData
  }
}

/// Standard output without a buffer behind it: what was written has left the program.
enum StandardOutput {
  /// - Throws: ``CommandFailure`` when the reader has closed the pipe, or the disk is full.
  static func write(_ bytes: [UInt8]) throws {
    ClosedPipes.areReported
    do {
      try FileDescriptor.standardOutput.writeAll(bytes)
    } catch {
      throw CommandFailure("cannot write to standard output: \(error)", status: .inputOutput)
    }
  }

  static func write(_ text: String) throws { try write(Array(text.utf8)) }
}

private enum ClosedPipes {
  /// Makes a closed pipe an error that is reported, instead of the end of the program. The lab on a screen
  /// never comes here and leaves signals to curses.
  static let areReported: Void = { signal(SIGPIPE, SIG_IGN) }()
}

enum StandardError {
  /// Writes a message; characters that could disturb a terminal are shown as codes.
  static func write(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    ClosedPipes.areReported
    let safe = lines.map { String($0).shownSafely }.joined(separator: "\n")
    _ = try? FileDescriptor.standardError.writeAll(safe.utf8)
  }
}

/// Standard input in blocks, as they come.
enum StandardInput {
  /// The next block; `nil` at the end.
  static func nextBlock() throws -> [UInt8]? {
    do {
      return try FileDescriptor.standardInput.nextBlock()
    } catch {
      throw CommandFailure("cannot read standard input: \(error)", status: .inputOutput)
    }
  }

  /// More bytes than any reader of texts takes.
  private static let longest = 1 << 20

  /// All of the input, up to more than any reader takes.
  static func wholeText() throws -> [UInt8] {
    var text: [UInt8] = []
    while text.count < longest, let block = try nextBlock() { text += block }
    return text
  }
}

extension FileDescriptor {
  private static let blockSize = 1 << 16

  /// As much as there is, up to a block; `nil` at the end.
  func nextBlock() throws -> [UInt8]? {
    let block = try [UInt8](unsafeUninitializedCapacity: Self.blockSize) { buffer, count in
      count = try read(into: UnsafeMutableRawBufferPointer(buffer))
    }
    return block.isEmpty ? nil : block
  }
}
