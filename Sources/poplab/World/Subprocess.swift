import CellCanvas
import Foundation

/// Another program, run to its end with a limit of time.
struct Subprocess {
  private let process = Process()
  private let name: String
  /// The time after which it is ended, and nobody waits for it any longer.
  private let limit: Duration

  init(_ command: String, _ arguments: [String], limit: Duration = .seconds(30)) {
    name = (command as NSString).lastPathComponent
    self.limit = limit
    process.executableURL = URL(fileURLWithPath: command)
    process.arguments = arguments
    let own = ["LC_ALL": "C.UTF-8", "TERM": "xterm-256color"]
    let inherited = ProcessEnvironment.variables.filter { !$0.key.hasPrefix("TMUX") }
    process.environment = inherited.merging(own) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
  }

  /// Where the first of some programs lies that the search path has; `nil` if none is installed.
  static func path(ofFirst names: [String]) -> String? {
    let path = ProcessEnvironment.variables["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
    let folders = path.split(separator: ":")
    return names.flatMap { name in folders.map { "\($0)/\(name)" } }
      .first(where: FileManager.default.isExecutableFile)
  }

  /// Runs it without a terminal.
  ///
  /// - Returns: what it has printed.
  func run() throws -> String {
    let output = Pipe()
    process.standardOutput = output
    try start()
    return String(decoding: untilItEnds(output.fileHandleForReading), as: UTF8.self)
  }

  /// Runs it without a terminal, and gives it an input.
  ///
  /// - Returns: what it has made of the input.
  /// - Throws: ``CommandFailure`` if it says that something is wrong, or prints nothing. What it says about that is on
  ///   standard error.
  func output(of input: [UInt8]) throws -> [UInt8] {
    // One that ends early must not end this program: its status tells.
    ClosedPipes.areErrors
    let (source, output) = (Pipe(), Pipe())
    (process.standardInput, process.standardOutput) = (source, output)
    process.standardError = FileHandle.standardError
    try start()
    Thread { source.fileHandleForWriting.writeAndClose(input) }.start()
    let bytes = untilItEnds(output.fileHandleForReading)
    if process.isRunning || process.terminationReason == .uncaughtSignal {
      throw CommandFailure(
        "\(name) was ended by a signal; after \(limit.components.seconds) s it is ended here",
        status: .inputOutput)
    }
    guard process.terminationStatus == 0, !bytes.isEmpty else {
      throw CommandFailure(
        "\(name) ended with status \(process.terminationStatus)", status: .inputOutput)
    }
    return bytes
  }

  /// Runs it on a pseudo-terminal, and reads away what it draws.
  func runOnTerminal(size: CellSize) throws {
    var (master, slave): (Int32, Int32) = (-1, -1)
    var window = winsize(
      ws_row: UInt16(clamping: size.height), ws_col: UInt16(clamping: size.width), ws_xpixel: 0,
      ws_ypixel: 0)
    guard openpty(&master, &slave, nil, nil, &window) == 0 else {
      throw CommandFailure("there is no pseudo-terminal for \(name)", status: .unavailable)
    }
    let terminal = FileHandle(fileDescriptor: slave, closeOnDealloc: true)
    (process.standardInput, process.standardOutput) = (terminal, terminal)
    let reader = FileHandle(fileDescriptor: master, closeOnDealloc: true)
    try start()
    // The last of its own sides that is closed ends what is read.
    try? terminal.close()
    _ = untilItEnds(reader)
  }

  /// Runs it beside this program until it ends by itself.
  func runBeside() throws {
    process.standardOutput = FileHandle.nullDevice
    try start()
  }

  /// Starts it with no signal blocked, whatever is blocked here: a server would not hear that it is to end.
  private func start() throws {
    var (none, own) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &own)
    defer { pthread_sigmask(SIG_SETMASK, &own, nil) }
    do { try process.run() } catch {
      throw CommandFailure("cannot start \(name): \(error)", status: .unavailable)
    }
  }
}

extension Subprocess {
  /// What it has printed when it ends. After the limit, or when this program is to end, it is ended with all that it has
  /// started, which may have its output open for ever.
  private func untilItEnds(_ output: FileHandle) -> [UInt8] {
    let patience = Patience(limit: limit)
    var (bytes, isOpen) = ([] as [UInt8], true)
    while !patience.isOver {
      if isOpen {
        isOpen = read(&bytes, from: output.fileDescriptor)
      } else if process.isRunning {
        usleep(10_000)
      } else {
        return bytes
      }
    }
    endGroup()
    return bytes
  }

  /// Waits a moment for more; false if there is no more.
  private func read(_ bytes: inout [UInt8], from file: Int32) -> Bool {
    var watched = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    guard poll(&watched, 1, 100) > 0 else { return true }
    var block = [UInt8](repeating: 0, count: 1 << 16)
    let count = Foundation.read(file, &block, block.count)
    bytes += block.prefix(max(0, count))
    return count > 0 || (count < 0 && errno == EINTR)
  }

  /// Foundation starts every program in a group of its own. It is gone a moment after the signal.
  private func endGroup() {
    kill(-process.processIdentifier, SIGKILL)
    let end = ContinuousClock.now + .seconds(1)
    while process.isRunning, ContinuousClock.now < end { usleep(10_000) }
  }

  private struct Patience {
    var limit: Duration
    private let start = ContinuousClock.now

    init(limit: Duration) { self.limit = limit }

    /// What is started when this program is to end already, to tidy up, has a moment too.
    var isOver: Bool {
      let past = start.duration(to: .now)
      return past > limit || (DeferredSignals.haveCome && past > .milliseconds(200))
    }
  }
}

extension FileHandle {
  /// A reader that has gone away is noticed by how it ends.
  fileprivate func writeAndClose(_ bytes: [UInt8]) {
    try? write(contentsOf: bytes)
    try? close()
  }
}
