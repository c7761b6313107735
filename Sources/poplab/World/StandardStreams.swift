import Foundation
import MessageText
import PopoverLab
import SystemPackage

/// The ways in which the program ends, after the conventions of sysexits.
enum ExitStatus: Int32, CaseIterable {
  /// The program ran well, and the answer is no.
  case different = 1
  case usage = 64
  case badData = 65
  case noInput = 66
  /// Another program that was asked for is not there, or does not answer.
  case unavailable = 69
  /// A file that the user has named cannot be made, or be written to.
  case cannotCreate = 73
  case inputOutput = 74
  case interrupted = 130
}

/// A failure that is reported in words and by the exit status.
struct CommandFailure: Error {
  /// What is written to standard error, without a line feed at its end.
  var text: String
  var status: ExitStatus

  /// Its first line, without the name of the program.
  var firstLine: String {
    let line = text.split(separator: "\n").first.map(String.init) ?? text
    return line.hasPrefix(Self.program) ? String(line.dropFirst(Self.program.count)) : line
  }

  private static let program = "poplab: "

  init(_ message: String, status: ExitStatus) {
    text = Self.program + message
    self.status = status
  }

  /// Faults in a file of the user's, each a line that begins with its place.
  init(located faults: String, status: ExitStatus = .badData) {
    text = faults
    self.status = status
  }

  /// Why a file was not written.
  ///
  /// - Parameter verb: what was to be done with it.
  init(writing path: String, _ fault: StorageFault, as verb: String = "write") {
    let path = path.shownSafely
    switch fault {
    case .changed(.some):
      self.init("'\(path)' is there already; nothing was written", status: .cannotCreate)
    case .failed: self.init("cannot \(verb) '\(path)': \(fault)", status: .inputOutput)
    case .missing, .changed(nil), .refused:
      self.init("cannot \(verb) '\(path)': \(fault)", status: .cannotCreate)
    }
  }
}

/// Standard output without a buffer behind it: what was written has left the program.
enum StandardOutput {
  /// A reader that has seen enough, as `head`, ends the program as it ends others: without a word, by the signal for
  /// closed pipes.
  ///
  /// - Throws: ``CommandFailure`` when the disk is full, or the output cannot be written for another reason.
  static func write(_ bytes: [UInt8]) throws {
    ClosedPipes.areErrors
    if isTerminal { ProgressLine.clear() }
    do {
      try FileDescriptor.standardOutput.writeAll(bytes)
    } catch {
      if error as? Errno == .brokenPipe { ClosedPipes.endTheProgram() }
      throw CommandFailure("cannot write to standard output: \(error)", status: .inputOutput)
    }
  }

  static func write(_ text: String) throws { try write(Array(text.utf8)) }

  private static let isTerminal = isatty(STDOUT_FILENO) == 1
}

private enum ClosedPipes {
  /// Makes a closed pipe an error and not the end; the lab on a screen leaves signals to curses.
  static let areErrors: Void = { signal(SIGPIPE, SIG_IGN) }()

  /// Ends the program by the signal, which may be blocked.
  static func endTheProgram() {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    signal(SIGPIPE, SIG_DFL)
    sigprocmask(SIG_UNBLOCK, &signals, nil)
    raise(SIGPIPE)
  }
}

enum StandardError {
  /// Writes a message; characters that could disturb a terminal are shown as codes.
  static func write(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    ClosedPipes.areErrors
    ProgressLine.clear()
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

/// Cuts blocks of bytes into numbered lines, and keeps the beginning of a line that has not ended.
struct LineSplitter {
  struct Line: Sendable {
    /// Counted from 1.
    var number: Int
    /// Without the line feed, and no more than the longest line that is read.
    var bytes: [UInt8] = []
    var isCut = false
  }

  /// The longest line that is read, in bytes.
  let longestLine: Int
  private var line = Line(number: 1)

  init(longestLine: Int) { self.longestLine = longestLine }

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

  var isBroken: Bool { failure != nil }

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
