import CellCanvas
import Foundation

/// Another program, run to its end with a limit of time.
struct Subprocess {
  private let process = Process()
  private let name: String

  /// The seconds after which it is ended.
  private static let timeLimit = 30.0

  init(_ command: String, _ arguments: [String]) {
    name = (command as NSString).lastPathComponent
    process.executableURL = URL(fileURLWithPath: command)
    process.arguments = arguments
    let own = ["LC_ALL": "C.UTF-8", "TERM": "xterm-256color"]
    let inherited = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("TMUX") }
    process.environment = inherited.merging(own) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
  }

  /// Where the first of some programs lies that the search path has; `nil` if none is installed.
  static func path(ofFirst names: [String]) -> String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
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
    let end = deadline()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    end.cancel()
    return String(decoding: bytes, as: UTF8.self)
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
    let end = deadline()
    reader.readabilityHandler = { if $0.availableData.isEmpty { $0.readabilityHandler = nil } }
    process.waitUntilExit()
    reader.readabilityHandler = nil
    end.cancel()
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

  /// Ends the program when it takes too long, or when this one is to end.
  private func deadline() -> any DispatchSourceTimer {
    let identifier = process.processIdentifier
    let end = DispatchTime.now() + Self.timeLimit
    let timer = DispatchSource.makeTimerSource()
    timer.schedule(deadline: .now() + 0.2, repeating: 0.2)
    timer.setEventHandler {
      if HeldSignals.haveCome || DispatchTime.now() > end { kill(identifier, SIGKILL) }
    }
    timer.resume()
    return timer
  }
}
