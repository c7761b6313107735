import Foundation
import MessageText
import PopoverLab
import SystemPackage

/// Standard output without a buffer behind it: what was written has left the program.
enum StandardOutput {
  /// A reader that has seen enough, as `head`, ends the program as it ends others: without a word, by the signal for
  /// closed pipes.
  ///
  /// - Throws: ``CommandFailure`` when the disk is full, or the output cannot be written for another reason.
  static func write(_ bytes: [UInt8]) throws {
    do { try writeOrFail(bytes) } catch { try error.end() }
  }

  /// The same for those who have something else to do before the program ends.
  static func writeOrFail(_ bytes: [UInt8]) throws(UnwrittenOutput) {
    ClosedPipes.areErrors
    if isTerminal { ProgressLine.clear() }
    do { try FileDescriptor.standardOutput.writeWhole(bytes) } catch {
      throw UnwrittenOutput(cause: error)
    }
  }

  static func write(_ text: String) throws { try write(Array(text.utf8)) }

  private static let isTerminal = isatty(STDOUT_FILENO) == 1
}

/// Why standard output takes no more.
struct UnwrittenOutput: Error {
  fileprivate let cause: any Error

  /// Ends the program as closed pipes do, or as a full disk does.
  func end() throws {
    if cause as? Errno == .brokenPipe { ClosedPipes.endTheProgram() }
    throw CommandFailure("cannot write to standard output: \(cause)", status: .inputOutput)
  }
}

enum ClosedStreams {
  /// Keeps the numbers of streams that are closed from files, which would get what is written there. The streams stay of
  /// no use: what is open under their numbers cannot be read or written as they are.
  static func keepTheirNumbers() {
    let modes = [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)]
    for (number, mode) in modes where fcntl(number, F_GETFD) == -1 { _ = open("/dev/null", mode) }
  }
}

enum ClosedPipes {
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
    try? FileDescriptor.standardError.writeWhole(safe.bytesOfMessage)
  }
}

extension String {
  private static let isLocaleUTF8 = LocaleVariable(ProcessEnvironment.variables)?.isUTF8 ?? false

  /// A message as standard error takes it, which is a terminal or goes to a program.
  fileprivate var bytesOfMessage: [UInt8] {
    let isOther = !Self.isLocaleUTF8 && isatty(STDERR_FILENO) == 1
    return Array((isOther ? inASCII : self).utf8)
  }
}

/// Standard input in blocks, as they come.
enum StandardInput {
  /// The next block; `nil` at the end.
  static func nextBlock() throws -> [UInt8]? {
    try wrapping { try FileDescriptor.standardInput.nextBlock() }
  }

  /// All of the input, up to more than any reader takes.
  static func wholeText() throws -> [UInt8] { try wrapping(readAll) }

  /// The same for scenes that show it, which nobody types: it is read once for all of them.
  static func pipedText() throws(StorageFault) -> [UInt8] { try piped.get() }

  private static let piped = Result { () throws(StorageFault) in
    guard isatty(STDIN_FILENO) == 0 else {
      throw StorageFault.refused("it is a terminal; pipe a text into the program")
    }
    return try StorageFault.wrapping(readAll)
  }

  private static func readAll() throws -> [UInt8] {
    Inputs.note(try FileDescriptor.standardInput.stat())
    return try FileDescriptor.standardInput.wholeText()
  }

  private static func wrapping<Value>(_ read: () throws -> Value) throws -> Value {
    do { return try read() } catch {
      throw CommandFailure("cannot read standard input: \(error)", status: .inputOutput)
    }
  }
}

extension FileDescriptor {
  private static let blockSize = 1 << 16

  /// More than any reader of texts accepts, so that the reader can report that a text is too large.
  private static let longestText = 1 << 20

  /// All that there is, up to more than any reader accepts.
  func wholeText() throws -> [UInt8] {
    var text: [UInt8] = []
    while text.count < Self.longestText, let block = try nextBlock() { text += block }
    return text
  }

  /// As much as there is, up to a block; `nil` at the end.
  func nextBlock() throws -> [UInt8]? {
    let block = try [UInt8](unsafeUninitializedCapacity: Self.blockSize) { buffer, count in
      count = try waiting(for: POLLIN) { try read(into: UnsafeMutableRawBufferPointer(buffer)) }
    }
    return block.isEmpty ? nil : block
  }

  /// Writes all bytes, however long a reader takes for them.
  func writeWhole(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      rest = rest.dropFirst(
        try waiting(for: POLLOUT) { try rest.withUnsafeBytes { try write($0) } })
    }
  }

  /// Waits where the system does not, as with a pipe that the parent program has left without blocking. Files of the
  /// kernel, such as `/proc/kmsg`, are not waited for.
  private func waiting(for event: Int32, _ attempt: () throws -> Int) throws -> Int {
    while true {
      do { return try attempt() } catch Errno.resourceTemporarilyUnavailable
        where (try? stat().type) != .regular
      {
        var watched = pollfd(fd: rawValue, events: Int16(event), revents: 0)
        poll(&watched, 1, -1)
      }
    }
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
  private var isAtStart = true
  private var isAtEnd = false
  /// Why standard input or standard output is of no use any more.
  private(set) var failure: (any Error)?

  var isBroken: Bool { failure != nil }

  mutating func nextLine() -> String? {
    while waiting.isEmpty, !isAtEnd, failure == nil { readBlock() }
    guard failure == nil, let line = waiting.popFirst() else { return nil }
    defer { isAtStart = false }
    return text(line)
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
    // The mark of an editor, as at the start of any file.
    let words = isAtStart && text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...]
    return String(words.hasSuffix("\r") ? words.dropLast() : words)
  }

  mutating func say(_ line: String) {
    do {
      try StandardOutput.write(line.shownSafely + "\n")
    } catch {
      failure = failure ?? error
    }
  }
}
