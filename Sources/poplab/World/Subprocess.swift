import CellCanvas
import Foundation
import PopoverGeometry
import PopoverReports

/// Another program, run to its end with a limit of time.
struct Subprocess {
  private let process = Process()
  private let name: String

  init(_ command: String, _ arguments: [String], environment: [String: String] = [:]) {
    name = (command as NSString).lastPathComponent
    process.executableURL = URL(fileURLWithPath: command)
    process.arguments = arguments
    let own = ["LC_ALL": "C.UTF-8", "TERM": "xterm-256color"]
    let inherited = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("TMUX") }
    process.environment = inherited.merging(own) { $1 }.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
  }

  /// Runs it without a terminal.
  ///
  /// - Returns: what it has printed.
  @discardableResult
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
    try start()
    let end = deadline()
    let reader = FileHandle(fileDescriptor: master, closeOnDealloc: true)
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
    let end = DispatchTime.now() + RealProgramRun.patience
    let timer = DispatchSource.makeTimerSource()
    timer.schedule(deadline: .now() + 0.2, repeating: 0.2)
    timer.setEventHandler {
      if HeldSignals.haveCome || DispatchTime.now() > end { kill(identifier, SIGKILL) }
    }
    timer.resume()
    return timer
  }
}

/// A tmux in a server of its own, shown by a client in a second one, which is asked for the text of its screen.
struct TmuxScreen {
  private let command: String
  private let folder: URL
  private let size: Size

  init(_ command: String, _ folder: URL, size: Size) {
    (self.command, self.folder, self.size) = (command, folder, size)
  }

  /// - Parameter options: of `display-popup`, which places the box.
  /// - Returns: the cells of the screen that the box fills.
  func answer(_ options: String) throws -> Rect {
    defer { for server in ["inner", "outer"] { _ = try? tmux(server, ["kill-server"]) } }
    let inner = arguments("inner", ["new-session", "-s", "inner", "cat"])
    let (columns, rows) = (Int(size.width), Int(size.height))
    // Foundation waits for the server too, which inherits what a client has open; so nobody waits here.
    let start =
      [
        "new-session", "-d", "-s", "outer", "-x", "\(columns)", "-y", "\(rows)",
        "exec " + ([command] + inner).map { "'\($0)'" }.joined(separator: " "), ";", "set", "-g",
        "status", "off",
      ]
    try Subprocess(command, arguments("outer", start)).runBeside()
    try wait {
      try tmux("inner", ["display", "-p", "#{client_width}x#{client_height}"])
        == "\(columns)x\(rows)\n"
    }
    try tmux("inner", ["set", "-g", "status", "off"])
    let fill = "yes \(RealProgram.ink) | head -c \(4 * columns * rows) | tr -d '\\n'; read -r _"
    let popup =
      ["display-popup", "-B"] + options.split(separator: " ").map { String($0) } + ["-E", fill]
    try Subprocess(command, arguments("inner", popup)).runBeside()
    var found: Rect?
    try wait {
      let frame = inked(try tmux("outer", ["capture-pane", "-p", "-t", "outer"]))
      defer { found = frame }
      return frame != nil && frame == found
    }
    guard let found else { throw CommandFailure("tmux shows no popup", status: .unavailable) }
    return found
  }

  @discardableResult
  private func tmux(_ server: String, _ words: [String]) throws -> String {
    try Subprocess(command, arguments(server, words)).run()
  }

  private func arguments(_ server: String, _ words: [String]) -> [String] {
    ["-u", "-S", folder.appendingPathComponent(server).path, "-f", "/dev/null"] + words
  }

  /// Waits until something holds, for five seconds at most.
  private func wait(until holds: () throws -> Bool) throws {
    let end = Date(timeIntervalSinceNow: 5)
    while try !holds(), Date() < end, !HeldSignals.haveCome { usleep(20_000) }
  }

  private func inked(_ screen: String) -> Rect? {
    let rows: [[Character]] = screen.split(
      separator: "\n" as Character, omittingEmptySubsequences: false
    )
    .map { Array($0) }
    let places: [CellPoint] = rows.enumerated().flatMap { y, row in
      row.indices.filter { row[$0] == RealProgram.ink }.map { CellPoint(x: $0, y: y) }
    }
    guard let left = places.map(\.x).min(), let right = places.map(\.x).max(),
      let top = places.map(\.y).min(), let bottom = places.map(\.y).max()
    else { return nil }
    return Rect(CellRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1))
  }
}
